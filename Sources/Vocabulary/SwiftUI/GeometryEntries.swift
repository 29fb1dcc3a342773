import AnimationMath
import Interpreter
import ViewValues

extension VocabularySource {
    /// Points, sizes, angles, alignments, edges.
    static let geometry = VocabularySource(
        "SwiftUI: geometry",
        types: [
            NativeType("struct CGPoint: Hashable, Codable, Animatable { var x: CGFloat = 0; var y: CGFloat = 0 }"),
            NativeType(
                """
                struct CGSize: Hashable, Codable, Animatable { var width: CGFloat = 0; var height: \
                CGFloat = 0 }
                """),
            NativeType("enum CGRectEdge: Hashable { case minXEdge, minYEdge, maxXEdge, maxYEdge }"),
            NativeType("struct CGVector: Hashable { var dx: CGFloat = 0; var dy: CGFloat = 0 }"),
            NativeType("struct CGRect: Hashable, Codable { var origin: CGPoint = .zero; var size: CGSize = .zero }"),
            NativeType("struct UnitPoint: Hashable { var x: CGFloat = 0; var y: CGFloat = 0 }"),
            NativeType("struct Angle: Hashable, Comparable, Animatable { var degrees: Double = 0 }"),
            NativeType(
                """
                struct EdgeInsets: Equatable { var top: CGFloat = 0; var leading: CGFloat = 0; var \
                bottom: CGFloat = 0; var trailing: CGFloat = 0 }
                """
            ),
            NativeType("struct Alignment: Equatable {}"), NativeType("struct HorizontalAlignment: Equatable {}"),
            NativeType("struct VerticalAlignment: Equatable {}"),
            NativeType("enum Axis: Hashable, CaseIterable { case horizontal, vertical; typealias Set = _AxisSet }"),
            NativeType(
                """
                enum Edge: Hashable, CaseIterable { case top, leading, bottom, trailing; typealias Set = \
                _EdgeSet }
                """),
            NativeType("struct _EdgeSet: Equatable, OptionSet {}"),
            NativeType("struct _AxisSet: Equatable, OptionSet {}"),
            NativeType(
                """
                struct CGAffineTransform: Equatable { var a: CGFloat = 1; var b: CGFloat = 0; var c: \
                CGFloat = 0; var d: CGFloat = 1; var tx: CGFloat = 0; var ty: CGFloat = 0 }
                """),
        ],
        entries: pointEntries + angleEntries + alignmentEntries + transformEntries + rectEntries + moreGeometry
            + printedGeometry,
        prelude: [])

    private static var pointEntries: [NativeEntry] {
        @Sendable func both(_ type: String, _ name: String, _ operation: @escaping @Sendable (Double, Double) -> Double)
            -> NativeEntry
        {
            NativeEntry("static func \(name) (lhs: \(type), rhs: \(type)) -> \(type)", on: type) { machine, call in
                let (a, b) = (try call.numbers(0), try call.numbers(1))
                return machine.structure(type, .double(operation(a[0], b[0])), .double(operation(a[1], b[1])))
            }
        }
        let zeros = ["CGPoint", "CGSize", "CGVector"].map { type in
            NativeEntry("static var zero: \(type) { get }", on: type) { machine, _ in
                machine.structure(type, .double(0), .double(0))
            }
        }
        let rect: [(String, @Sendable ([Double]) -> Double)] = [
            ("minX", { $0[0] }), ("minY", { $0[1] }), ("width", { $0[2] }), ("height", { $0[3] }),
            ("maxX", { $0[0] + $0[2] }), ("maxY", { $0[1] + $0[3] }), ("midX", { $0[0] + $0[2] / 2 }),
            ("midY", { $0[1] + $0[3] / 2 }),
        ]
        let edges = rect.map { name, value in
            NativeEntry("var \(name): CGFloat { get }", on: "CGRect") { _, call in
                let box = try call.structure(0)
                let origin = box[0].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
                let size = box[1].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
                return .double(value(origin + size))
            }
        }
        let units: [(String, Double, Double)] = [
            ("zero", 0, 0), ("center", 0.5, 0.5), ("leading", 0, 0.5), ("trailing", 1, 0.5), ("top", 0.5, 0),
            ("bottom", 0.5, 1),
            ("topLeading", 0, 0), ("topTrailing", 1, 0), ("bottomLeading", 0, 1), ("bottomTrailing", 1, 1),
        ]
        return zeros + edges
            + units.map { name, x, y in
                NativeEntry("static var \(name): UnitPoint { get }", on: "UnitPoint") { machine, _ in
                    machine.structure("UnitPoint", .double(x), .double(y))
                }
            } + [
                both("CGPoint", "+", +), both("CGPoint", "-", -), both("CGSize", "+", +), both("CGSize", "-", -),
                NativeEntry(
                    """
                    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
                    """, on: "CGRect"
                ) { machine, call in
                    machine.structure(
                        "CGRect", machine.structure("CGPoint", call[0], call[1]),
                        machine.structure("CGSize", call[2], call[3]))
                },
                NativeEntry("static var zero: CGRect { get }", on: "CGRect") { machine, _ in
                    machine.structure(
                        "CGRect", machine.structure("CGPoint", .double(0), .double(0)),
                        machine.structure("CGSize", .double(0), .double(0)))
                },
                NativeEntry("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect", on: "CGRect") { machine, call in
                    let box = try call.structure(0)
                    let origin = box[0].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
                    let size = box[1].asStructure?.fields.map { $0.asDouble ?? 0 } ?? [0, 0]
                    let (dx, dy) = (try call.double(1), try call.double(2))
                    return machine.structure(
                        "CGRect", machine.structure("CGPoint", .double(origin[0] + dx), .double(origin[1] + dy)),
                        machine.structure("CGSize", .double(size[0] - 2 * dx), .double(size[1] - 2 * dy)))
                },
            ]
    }

