import AnimationMath
import ViewValues

/// What a subtree inherits. Shared by reference: an unchanged environment is recognised by identity.
final class Environment: Sendable {
    let values: EnvironmentState
    /// What the program sees of it, and what layout needs: asked for at every node below.
    let snapshot: EnvironmentSnapshot, layout: LayoutEnvironment

    init(_ values: EnvironmentState) {
        self.values = values
        snapshot = values.snapshot
        layout = values.layout
    }
    static let initial = Environment(EnvironmentState())
}

/// The environment's values.
struct EnvironmentState: Sendable {
    var font: FontValue?
    var weight: String?
    var bold = false, italic = false, monospacedDigit = false
    var foreground: StyleValue?
    var tint: ColorValue?
    var lineLimit: Int?
    var multiline = HorizontalGuide.leading
    var isEnabled = true
    /// Whether controls show no label.
    var hidesLabels = false
    var imageScale = "medium"
    var symbolVariant: String?
    var keys: [String: any ProgramValue] = [:]
    var objects: [String: any ProgramValue] = [:]
    /// Styles by kind: the program's value, or nil for a built-in one of the name.
    var styles: [String: StyleChoice] = [:]
    var colorScheme = "light"
    var transitionPhase: Double?
    /// Whether a sheet, cover or pushed page is around.
    var isPresented = false
    /// Whether transitions that move become fades (TRANS-9).
    var reduceMotion = false
    /// Whether reading begins at the right edge.
    var isRightToLeft = false
    /// The size of text, by DynamicTypeSize's names.
    var dynamicTypeSize = "large"
    /// `compact` or `regular`.
    var horizontalSizeClass = "compact", verticalSizeClass = "regular"

    /// The style of a kind of controls.
    struct StyleChoice: Sendable {
        var name: String
        var value: CompositeValue?
    }

    /// Takes in a write; a `transform` is the host's matter and handled by the engine.
    mutating func apply(_ write: EnvironmentWrite) {
        switch write {
        case .foreground(let style): foreground = style
        case .tint(let color): tint = color
        case .font(let font): self.font = font
        case .fontWeight(let weight): self.weight = weight
        case .bold(let isOn): bold = isOn
        case .italic(let isOn): italic = isOn
        case .monospacedDigit: monospacedDigit = true
        case .lineLimit(let limit): lineLimit = limit
        case .multilineTextAlignment(let guide): multiline = guide
        case .disabled(let isDisabled): isEnabled = isEnabled && !isDisabled
        case .imageScale(let scale): imageScale = scale
        case .symbolVariant(let variant): symbolVariant = variant
        case .key(let key, let value): applyKey(key, value)
        case .object(let type, let object): objects[type] = object
        case .style(let kind, let name, let value): styles[kind] = StyleChoice(name: name, value: value)
        case .transform: break
        }
    }

    /// Takes in a value of the system's by its key's name and its own name.
    mutating func applyKey(_ key: String, named value: String) {
        let name = String(value.split(separator: ".").last ?? "")
        switch key {
        case "colorScheme": colorScheme = name
        case "isEnabled": isEnabled = name == "true"
        case "labelsHidden": hidesLabels = name == "true"
        case "accessibilityReduceMotion", "_accessibilityReduceMotion": reduceMotion = name == "true"
        case "layoutDirection": isRightToLeft = name == "rightToLeft"
        case "dynamicTypeSize": dynamicTypeSize = name
        case "horizontalSizeClass": horizontalSizeClass = name
        case "verticalSizeClass": verticalSizeClass = name
        default: break
        }
    }

    private mutating func applyKey(_ key: String, _ value: any ProgramValue) {
        keys[key] = value
        applyKey(key, named: value.description)
    }

