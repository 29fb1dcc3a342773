// kind b: a picker between weathers
import SwiftUI

enum Weather: String, CaseIterable, Identifiable {
    case sunny, cloudy, rainy
    var id: String { rawValue }
    var symbol: String {
        switch self {
        case .sunny: return "sun.max.fill"
        case .cloudy: return "cloud.fill"
        case .rainy: return "cloud.rain.fill"
        }
    }
    var tint: Color {
        switch self {
        case .sunny: .yellow
        case .cloudy: .gray
        case .rainy: Color(red: 0.2, green: 0.4, blue: 0.9)
        }
    }
}

struct WeatherPicker: View {
    @Binding var selection: Weather
    let onPick: (Weather) -> Void
    var body: some View {
        HStack(spacing: 20) {
            ForEach(Weather.allCases) { kind in
                Image(systemName: kind.symbol)
                    .font(.title)
                    .foregroundStyle(kind == selection ? kind.tint : .secondary)
                    .scaleEffect(kind == selection ? 1.3 : 1)
                    .onTapGesture { onPick(kind) }
                    .accessibilityIdentifier(kind.rawValue)
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: Capsule())
    }
}

struct ContentView: View {
    @State private var weather: Weather = .sunny
    @AppStorage("changes") private var changes = 0
    var body: some View {
        VStack {
            Text(weather.rawValue.capitalized).font(.largeTitle.bold())
            Text("Changed \(changes) times, \(Double(changes) / 3, specifier: "%.2f")")
                .font(.caption).foregroundColor(.secondary)
            WeatherPicker(selection: $weather) { new in
                withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
                    weather = new
                    changes += 1
                }
            }
        }
        .onChange(of: weather) { old, new in print("\(old.rawValue) -> \(new.rawValue)") }
    }
}
