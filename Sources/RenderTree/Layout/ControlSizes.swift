import ViewValues

/// The look of a control's kind in an environment: the name of its style as in source, without a style `automatic`.
struct ControlLook: Sendable, Hashable {
    /// `automatic`, `bordered`, `segmented`, …; of the program's own styles the type's name.
    var style = "automatic"
    /// Whether the program's own style draws it.
    var isCustom = false
}

extension ControlLook {
    /// Whether a control draws a border around its label.
    func isBordered(_ control: Control) -> Bool {
        if isCustom { return false }
        if case .padded = ControlSizing(control, look: self) { return true }
        return false
    }
}

extension ControlSizing {
    /// A control's own part in a style, sized as UIKit draws it on an iPhone.
    init(_ control: Control, look: ControlLook) {
        self = look.isCustom ? .label : ControlSizing(control, style: look.style)
    }

    private init(_ control: Control, style: String) {
        switch control.kind {
        case .button, .navigationLink, .link, .menu: self = Self.button(style)
        case .toggle: self = style == "button" ? Self.button("bordered") : .trailing(Size(51, 31))
        case .stepper: self = .trailing(Size(94, 32))
        case .picker: self = Self.picker(style)
        case .datePicker:
            switch style {
            case "graphical": self = .bar(height: 330)
            case "wheel": self = .bar(height: 216)
            default: self = .trailing(Size(120, 34))
            }
        case .slider: self = .bar(height: 31)
        case .textField: self = .bar(height: style == "roundedBorder" ? 34 : 22)
        case .progress(let fraction): self = .progress(fraction == nil || style == "circular" ? Size(20, 20) : nil)
        case .disclosureGroup: self = .disclosure
        case .label: self = .label
        }
    }

    /// Bordered styles pad the label: 12 points at the sides, 7 above and below.
    private static func button(_ style: String) -> ControlSizing {
        style.hasPrefix("bordered") || style.hasPrefix("glass")
            ? .padded(Insets(top: 7, leading: 12, bottom: 7, trailing: 12)) : .label
    }

    private static func picker(_ style: String) -> ControlSizing {
        switch style {
        case "segmented", "SegmentedPickerStyle", "palette": .bar(height: 32)
        case "wheel": .bar(height: 216)
        case "inline": .trailing(Size(24, 24))
        default: .trailing(Size(120, 34))
        }
    }
}
