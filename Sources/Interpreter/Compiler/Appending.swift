import SwiftSubset

/// `array.append(element)` and `text += more`, where they stand.
extension FunctionCompiler {
    func appendElement(_ place: Place, _ value: IRExpr, _ range: SourceRange) -> StatementCode {
        let code = compile(value).asValue
        let target = compile(place)
        return { machine, frame in
            try target.prepare(&machine, frame)
            let element = try code(&machine, frame)
            try target.modify(&machine, frame) { machine, value in
                let count = value.updateArray { elements in
                    elements.append(element)
                    return elements.count
                }
                guard let count else { return try mismatch("an array", value) }
                try machine.reserve(count, adding: 1, at: range)
            }
            return Status.next
        }
    }

    func appendText(_ place: Place, _ value: IRExpr, _ range: SourceRange) -> StatementCode {
        let code = compile(value).asValue
        let target = compile(place)
        return { machine, frame in
            try target.prepare(&machine, frame)
            guard let more = try code(&machine, frame).asString else { return try mismatch("a String", .void) }
            try target.modify(&machine, frame) { machine, value in
                guard case .string(var text) = value.unboxed else { return try mismatch("a String", value) }
                value = .null
                let added = more.utf8.count
                try machine.reserveText(text.utf8.count + added, adding: added, at: range)
                text += more
                value = .string(text)
            }
            return Status.next
        }
    }
}
