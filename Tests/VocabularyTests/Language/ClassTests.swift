import Testing

@Suite struct ClassTests {
    @Test("overridden accessors and observers reach the superclass through super")
    func superAccessors() throws {
        let source = """
            class Gauge {
                var level = 0.0 { didSet { log.append("\\(oldValue)->\\(level)") } }
                var log: [String] = []
                var area: Double { get { level * 2 } set { level = newValue / 2 } }
            }
            class Dial: Gauge {
                var turns = 0
                override var level: Double { didSet { turns += 1 } }
                override var area: Double { get { super.area + 1 } set { super.area = newValue - 1 } }
            }
            let dial = Dial()
            dial.level = 3
            dial.area = 9
            print(dial.level, dial.area, dial.turns, dial.log)
            """
        #expect(try printed(source) == [#"4.0 9.0 2 ["0.0->3.0", "3.0->4.0"]"#])
    }

    @Test("a class with all designated initializers of its superclass has its convenience ones, which call its own")
    func convenience() throws {
        let source = """
            class Pet {
                let name: String
                init(name: String) { self.name = name }
                convenience init() { self.init(name: "none") }
            }
            class Cat: Pet {
                let lives: Int
                init(name: String, lives: Int) { self.lives = lives; super.init(name: name) }
                override convenience init(name: String) { self.init(name: name + "!", lives: 9) }
            }
            print(Cat().name, Cat().lives, Pet().name)
            """
        #expect(try printed(source) == ["none! 9 none"])
    }

    @Test("a failable initializer of a class gives nil or the instance; a required one is called through a type")
    func throughTypes() throws {
        let source = """
            class Plug { let n: Int; init?(_ text: String) { guard let n = Int(text) else { return nil }; self.n = n } }
            print(Plug("12")?.n as Any, Plug("x") == nil)
            class Base { required init() {}; func who() -> String { "base" } }
            class Sub: Base { override func who() -> String { "sub of " + super.who() } }
            let some: Base = Sub()
            print(type(of: some).init().who())
            let types: [Base.Type] = [Base.self, Sub.self]
            for one in types { print(one.init().who(), one) }
            """
        #expect(
            try printed(source) == ["Optional(12) true", "sub of base", "base Base", "sub of base Sub"])
    }

    @Test("after `guard let self` members named alone are the instance's; gone instances leave nil and run deinit")
    func weakSelf() throws {
        let source = """
            final class Model {
                var n = 0
                var action: (() -> Void)?
                func arm() { action = { [weak self] in guard let self else { return }; self.n += 1; n += 1; print(n) } }
                deinit { print("gone") }
            }
            final class Watch { weak var model: Model? }
            let watch = Watch()
            do {
                let model = Model()
                model.arm()
                model.action?()
                watch.model = model
            }
            """
        #expect(try printed(source) == ["2", "gone"])
    }

    @Test("a protocol for classes is written through a constant")
    func classBound() throws {
        let source = """
            protocol Named: AnyObject { var name: String { get set } }
            class Boat: Named { var name = "b" }
            let boat: any Named = Boat()
            boat.name = "changed"
            print(boat.name)
            """
        #expect(try printed(source) == ["changed"])
    }
}
