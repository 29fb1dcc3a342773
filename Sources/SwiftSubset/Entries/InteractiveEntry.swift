/// Whether Enter submits what was typed so far: where it is complete, or where its last line is blank, so that twice
/// Enter always submits.
///
/// What would be typed next can only be seen after Enter, so nothing is looked ahead.
public func isCompleteEntry(_ text: String) -> Bool {
    let lines = sourceLines(text)
    guard let first = lines.firstIndex(where: { !isBlank($0) }) else { return true }
    if first + 1 < lines.count, let last = lines.last, isBlank(last) { return true }
    if isHashComment(lines[first]) { return true }
    var entry = OpenEntry(kind: isCommand(lines[first]) ? .command : .swift, line: 1)
    lines[first...].forEach { entry.append($0) }
    return entry.isLost || !(entry.isOpen || entry.endsInTheMiddle())
}
