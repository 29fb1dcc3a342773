// kind i: styles of toggles, progress, labels and group boxes together
import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .contentTransition(.symbolEffect(.replace))
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct RingProgressStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 8
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return ZStack {
            Circle().stroke(lineWidth: lineWidth).opacity(0.2)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            VStack {
                configuration.label
                configuration.currentValueLabel.font(.caption)
            }
        }
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title2)
            configuration.title.font(.caption2)
        }
    }
}
extension LabelStyle where Self == VerticalLabelStyle { static var vertical: Self { .init() } }

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 16).fill(.background.secondary))
    }
}

struct TaskItem: Identifiable { let id: Int; var title: String; var done = false }

struct Dashboard: View {
    @State private var tasks = [
        TaskItem(id: 0, title: "Design"), TaskItem(id: 1, title: "Build"), TaskItem(id: 2, title: "Ship"),
    ]
    private var progress: Double { Double(tasks.filter(\.done).count) / Double(tasks.count) }

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: progress) {
                Text("Tasks")
            } currentValueLabel: {
                Text(progress.formatted(.percent.precision(.fractionLength(0))))
            }
            .progressViewStyle(RingProgressStyle(lineWidth: 10))
            .frame(width: 140, height: 140)

            GroupBox {
                ForEach($tasks) { $task in
                    Toggle(task.title, isOn: $task.done.animation(.spring))
                        .toggleStyle(CheckboxToggleStyle())
                }
            } label: {
                Label("To do", systemImage: "list.bullet")
            }
            .groupBoxStyle(CardGroupBoxStyle())

            HStack {
                Label("Home", systemImage: "house")
                Label("Stats", systemImage: "chart.bar")
            }
            .labelStyle(.vertical)
        }
    }
}
