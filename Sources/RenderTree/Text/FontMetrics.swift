import ViewValues

/// A resolved font: what measuring needs of it.
struct FontMetrics: Hashable, Sendable {
    /// In points.
    var size: Double
    /// `ultraLight` … `black`.
    var weight: String
    /// Digits of one width, or all characters of one.
    var monospacedDigit = false, isMonospaced = false

    /// Resolves a font against what is inherited; nil: body, 17 points regular (GEO-7). Text styles follow the content
    /// size, given sizes do not.
    init(_ font: FontValue?, weight: String? = nil, monospacedDigit: Bool = false, typeSize: String = "large") {
        let name = font?.style ?? "body"
        let style = Self.styles[name] ?? (17, "regular")
        size = font?.size ?? DynamicType.size(of: name, at: typeSize) ?? style.size
        if !(size > 0) || !size.isFinite { size = 0 }
        self.weight = weight ?? font?.weight ?? (font?.size == nil ? style.weight : "regular")
        self.monospacedDigit = monospacedDigit || font?.monospacedDigit == true
        isMonospaced = font?.design == "monospaced"
    }

    /// Sizes and weights of the text styles (GEO-7).
    static let styles: [String: (size: Double, weight: String)] = [
        "extraLargeTitle": (36, "bold"), "extraLargeTitle2": (28, "bold"), "largeTitle": (34, "regular"),
        "title": (28, "regular"), "title2": (22, "regular"), "title3": (20, "regular"), "headline": (17, "semibold"),
        "body": (17, "regular"), "callout": (16, "regular"), "subheadline": (15, "regular"),
        "footnote": (13, "regular"), "caption": (12, "regular"), "caption2": (11, "regular"),
    ]
}

extension FontMetrics {
    /// The side of an SF Symbol's square: 1.2 of the font's size at medium scale.
    func symbolSide(scale: String) -> Double {
        let factor = scale == "small" ? 0.95 : scale == "large" ? 1.5 : 1.2
        return (size * factor * pixelScale).rounded(.up) / pixelScale
    }
}