    /// What the program sees of it.
    var snapshot: EnvironmentSnapshot {
        var snapshot = EnvironmentSnapshot(keys: keys, objects: objects)
        snapshot.colorScheme = colorScheme
        snapshot.isEnabled = isEnabled
        snapshot.font = font
        (snapshot.lineLimit, snapshot.multilineTextAlignment) = (lineLimit, multiline)
        snapshot.isPresented = isPresented
        snapshot.transitionPhase = transitionPhase
        snapshot.reduceMotion = reduceMotion
        snapshot.dynamicTypeSize = dynamicTypeSize
        snapshot.horizontalSizeClass = horizontalSizeClass
        snapshot.verticalSizeClass = verticalSizeClass
        snapshot.layoutDirection = isRightToLeft ? "rightToLeft" : "leftToRight"
        return snapshot
    }

    /// What layout needs of it.
    var layout: LayoutEnvironment {
        LayoutEnvironment(
            font: font, weight: weight, isBold: bold, isItalic: italic, monospacedDigit: monospacedDigit,
            lineLimit: lineLimit, imageScale: imageScale, typeSize: dynamicTypeSize)
    }
}

extension EnvironmentState {
    /// A symbol's name under the symbol variant: `heart` is `heart.fill` under `.fill`, whose word comes last.
    func symbolName(_ name: String) -> String {
        guard let symbolVariant, symbolVariant != "none" else { return name }
        let own = name.split(separator: ".").map(String.init)
        let added = symbolVariant.split(separator: ".").map(String.init).filter { !own.contains($0) }
        let isFilled = own.last == "fill" || added.contains("fill")
        let words = (own.last == "fill" ? Array(own.dropLast()) : own) + added.filter { $0 != "fill" }
        return (words + (isFilled ? ["fill"] : [])).joined(separator: ".")
    }

    /// Whether an environment value that a body read differs from another environment's.
    func differs(from other: EnvironmentState, at key: String) -> Bool {
        switch key {
        case "isEnabled": isEnabled != other.isEnabled
        case "colorScheme": colorScheme != other.colorScheme
        case "font": font != other.font
        case "accessibilityReduceMotion": reduceMotion != other.reduceMotion
        case "layoutDirection": isRightToLeft != other.isRightToLeft
        case "transitionPhase": transitionPhase != other.transitionPhase
        case "lineLimit": lineLimit != other.lineLimit
        case "multilineTextAlignment": multiline != other.multiline
        case "dynamicTypeSize": dynamicTypeSize != other.dynamicTypeSize
        case "horizontalSizeClass": horizontalSizeClass != other.horizontalSizeClass
        case "verticalSizeClass": verticalSizeClass != other.verticalSizeClass
        default: !sameProgramValue(keys[key], other.keys[key]) || !sameProgramValue(objects[key], other.objects[key])
        }
    }
}

extension EnvironmentWrite {
    /// Whether another write has the same effect; closures never do.
    func isEqual(to other: EnvironmentWrite) -> Bool {
        switch (self, other) {
        case (.foreground(let a), .foreground(let b)): a == b
        case (.tint(let a), .tint(let b)): a == b
        case (.font(let a), .font(let b)): a == b
        case (.fontWeight(let a), .fontWeight(let b)): a == b
        case (.bold(let a), .bold(let b)), (.italic(let a), .italic(let b)), (.disabled(let a), .disabled(let b)):
            a == b
        case (.monospacedDigit, .monospacedDigit): true
        case (.lineLimit(let a), .lineLimit(let b)): a == b
        case (.multilineTextAlignment(let a), .multilineTextAlignment(let b)): a == b
        case (.imageScale(let a), .imageScale(let b)), (.symbolVariant(let a), .symbolVariant(let b)): a == b
        case (.key(let a, let x), .key(let b, let y)), (.object(let a, let x), .object(let b, let y)):
            a == b && x.isEqual(to: y)
        case (.style(let a, let x, let v), .style(let b, let y, let w)):
            a == b && x == y && sameProgramValue(v?.value, w?.value)
        default: false
        }
    }
}

/// Whether two optional program values are equal.
func sameProgramValue(_ left: (any ProgramValue)?, _ right: (any ProgramValue)?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.isEqual(to: right)
    default: false
    }
}
