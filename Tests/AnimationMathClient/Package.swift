// swift-tools-version: 6.2
import PackageDescription

// Another package that uses the library, as anybody's would: `bash .ci/client` builds it and runs its tests.
let package = Package(
    name: "AnimationMathClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "inbetween", path: "../..")],
    targets: [
        .testTarget(
            name: "ClientTests", dependencies: [.product(name: "AnimationMath", package: "inbetween")])
    ],
    swiftLanguageModes: [.v6]
)