    private static var angleEntries: [NativeEntry] {
        @Sendable func angle(_ machine: Machine, _ degrees: Double) -> Value {
            machine.structure("Angle", .double(degrees))
        }
        return [
            NativeEntry("init(radians: Double)", on: "Angle") { machine, call in
                angle(machine, try call.double(0) * 180 / .pi)
            },
            NativeEntry("static func degrees(_ degrees: Double) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.double(0))
            },
            NativeEntry("static func radians(_ radians: Double) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.double(0) * 180 / .pi)
            },
            NativeEntry("static var zero: Angle { get }", on: "Angle") { machine, _ in angle(machine, 0) },
            NativeEntry("var radians: Double { get }", on: "Angle") { _, call in
                .double(try call.degrees(0) * .pi / 180)
            },
            NativeEntry("static func + (lhs: Angle, rhs: Angle) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.degrees(0) + call.degrees(1))
            },
            NativeEntry("static func - (lhs: Angle, rhs: Angle) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.degrees(0) - call.degrees(1))
            },
            NativeEntry("static func * (lhs: Angle, rhs: Double) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.degrees(0) * call.double(1))
            },
            NativeEntry("static func / (lhs: Angle, rhs: Double) -> Angle", on: "Angle") { machine, call in
                angle(machine, try call.degrees(0) / call.double(1))
            },
            NativeEntry("prefix static func - (angle: Angle) -> Angle", on: "Angle") { machine, call in
                angle(machine, -(try call.degrees(0)))
            },
            NativeEntry("static func < (lhs: Angle, rhs: Angle) -> Bool", on: "Angle") { _, call in
                .bool(try call.degrees(0) < call.degrees(1))
            },
        ]
    }

