import ViewValues

/// The look of a control's kind in an environment: the name of its style as in source, without a style `automatic`.
struct ControlLook: Sendable, Hashable {
    /// `automatic`, `bordered`, `segmented`, …; of the program's own styles the type's name.
    var style = "automatic"
    /// Whether the program's own style draws it.
    var isCustom = false
    /// Whether labels are hidden.
    var hidesLabel = false

    /// Whether a picker shows its options side by side.
    var isSegmented: Bool { ["segmented", "SegmentedPickerStyle", "palette"].contains(style) }
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
        if look.isSegmented, case .picker = control.kind { self = .segments(height: 32) }
        if look.hidesLabel, case .trailing(let size) = self { self = .part(size) }
    }

    private init(_ control: Control, style: String) {
        switch control.kind {
        case .button, .navigationLink, .link, .menu: self = Self.button(style)
        case .toggle: self = style == "button" ? Self.button("bordered") : .trailing(PartSpace.switchSize)
        case .stepper: self = .trailing(PartSpace.stepperSize)
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
        case "wheel": .bar(height: 216)
        case "inline": .trailing(Size(24, 24))
        default: .trailing(Size(120, 34))
        }
    }
}
