// kind j: a document with undo: value types, a stack of snapshots, protocol with generics
import SwiftUI

protocol Command { associatedtype Target; func apply(to target: inout Target) }

struct Document: Equatable { var boxes: [Box] = []; var nextID = 1 }
struct Box: Identifiable, Equatable { let id: Int; var x: Double; var hue: Double }

struct AddBox: Command {
    func apply(to target: inout Document) {
        target.boxes.append(
            Box(id: target.nextID, x: Double(target.boxes.count) * 60, hue: 0.1 * Double(target.nextID)))
        target.nextID += 1
    }
}
struct MoveAll: Command {
    let dx: Double
    func apply(to target: inout Document) {
        for i in target.boxes.indices { target.boxes[i].x += dx }
    }
}

final class Editor<Target: Equatable>: ObservableObject {
    @Published private(set) var target: Target
    private var past: [Target] = []
    init(_ target: Target) { self.target = target }
    var canUndo: Bool { !past.isEmpty }
    func perform<C: Command>(_ command: C) where C.Target == Target {
        past.append(target)
        command.apply(to: &target)
    }
    func undo() { if let last = past.popLast() { target = last } }
}

struct EditorView: View {
    @StateObject private var editor = Editor(Document())
    var body: some View {
        VStack {
            ZStack(alignment: .leading) {
                ForEach(editor.target.boxes) { box in
                    Rectangle().fill(Color(hue: box.hue, saturation: 1, brightness: 1)).frame(width: 50, height: 50)
                        .offset(x: box.x)
                        .transition(.scale(scale: 0))
                }
            }
            .frame(width: 300, height: 60, alignment: .leading)
            Button("Add") { withAnimation(.linear(duration: 0.4)) { editor.perform(AddBox()) } }
            Button("Move") { withAnimation(.linear(duration: 0.4)) { editor.perform(MoveAll(dx: 30)) } }
            Button("Undo") { withAnimation(.linear(duration: 0.4)) { editor.undo() } }.disabled(!editor.canUndo)
        }
    }
}
