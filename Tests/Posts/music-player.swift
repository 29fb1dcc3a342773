// kind j: a player with Combine and Codable
import SwiftUI
import Combine

// MARK: - Model
struct Track: Identifiable, Hashable, Codable {
    let id: UUID
    var title: String
    var artist: String
    var duration: TimeInterval
    var isFavorite = false

    init(id: UUID = UUID(), title: String, artist: String, duration: TimeInterval) {
        self.id = id
        self.title = title
        self.artist = artist
        self.duration = duration
    }

    static let samples: [Track] = [
        .init(title: "Blue Monday", artist: "New Order", duration: 449),
        .init(title: "Heroes", artist: "David Bowie", duration: 371),
        .init(title: "Clocks", artist: "Coldplay", duration: 307),
    ]
}

extension TimeInterval {
    var minutesAndSeconds: String {
        let m = Int(self) / 60, s = Int(self) % 60
        return String(format: "%d:%02d", m, s)
    }
}

final class PlayerViewModel: ObservableObject {
    enum PlaybackState: Equatable {
        case stopped
        case playing(Track)
        case paused(Track, at: TimeInterval)
    }

    @Published private(set) var state: PlaybackState = .stopped
    @Published var elapsed: TimeInterval = 0
    @Published var tracks: [Track] = Track.samples
    private var cancellables = Set<AnyCancellable>()
    private var timer: AnyCancellable?

    init() {
        $elapsed
            .removeDuplicates()
            .filter { $0 > 0 }
            .sink { [weak self] value in
                guard let self else { return }
                if case .playing(let track) = self.state, value >= track.duration {
                    self.stop()
                }
            }
            .store(in: &cancellables)
    }

    var current: Track? {
        switch state {
        case .stopped: return nil
        case .playing(let track), .paused(let track, _): return track
        }
    }

    var progress: Double {
        guard let current, current.duration > 0 else { return 0 }
        return min(elapsed / current.duration, 1)
    }

    func play(_ track: Track) {
        state = .playing(track)
        elapsed = 0
        timer = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.elapsed += 1 }
    }

    func toggle() {
        switch state {
        case .stopped: if let first = tracks.first { play(first) }
        case .playing(let t): timer?.cancel(); state = .paused(t, at: elapsed)
        case .paused(let t, let at): play(t); elapsed = at
        }
    }

    func stop() { timer?.cancel(); timer = nil; state = .stopped }

    func toggleFavorite(_ track: Track) {
        guard let i = tracks.firstIndex(where: { $0.id == track.id }) else { return }
        tracks[i].isFavorite.toggle()
    }
}

struct EqualizerBars: View {
    var isPlaying: Bool
    @State private var phase = false
    private let heights: [CGFloat] = [0.4, 0.9, 0.6, 1]

    var body: some View {
        HStack(alignment: .bottom, spacing: 3) {
            ForEach(heights.indices, id: \.self) { i in
                RoundedRectangle(cornerRadius: 2, style: .continuous)
                    .fill(.tint)
                    .frame(width: 4, height: 24 * (phase ? heights[i] : 0.2))
                    .animation(
                        isPlaying ? .easeInOut(duration: 0.4).repeatForever().delay(Double(i) * 0.1) : .default,
                        value: phase)
            }
        }
        .frame(height: 24, alignment: .bottom)
        .onChange(of: isPlaying) { newValue in phase = newValue }
    }
}

struct TrackRow: View {
    let track: Track
    let isCurrent: Bool
    var onTap: () -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(track.title).font(.headline)
                Text(track.artist).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            if isCurrent {
                EqualizerBars(isPlaying: true)
                    .transition(.scale(scale: 0.1, anchor: .trailing).combined(with: .opacity))
            }
            Text(track.duration.minutesAndSeconds)
                .monospacedDigit()
            Image(systemName: track.isFavorite ? "heart.fill" : "heart")
                .foregroundColor(track.isFavorite ? .red : .gray)
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: onTap)
    }
}

struct PlayerView: View {
    @StateObject private var model = PlayerViewModel()
    @Namespace private var ns

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Up next")) {
                    ForEach(model.tracks) { track in
                        TrackRow(track: track, isCurrent: model.current == track) {
                            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                                model.play(track)
                            }
                        }
                        .swipeActions {
                            Button {
                                model.toggleFavorite(track)
                            } label: {
                                Label("Favorite", systemImage: "heart")
                            }
                            .tint(.pink)
                        }
                    }
                    .onDelete { model.tracks.remove(atOffsets: $0) }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Library")
            .safeAreaInset(edge: .bottom) {
                if let current = model.current {
                    miniPlayer(current)
                        .transition(.move(edge: .bottom))
                }
            }
        }
    }

    @ViewBuilder
    private func miniPlayer(_ track: Track) -> some View {
        VStack(spacing: 4) {
            ProgressView(value: model.progress)
            HStack {
                Text(track.title).bold().lineLimit(1)
                Spacer()
                Button(action: model.toggle) {
                    Image(systemName: "playpause.fill").imageScale(.large)
                }
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal)
    }
}

struct PlayerView_Previews: PreviewProvider {
    static var previews: some View {
        PlayerView()
            .preferredColorScheme(.dark)
    }
}