    private static var alignmentEntries: [NativeEntry] {
        let horizontal: [(String, HorizontalGuide)] = [
            ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]
        let vertical: [(String, VerticalGuide)] = [
            ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
            ("lastTextBaseline", .lastTextBaseline),
        ]
        let both: [(String, AlignmentValue)] = [
            ("center", .center), ("leading", AlignmentValue(.leading, .center)),
            ("trailing", AlignmentValue(.trailing, .center)),
            ("top", AlignmentValue(.center, .top)), ("bottom", AlignmentValue(.center, .bottom)),
            ("topLeading", AlignmentValue(.leading, .top)), ("topTrailing", AlignmentValue(.trailing, .top)),
            ("bottomLeading", AlignmentValue(.leading, .bottom)),
            ("bottomTrailing", AlignmentValue(.trailing, .bottom)),
        ]
        let edges: [(String, EdgeSet)] = [
            ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("vertical", .vertical),
            ("horizontal", .horizontal), ("all", .all),
        ]
        @Sendable func union(_ call: NativeCall) throws -> Int {
            try call.array(0).reduce(0) { $0 | (($1.native as? PlainBox<Int>)?.content ?? 0) }
        }
        return horizontal.map { name, guide in
            constant("static var \(name): HorizontalAlignment { get }", on: "HorizontalAlignment") {
                .native(PlainBox(guide, "HorizontalAlignment"))
            }
        }
            + vertical.map { name, guide in
                constant("static var \(name): VerticalAlignment { get }", on: "VerticalAlignment") {
                    .native(PlainBox(guide, "VerticalAlignment"))
                }
            }
            + both.map { name, value in
                constant("static var \(name): Alignment { get }", on: "Alignment") {
                    .native(PlainBox(value, "Alignment"))
                }
            }
            + edges.map { name, value in
                constant("static var \(name): _EdgeSet { get }", on: "_EdgeSet") {
                    .native(PlainBox(value.rawValue, "_EdgeSet"))
                }
            }
            + ["horizontal", "vertical"].enumerated().map { index, name in
                constant("static var \(name): _AxisSet { get }", on: "_AxisSet") {
                    .native(PlainBox(1 << index, "_AxisSet"))
                }
            } + [
                NativeEntry("init(arrayLiteral elements: [_EdgeSet])", on: "_EdgeSet") { _, call in
                    .native(PlainBox(try union(call), "_EdgeSet"))
                },
                NativeEntry("init(arrayLiteral elements: [_AxisSet])", on: "_AxisSet") { _, call in
                    .native(PlainBox(try union(call), "_AxisSet"))
                },
                NativeEntry(
                    """
                    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
                    """, on: "Alignment"
                ) { _, call in
                    let value = AlignmentValue(
                        try call.plain(0, HorizontalGuide.self), try call.plain(1, VerticalGuide.self))
                    return .native(PlainBox(value, "Alignment"))
                },
            ]
    }

    private static var transformEntries: [NativeEntry] {
        @Sendable func product(_ a: [Double], _ b: [Double]) -> [Double] {
            [
                a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2],
                a[2] * b[1] + a[3] * b[3],
                a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
            ]
        }
        @Sendable func affine(_ machine: Machine, _ m: [Double]) -> Value {
            machine.structure(
                "CGAffineTransform", .double(m[0]), .double(m[1]), .double(m[2]), .double(m[3]), .double(m[4]),
                .double(m[5]))
        }
        @Sendable func rotation(_ angle: Double) -> [Double] {
            let (s, c) = (sine(angle), cosine(angle))
            return [c, s, -s, c, 0, 0]
        }
        let make: [(String, String, @Sendable (NativeCall, Int) throws -> [Double])] = [
            (
                "translationX x: CGFloat, y: CGFloat", "translatedBy(x: CGFloat, y: CGFloat)",
                { [1, 0, 0, 1, try $0.double($1), try $0.double($1 + 1)] }
            ),
            (
                "scaleX x: CGFloat, y: CGFloat", "scaledBy(x: CGFloat, y: CGFloat)",
                { [try $0.double($1), 0, 0, try $0.double($1 + 1), 0, 0] }
            ),
            ("rotationAngle angle: CGFloat", "rotated(by angle: CGFloat)", { rotation(try $0.double($1)) }),
        ]
        return make.flatMap { maker, method, matrix in
            [
                NativeEntry("init(\(maker))", on: "CGAffineTransform") { machine, call in
                    affine(machine, try matrix(call, 0))
                },
                NativeEntry("func \(method) -> CGAffineTransform", on: "CGAffineTransform") { machine, call in
                    affine(machine, product(try matrix(call, 1), try call.numbers(0)))
                },
            ]
        } + [
            NativeEntry("static var identity: CGAffineTransform { get }", on: "CGAffineTransform") { machine, _ in
                affine(machine, [1, 0, 0, 1, 0, 0])
            },
            NativeEntry(
                """
                func concatenating(_ other: CGAffineTransform) -> CGAffineTransform
                """, on: "CGAffineTransform"
            ) { machine, call in
                affine(machine, product(try call.numbers(0), try call.numbers(1)))
            },
        ]
    }
}

extension NativeCall {
    /// Edges as a set of bits.
    func edges(_ index: Int) -> EdgeSet { EdgeSet(rawValue: optionalPlain(index, Int.self) ?? EdgeSet.all.rawValue) }
    /// One Edge as a set.
    func edge(_ index: Int) -> EdgeSet { EdgeSet(rawValue: 1 << (self[index].asEnumeration?.tag ?? 0)) }
    /// Axes of a set of bits.
    func axes(_ index: Int) -> [AxisValue] {
        let bits = optionalPlain(index, Int.self) ?? 2
        return (bits & 1 != 0 ? [.horizontal] : []) + (bits & 2 != 0 ? [.vertical] : [])
    }
}
