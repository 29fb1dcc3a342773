import Testing

@testable import Playground

@Suite("Conditions")
struct ConditionTests {
    func selector(_ text: String) throws -> ViewSelector { try ViewSelector(text) }

    @Test("A property compares with a literal and a tolerance, written ± or +-")
    func property() throws {
        let expected = Condition.property(
            try selector("Rectangle#2"), "color.red", Comparison(.equal, .literal(.number(0.5)), tolerance: 0.01))
        #expect(try Condition("Rectangle#2 color.red == 0.5 ± 0.01") == expected)
        #expect(try Condition("Rectangle#2 color.red == 0.5 +- 0.01") == expected)
        #expect(try Condition("Rectangle#2 color.red==0.5±0.01") == expected)
    }

    @Test("animates, still, exists, gone and leaving are words after the property or the selector")
    func words() throws {
        #expect(try Condition("\"a b\" x animates") == .motion(selector("\"a b\""), "x", animates: true))
        #expect(try Condition("Circle opacity still") == .motion(selector("Circle"), "opacity", animates: false))
        #expect(try Condition("Circle:leaving exists") == .presence(selector("Circle:leaving"), .exists))
        #expect(try Condition("Circle gone") == .presence(selector("Circle"), .gone))
    }

    @Test("A first word of the list begins that form")
    func forms() throws {
        #expect(
            try Condition("count of Row{Text} >= 2")
                == .count(selector("Row{Text}"), Comparison(.atLeast, .literal(.int(2)))))
        #expect(try Condition("bodies Badge == 1") == .bodies(type: "Badge", Comparison(.equal, .literal(.int(1)))))
        #expect(try Condition("output contains \"a == b\"") == .outputContains("a == b"))
        #expect(
            try Condition("output count \"끝\" == 2") == .outputCount("끝", Comparison(.equal, .literal(.int(2)))))
        #expect(
            try Condition("output == [\"a\", \"b\"]")
                == .output(Comparison(.equal, .literal(.list([.text("a"), .text("b")])))))
        #expect(try Condition("time <= 1.5") == .time(Comparison(.atMost, .literal(.number(1.5)))))
        #expect(
            try Condition("transaction animation == .linear(duration: 1)")
                == .transaction(key: "animation", Comparison(.equal, .member(".linear(duration: 1)"))))
        #expect(
            try Condition("why Rectangle width == TX-2")
                == .why(selector("Rectangle"), "width", Comparison(.equal, .expression("TX-2"))))
    }

    @Test("A state's name may hold members, subscripts and strings with operators in them")
    func states() throws {
        #expect(
            try Condition("state model.items[a < b ? 0 : 1][\"x == y\"].on != nil")
                == .state("model.items[a < b ? 0 : 1][\"x == y\"].on", Comparison(.notEqual, .literal(.null))))
    }

    @Test("Values are looked up in order: literal, member, property of a view, expression")
    func values() throws {
        func value(_ text: String) throws -> ExpectedValue {
            guard case .time(let comparison) = try Condition("time == " + text) else { return .member("?") }
            return comparison.expected
        }
        #expect(try value("-1_000") == .literal(.int(-1000)))
        #expect(try value("0x1F") == .literal(.int(31)))
        #expect(try value("1e-3") == .literal(.number(0.001)))
        #expect(
            try value("[1, [2.5, nil], true]")
                == .literal(.list([.int(1), .list([.number(2.5), .null]), .bool(true)])))
        #expect(try value(".red") == .member(".red"))
        #expect(try value("maxX of Card/Circle#2") == .property("maxX", of: selector("Card/Circle#2")))
        #expect(try value("base * 2") == .expression("base * 2"))
        #expect(try value("[1, x]") == .expression("[1, x]"))
    }

    @Test(
        "What is no condition is refused",
        arguments: [
            "", "Rectangle", "Rectangle width", "Rectangle width 5", "Rectangle width ==", "time == 1 ± x",
            "time == 1 ± -2", "count Row == 1", "output contains x", "Circle gone now", "animations", "state == 1",
        ])
    func refused(text: String) { #expect(throws: CommandError.self) { try Condition(text) } }
}

@Suite("Comparing")
struct ComparisonTests {
    func holds(_ actual: RawValue, _ operation: Comparison.Operator, _ expected: RawValue, _ tolerance: Double? = nil)
        -> Bool
    {
        Comparison(operation, .literal(expected), tolerance: tolerance).holds(actual: actual, expected: expected)
    }

    @Test("The default tolerance is 0.001, for floating values alone")
    func tolerance() {
        #expect(holds(.number(1.0009), .equal, .int(1)))
        #expect(!holds(.number(1.0011), .equal, .int(1)))
        #expect(holds(.number(1.0011), .notEqual, .int(1)))
        #expect(!holds(.int(5), .equal, .int(6), 3))
        #expect(!holds(.text("a"), .equal, .text("b"), 3))
        #expect(!holds(.number(1.0005), .atMost, .int(1)))
        #expect(holds(.number(1.1), .equal, .int(1), 0.1))
    }

    @Test("The tolerance goes element by element in lists and structures")
    func elements() {
        let list = RawValue.list([.number(1.04), .number(1.96)])
        #expect(holds(list, .equal, .list([.int(1), .int(2)]), 0.05))
        #expect(holds(list, .notEqual, .list([.int(1), .int(2)]), 0.03))
        #expect(!holds(list, .equal, .list([.int(1)]), 0.05))
        let size = RawValue.record("CGSize", [.number(10.0005), .number(20)])
        #expect(holds(size, .equal, .record("CGSize", [.number(10), .number(20)])))
        #expect(!holds(.record("level", [.int(2)]), .equal, .record("other", [.int(2)])))
    }

    @Test("Not-a-number equals nothing; what has no order satisfies no order")
    func oddities() {
        #expect(!holds(.number(.nan), .equal, .number(.nan)))
        #expect(holds(.number(.infinity), .equal, .number(.infinity)))
        #expect(!holds(.bool(true), .less, .bool(false)))
        #expect(holds(.text("a"), .less, .text("b")))
        #expect(holds(.int(3), .less, .number(3.5)))
        #expect(holds(.null, .equal, .null))
        #expect(holds(.int(0), .notEqual, .null))
    }
}
