import RenderTree

/// A value of the system's that `:set` changes and views read from the environment.
struct SystemSetting: Sendable {
    /// As `:set` names it.
    let name: String
    /// The key of `EnvironmentValues`.
    let key: String
    /// What it may be.
    let values: [String]

    /// All of them.
    static let all = [
        SystemSetting(name: "reduceMotion", key: "accessibilityReduceMotion", values: ["true", "false"]),
        SystemSetting(name: "colorScheme", key: "colorScheme", values: ["light", "dark"]),
        SystemSetting(name: "layoutDirection", key: "layoutDirection", values: ["leftToRight", "rightToLeft"]),
        SystemSetting(
            name: "dynamicTypeSize", key: "dynamicTypeSize",
            values: ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
                + (1...5).map { "accessibility\($0)" }),
        SystemSetting(name: "horizontalSizeClass", key: "horizontalSizeClass", values: ["compact", "regular"]),
        SystemSetting(name: "verticalSizeClass", key: "verticalSizeClass", values: ["compact", "regular"]),
    ]
}

extension World {
    /// Changes a value of the system's; false where the key is none. It changes the world, so it counts as an entry.
    mutating func setSystem(_ key: String, _ value: String, into call: inout CommandCall) throws -> Bool {
        guard let setting = SystemSetting.all.first(where: { $0.name == key || $0.key == key }) else { return false }
        let wanted = value.hasPrefix(".") ? String(value.dropFirst()) : value
        guard setting.values.contains(wanted) else {
            throw CommandError(
                "expected \(setting.values.joined(separator: ", ")) for \(setting.name), found '\(value)'")
        }
        call.counts = true
        take(try tree.setSystem(setting.key, to: wanted, at: time, host: &program), into: &call.recorder)
        return true
    }
}
