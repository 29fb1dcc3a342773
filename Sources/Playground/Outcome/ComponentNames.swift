extension String {
    /// The names of the components of an attribute of this name: as selectors' properties where there are such, numbers
    /// for what a program made up.
    ///
    ///     "frame".componentNames(count: 4)   // x, y, width, height
    ///     "opacity".componentNames(count: 1) // opacity
    public func componentNames(count: Int) -> [String] {
        if count == 1 { return [self] }
        let known: [String] =
            switch self {
            case "frame": ["x", "y", "width", "height"]
            case "rotation": ["rotation", "anchor.x", "anchor.y"]
            case "scale": ["scale.x", "scale.y", "anchor.x", "anchor.y"]
            case "offset": ["offset.x", "offset.y"]
            case "scroll": ["scroll.x", "scroll.y"]
            case "color", "colorMultiply": ["color.red", "color.green", "color.blue", "color.alpha"]
            case "shadow":
                [
                    "shadow.red", "shadow.green", "shadow.blue", "shadow.alpha", "shadow.radius", "shadow.x",
                    "shadow.y",
                ]
            case "rotation3D":
                ["rotation3D", "axis.x", "axis.y", "axis.z", "anchor.x", "anchor.y", "anchorZ", "perspective"]
            default: []
            }
        return known.count == count ? known : (0..<count).map { "\(self)[\($0)]" }
    }
}

extension [String] {
    /// The places among these components that are worth telling: a corner's height follows its radius.
    public func telling(_ places: [Int]) -> [Int] {
        places.filter { self[$0] != "cornerHeight" || !places.contains($0 - 1) }
    }
}
