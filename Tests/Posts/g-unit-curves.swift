// kind g: values of curves and springs drawn without animating: samples as dots
import SwiftUI

struct CurvePlot: View {
    enum Kind: String, CaseIterable, Identifiable {
        case easeInOut, circular, spring
        var id: Self { self }
        func value(_ t: Double) -> Double {
            switch self {
            case .easeInOut: UnitCurve.easeInOut.value(at: t)
            case .circular: UnitCurve.circularEaseIn.value(at: t)
            case .spring: Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: t)
            }
        }
    }
    @State private var kind = Kind.easeInOut
    private let samples = stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }

    var body: some View {
        VStack {
            Picker("Curve", selection: $kind) {
                ForEach(Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            ZStack {
                ForEach(samples.indices, id: \.self) { i in
                    Circle().frame(width: 6).offset(x: samples[i] * 100, y: -100 * kind.value(samples[i]))
                }
            }
            .animation(.linear(duration: 0.2), value: kind)
            Text(Spring.bouncy.settlingDuration, format: .number.precision(.fractionLength(2)))
        }
    }
}
