/// What a line has room for of a path: its last two views. Where the upper is not numbered, the nearest one that is
/// comes first, since without it two lines would seem to tell of the same view: `Card#2/…/Text`.
func shortPath(_ path: String) -> String {
    let views = path.split(separator: "/")
    let last = views.suffix(2).joined(separator: "/")
    guard views.dropLast().last?.contains("#") == false,
        let numbered = views.dropLast(2).lastIndex(where: { $0.contains("#") })
    else { return last }
    if numbered == views.count - 3 { return "\(views[numbered])/\(last)" }
    return "\(views[numbered])/…/\(views[views.count - 1])"
}
