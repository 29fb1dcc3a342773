// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
    import Foundation
#endif

// swift-syntax: on Linux the compiler's own, which every swift.org toolchain ships as modules and shared
// libraries under `usr/lib/swift/host`; elsewhere the package of the same version.
let syntaxLibraries = [
    "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftBasicFormat",
]

#if os(Linux)
    /// The folder of the toolchain that evaluates this manifest, found from the manifest library loaded into this
    /// process. The file is read line by line: it has no size, and a reader that trusts the size may stop short.
    func toolchainHostFolder() -> String {
        let suffix = "/pm/ManifestAPI/libPackageDescription.so"
        guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
        defer { fclose(maps) }
        var buffer = [CChar](repeating: 0, count: 8192)
        while fgets(&buffer, Int32(buffer.count), maps) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            guard line.hasSuffix(suffix), let start = line.firstIndex(of: "/") else { continue }
            return String(line[start...].dropLast(suffix.count)) + "/host"
        }
        return "/usr/lib/swift/host"
    }

    let host = toolchainHostFolder()
    let syntaxDependencies: [Target.Dependency] = []
    let syntaxPackages: [Package.Dependency] = []
    let syntaxLinking: [LinkerSetting] =
        [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
        + syntaxLibraries.map { .linkedLibrary($0) }
    let syntaxImports: [SwiftSetting] = [.unsafeFlags(["-I", host])]
#else
    let syntaxDependencies: [Target.Dependency] = syntaxLibraries.dropLast().map {
        .product(name: $0, package: "swift-syntax")
    }
    let syntaxPackages: [Package.Dependency] = [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
    ]
    let syntaxLinking: [LinkerSetting] = []
    let syntaxImports: [SwiftSetting] = []
#endif

/// Library targets with what each may import, bottom up.
let modules: [(name: String, dependencies: [String])] = [
    ("PagedStore", []),
    ("AnimationMath", []),
    ("ViewValues", ["AnimationMath"]),
    ("RenderTree", ["ViewValues", "AnimationMath", "PagedStore"]),
    ("SwiftSubset", []),
    ("Interpreter", ["SwiftSubset", "PagedStore"]),
    ("Vocabulary", ["Interpreter", "SwiftSubset", "ViewValues", "AnimationMath"]),
    (
        "Playground",
        ["Vocabulary", "Interpreter", "SwiftSubset", "RenderTree", "ViewValues", "AnimationMath", "PagedStore"]
    ),
    ("Reports", ["Playground", "RenderTree", "ViewValues", "AnimationMath", "SwiftSubset"]),
    ("SessionFiles", ["Playground", "Reports", "SwiftSubset", "AnimationMath"]),
    ("LineEditing", ["CLibedit"]),
]

/// Modules whose tests use the support target.
let supported: Set = ["Vocabulary", "Playground", "SessionFiles"]

let package = Package(
    name: "inbetween",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "AnimationMath", targets: ["AnimationMath"]),
        .executable(name: "inbetween", targets: ["inbetween"]),
    ],
    dependencies: syntaxPackages,
    targets: modules.map { module in
        .target(
            name: module.name,
            dependencies: module.dependencies.map { .byName(name: $0) })
    } + [
        .systemLibrary(
            name: "CLibeditSystem", pkgConfig: "libedit",
            providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
        .target(name: "CLibedit", dependencies: ["CLibeditSystem"]),
        .executableTarget(
            name: "inbetween",
            dependencies: [
                "Playground", "Reports", "SessionFiles", "LineEditing", "Vocabulary", "SwiftSubset", "RenderTree",
                "AnimationMath", "ViewValues",
            ]),
        .executableTarget(
            name: "inbetween-bench",
            dependencies: [
                "Playground", "Vocabulary", "Interpreter", "RenderTree", "SwiftSubset", "ViewValues", "AnimationMath",
            ], path: "Benchmarks"),
        .executableTarget(name: "line-probe", dependencies: ["LineEditing"], path: "Tests/LineProbe"),
        .target(
            name: "TestSupport",
            dependencies: [
                "Playground", "Reports", "SessionFiles", "SwiftSubset", "RenderTree", "ViewValues", "AnimationMath",
            ], path: "Tests/TestSupport"),
    ]
        + modules.map { module in
            .testTarget(
                name: "\(module.name)Tests",
                dependencies: ([module.name] + module.dependencies
                    + (supported.contains(module.name) ? ["TestSupport"] : []))
                    .map { .byName(name: $0) })
        } + [
            .testTarget(
                name: "SessionReplayTests",
                dependencies: [
                    "TestSupport", "SessionFiles", "Playground", "Reports", "RenderTree", "Vocabulary", "SwiftSubset",
                ]),
            .testTarget(
                name: "RuleTests", dependencies: ["TestSupport", "Playground", "SwiftSubset", "Vocabulary"]),
            .testTarget(name: "EndToEndTests", dependencies: ["inbetween", "TestSupport", "CLibedit"]),
        ],
    swiftLanguageModes: [.v6]
)

/// A client of SwiftSubset must find the modules of swift-syntax too, however little of them it sees.
let syntaxClients: Set = [
    "SwiftSubset", "Interpreter", "Vocabulary", "Playground", "Reports", "SessionFiles", "inbetween", "inbetween-bench",
    "TestSupport",
    "SwiftSubsetTests", "InterpreterTests", "VocabularyTests", "PlaygroundTests", "ReportsTests", "SessionFilesTests",
    "SessionReplayTests", "RuleTests", "EndToEndTests",
]
for target in package.targets where syntaxClients.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + syntaxImports
}
for target in package.targets where target.name == "SwiftSubset" {
    target.dependencies += syntaxDependencies
    target.linkerSettings = (target.linkerSettings ?? []) + syntaxLinking
}

// `squareRoot()` calls the C library for negative numbers in optimised builds, and nothing else would link it into a
// program that uses AnimationMath alone.
for target in package.targets where target.name == "AnimationMath" {
    target.linkerSettings = (target.linkerSettings ?? []) + [.linkedLibrary("m", .when(platforms: [.linux]))]
}
