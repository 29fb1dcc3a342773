import Foundation
import Interpreter

extension Machine {
    /// Text by a `printf` format: `%d`, `%5.1f`, `%@`, `%x`, `%%`, with flags, width, precision and positions.
    mutating func format(
        _ format: String, _ arguments: ContiguousArray<Value>, _ call: NativeCall
    ) throws -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let character = rest.first {
            guard character == "%" else {
                let plain = rest.prefix { $0 != "%" }
                result += plain
                rest = rest.dropFirst(plain.count)
                continue
            }
            guard var directive = FormatDirective(&rest) else { continue }
            if directive.conversion == "%" {
                result += "%"
                continue
            }
            for star in directive.stars where next < arguments.count {
                directive.fill(star, arguments[next].asInt ?? 0)
                next += 1
            }
            let place = directive.position ?? next
            if directive.position == nil { next += 1 }
            guard arguments.indices.contains(place) else {
                throw call.trap(.precondition, "the format '\(format)' asks for more values than there are")
            }
            let text = try directive.text(arguments[place], &self)
            try reserveText(result.utf8.count + text.utf8.count, adding: text.utf8.count)
            result += text
        }
        return result
    }
}

/// One `%…` of a format.
private struct FormatDirective {
    enum Star { case width, precision }
    var flags: Set<Character> = []
    var width = 0
    var precision: Int?
    var position: Int?
    var stars: [Star] = []
    var conversion: Character = "%"

    /// Reads a directive from its `%`.
    init?(_ rest: inout Substring) {
        rest = rest.dropFirst()
        if let number = Self.number(rest), rest.dropFirst(number.count).first == "$" {
            position = max(0, (Int(number) ?? 1) - 1)
            rest = rest.dropFirst(number.count + 1)
        }
        while let flag = rest.first, "-+ 0#'".contains(flag) {
            flags.insert(flag)
            rest = rest.dropFirst()
        }
        if rest.first == "*" {
            stars.append(.width)
            rest = rest.dropFirst()
        } else if let number = Self.number(rest) {
            width = min(Int(number) ?? 0, 100_000)
            rest = rest.dropFirst(number.count)
        }
        if rest.first == "." { readPrecision(&rest) }
        while let modifier = rest.first, "hlqLzjt".contains(modifier) { rest = rest.dropFirst() }
        guard let last = rest.first else { return nil }
        conversion = last
        rest = rest.dropFirst()
    }

    private mutating func readPrecision(_ rest: inout Substring) {
        rest = rest.dropFirst()
        if rest.first == "*" {
            stars.append(.precision)
            rest = rest.dropFirst()
            return
        }
        let number = Self.number(rest) ?? ""
        precision = min(Int(number) ?? 0, 1_000)
        rest = rest.dropFirst(number.count)
    }

    private static func number(_ rest: Substring) -> Substring? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let first = digits.first, first != "0" || digits.count == 1 else { return nil }
        return digits
    }

    mutating func fill(_ star: Star, _ number: Int) {
        switch star {
        case .width:
            width = min(abs(number), 100_000)
            if number < 0 { flags.insert("-") }
        case .precision: precision = number < 0 ? nil : min(number, 1_000)
        }
    }

    func text(_ value: Value, _ machine: inout Machine) throws -> String {
        switch conversion {
        case "d", "i", "u": padded(signed(wholeNumber(value)), isNumber: precision == nil)
        case "x", "X", "o": padded(unsigned(wholeNumber(value)), isNumber: precision == nil)
        case "f", "F", "e", "E", "g", "G", "a", "A": padded(floating(value), isNumber: true)
        case "c": padded(value.asCharacter.map(String.init) ?? scalar(wholeNumber(value)), isNumber: false)
        default: padded(cut(try machine.describe(value)), isNumber: false)
        }
    }

    private func wholeNumber(_ value: Value) -> Int {
        if let number = value.asInt { return number }
        if let flag = value.asBool { return flag ? 1 : 0 }
        return value.asDouble.flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }

    private func scalar(_ number: Int) -> String {
        UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }

    private func cut(_ text: String) -> String { precision.map { String(text.prefix($0)) } ?? text }

    private func signed(_ number: Int) -> String {
        var digits = String(number.magnitude)
        if let precision { digits = String(repeating: "0", count: max(0, precision - digits.count)) + digits }
        return sign(number < 0) + digits
    }

    private func sign(_ isNegative: Bool) -> String {
        if isNegative { return "-" }
        return flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    }

    private func unsigned(_ number: Int) -> String {
        let digits = String(UInt(bitPattern: number), radix: conversion == "o" ? 8 : 16, uppercase: conversion == "X")
        let zeros = String(repeating: "0", count: max(0, (precision ?? 0) - digits.count))
        return (flags.contains("#") && conversion != "o" ? "0\(conversion)" : "") + zeros + digits
    }

    private func floating(_ value: Value) -> String {
        let number = value.asDouble ?? Double(value.asInt ?? 0)
        let directive = "%" + (flags.contains("#") ? "#" : "") + ".\(precision ?? 6)\(conversion)"
        return sign(number.sign == .minus && !number.isNaN) + String(format: directive, number.magnitude)
    }

    /// Filled up to the width: with zeros after the sign, or with spaces.
    private func padded(_ text: String, isNumber: Bool) -> String {
        let missing = width - text.count
        guard missing > 0 else { return text }
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard flags.contains("0"), isNumber else { return String(repeating: " ", count: missing) + text }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
}
