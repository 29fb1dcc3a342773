import ViewValues

/// Rows in a scroll view that fade as far as they are hidden: an interactive scroll transition.
func fadingRows(_ count: Int, width: Double, height: Double) -> ViewValue {
    let fading = ProgramClosure(
        Maker { argument, _ in
            guard case .scrollPhase(let phase) = argument else { return content }
            return content.opacity(1 - abs(phase))
        })
    let rows = (0..<count).map { _ in
        rectangle().frame(width, height).modifier(
            .show(
                .scrollTransition(
                    leading: ScrollTransitionSide(.interactive), trailing: ScrollTransitionSide(.interactive),
                    axis: nil,
                    fading)))
    }
    return ViewValue(
        .container(
            .scroll(axes: [.vertical], showsIndicators: true),
            children: [ViewValue(.container(.vStack(alignment: .center, spacing: 0), children: rows))]))
}
