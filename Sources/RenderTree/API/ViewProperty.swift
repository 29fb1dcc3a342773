import ViewValues

/// The properties that `:get`, `:expect` and `:why` name (contract: "Properties").
public enum ViewProperty: Hashable, Sendable {
    case x, y, width, height, minX, maxX, minY, maxY, midX, midY
    case offsetX, offsetY
    case opacity, scale, scaleX, scaleY, rotation, rotation3D
    case blur, brightness, contrast, saturation, grayscale, hueRotation
    case opacityTotal, scaleTotal, rotationTotal
    case shadowRadius, shadowX, shadowY, cornerRadius, lineWidth, trimFrom, trimTo
    case colorRed, colorGreen, colorBlue, colorAlpha
    case text, fontSize, fontWeight, symbol, symbolEffect, contentTransition
    case zIndex, phase
    /// `NAME.PROPERTY…`: of the user's own modifier, shape, view or layout.
    case program(type: String, path: [String])

    /// Parses a property's name as it stands in a command; nil where it is none.
    ///
    /// `ViewProperty("offset.x") == .offsetX`; `ViewProperty("Star.points")` is `.program`.
    public init?(_ name: String) {
        if let known = Self.byName[name] {
            self = known
            return
        }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), parts[0].first?.isUppercase == true else {
            return nil
        }
        self = .program(type: parts[0], path: Array(parts.dropFirst()))
    }

    /// The name as in the contract's table.
    public var name: String {
        if case .program(let type, let path) = self { return ([type] + path).joined(separator: ".") }
        return Self.names[self] ?? ""
    }

    /// All properties with a fixed name, in the table's order.
    public static let all: [ViewProperty] = table.map(\.0)

    private static let byName = Dictionary(uniqueKeysWithValues: table.map { ($0.1, $0.0) })
    private static let names = Dictionary(uniqueKeysWithValues: table.map { ($0.0, $0.1) })

    private static let table: [(ViewProperty, String)] = [
        (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"), (.minX, "minX"), (.maxX, "maxX"),
        (.minY, "minY"), (.maxY, "maxY"), (.midX, "midX"), (.midY, "midY"), (.offsetX, "offset.x"),
        (.offsetY, "offset.y"), (.opacity, "opacity"), (.scale, "scale"), (.scaleX, "scale.x"), (.scaleY, "scale.y"),
        (.rotation, "rotation"), (.rotation3D, "rotation3D"), (.blur, "blur"), (.brightness, "brightness"),
        (.contrast, "contrast"), (.saturation, "saturation"), (.grayscale, "grayscale"),
        (.hueRotation, "hueRotation"), (.opacityTotal, "opacity.total"), (.scaleTotal, "scale.total"),
        (.rotationTotal, "rotation.total"), (.shadowRadius, "shadow.radius"), (.shadowX, "shadow.x"),
        (.shadowY, "shadow.y"), (.cornerRadius, "cornerRadius"), (.lineWidth, "lineWidth"),
        (.trimFrom, "trim.from"), (.trimTo, "trim.to"), (.colorRed, "color.red"), (.colorGreen, "color.green"),
        (.colorBlue, "color.blue"), (.colorAlpha, "color.alpha"), (.text, "text"), (.fontSize, "fontSize"),
        (.fontWeight, "fontWeight"), (.symbol, "symbol"), (.symbolEffect, "symbolEffect"),
        (.contentTransition, "contentTransition"), (.zIndex, "zIndex"), (.phase, "phase"),
    ]
}

extension ViewProperty {
    /// The axis of a position or length.
    var axis: AxisValue {
        switch self {
        case .y, .minY, .height, .maxY, .midY: .vertical
        default: .horizontal
        }
    }

    var isLength: Bool { self == .width || self == .height }

    var isNearEdge: Bool {
        switch self {
        case .x, .minX, .y, .minY: true
        default: false
        }
    }

    var isFarEdge: Bool { self == .maxX || self == .maxY }
}
