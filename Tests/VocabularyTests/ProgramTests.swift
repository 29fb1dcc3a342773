import Interpreter
import SwiftSubset
import Testing

@testable import Vocabulary

/// Runs entries and reads what they print: expected lines come from Apple's documentation or the compiled program.
@Suite struct ProgramTests {
    private func printed(_ text: String) throws -> [String] {
        var program = ProgramState(vocabulary: standardVocabulary)
        let entry = parse(SourceFile(name: "entry", text: text)).program
        _ = try program.run(entry, in: nil)
        return program.machine.takeOutput()
    }

    @Test("`guard let self` binds self for what follows, closures in it included")
    func guardedSelf() throws {
        let program = """
            func run(_ body: () -> Void) { body() }
            final class Counter {
                var count = 0
                func later() -> () -> Void {
                    return { [weak self] in
                        guard let self else { return }
                        self.count += 1
                        run { self.count += 1; count += 1 }
                        print(count)
                    }
                }
            }
            let counter = Counter()
            counter.later()()
            """
        #expect(try printed(program) == ["3"])
    }

    @Test("JSON goes out and comes back: coding keys, nil left out, sorted and indented where asked")
    func json() throws {
        let program = """
            struct Song: Codable, Equatable {
                var name: String; var rating: Double?; var tags: [String]
                enum CodingKeys: String, CodingKey { case name = "title", rating, tags }
            }
            let song = Song(name: "A/B", rating: nil, tags: ["x"])
            let encoder = JSONEncoder()
            let data = try! encoder.encode(song)
            print(String(data: data, encoding: .utf8)!)
            print(try! JSONDecoder().decode(Song.self, from: data) == song)
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(data: try! encoder.encode(["b": 1, "a": 2]), encoding: .utf8)!)
            """
        #expect(
            try printed(program) == [
                #"{"title":"A\/B","tags":["x"]}"#, "true", "{", #"  "a" : 2,"#, #"  "b" : 1"#, "}",
            ])
    }

    @Test("numbers, dates, lists and spans by their formats")
    func formats() throws {
        let program = """
            print(3.14159.formatted(.number.precision(.fractionLength(2))), 0.25.formatted(.percent))
            print(Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .omitted))
            print(Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide).day()))
            print(["a", "b", "c"].formatted(), Duration.seconds(65).formatted(.time(pattern: .minuteSecond)))
            print(Measurement(value: 1.5, unit: UnitLength.kilometers).converted(to: .meters).value)
            """
        #expect(try printed(program) == ["3.14 25%", "Jan 1, 1970", "January 1", "a, b, and c 1:05", "1500.0"])
    }

    @Test("subjects, @Published and operators hand values on in order, until they are cancelled")
    func publishers() throws {
        let program = """
            final class Model: ObservableObject {
                @Published var n = 1
                let events = PassthroughSubject<String, Never>()
            }
            let model = Model()
            var bag = Set<AnyCancellable>()
            model.$n.map { $0 * 10 }.removeDuplicates().sink { print("n", $0) }.store(in: &bag)
            let last = model.events.filter { $0 != "skip" }.sink { print($0) }
            model.n = 2
            model.n = 2
            model.events.send("go")
            model.events.send("skip")
            last.cancel()
            model.events.send("late")
            """
        #expect(try printed(program) == ["n 10", "n 20", "go"])
    }

    @Test("rectangles: what lies inside, in common, around")
    func rectangles() throws {
        let program = """
            let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = CGRect(x: 5, y: 5, width: 10, height: 10)
            print(a.contains(CGPoint(x: 9, y: 9)), a.contains(CGPoint(x: 10, y: 10)), a.intersects(b))
            print(a.intersection(b).width, a.union(b).maxX, a.offsetBy(dx: 1, dy: 2).minY)
            print(CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 3, y: 2)).x)
            """
        #expect(try printed(program) == ["true false true", "5.0 15.0 2.0", "3.0"])
    }

    @Test("what UserDefaults keeps is there for the session")
    func defaults() throws {
        let program = """
            let store = UserDefaults.standard
            print(store.integer(forKey: "runs"), store.string(forKey: "name") ?? "nobody")
            store.set(3, forKey: "runs")
            store.set("Ada", forKey: "name")
            print(UserDefaults.standard.integer(forKey: "runs"), store.string(forKey: "name") ?? "nobody")
            """
        #expect(try printed(program) == ["0 nobody", "3 Ada"])
    }
}
