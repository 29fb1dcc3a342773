import RenderTree
import SwiftSubset
import ViewValues

/// The coming motion frame by frame, for pages and pictures that move.
public struct MotionRecording: Sendable {
    /// A picture of each frame, the present one first.
    public var frames: [FilmFrame]
    /// What moves.
    public var tracks: [MotionTrack]
    /// Seconds between frames.
    public var interval: Double
    /// Whether it goes on after the last frame.
    public var isCut: Bool

    /// Makes a recording.
    public init(frames: [FilmFrame], tracks: [MotionTrack], interval: Double, isCut: Bool) {
        self.frames = frames
        self.tracks = tracks
        self.interval = interval
        self.isCut = isCut
    }
}

/// One moving property of a recording.
public struct MotionTrack: Hashable, Sendable {
    /// The view's path and the property.
    public var name: String
    /// The shown value in each frame; nil before its first movement.
    public var values: [Double?]

    /// Makes a track.
    public init(name: String, values: [Double?]) {
        self.name = name
        self.values = values
    }
}

extension Playground {
    /// Records from now to rest on a copy, at most 10 s and 601 pictures; moves no clock.
    public func recording() throws -> MotionRecording { try runOnBigStack { try world.recording() } }

    /// The same from the newest moment at which something moves: now, or after the newest entry that started motion;
    /// nil where nothing ever moved.
    public func newestRecording() throws -> MotionRecording? {
        if !world.motionRows().isEmpty { return try recording() }
        let entry = transcript.last { $0.outcome.counts && $0.outcome.startsMotion }?.outcome.entry
        guard let entry, let moment = history.moment(after: entry) else { return nil }
        return try runOnBigStack { try moment.recording() }
    }
}

extension Outcome {
    /// Whether an animation began, or one that ran was given another target.
    public var startsMotion: Bool {
        events.contains {
            switch $0.kind {
            case .motion(.started, _), .motion(.retargeted, _): true
            default: false
            }
        }
    }
}

extension MotionRecording {
    /// The tracks as a table.
    public var table: FrameTable {
        FrameTable(
            title: "motion", columns: tracks.map(\.name),
            rows: frames.indices.map { index in
                FrameRow(
                    frame: index, time: frames[index].time,
                    values: tracks.map { track in track.values[index].map { .number($0) } ?? .null })
            })
    }
}

extension World {
    fileprivate func recording() throws -> MotionRecording {
        var copy = self
        var unheard = Recorder(entry: 0)
        var names: [String] = []
        var moments: [(picture: FilmFrame, values: [String: Double])] = []
        let limit = frames(in: 10)
        let stride = max(1, (limit + 599) / 600)
        for frame in 0...limit {
            if frame % stride == 0 || copy.isAtRest {
                let rows = copy.motionRows()
                for row in rows where !names.contains(row.label) { names.append(row.label) }
                let values = Dictionary(rows.compactMap { row in row.shown.double.map { (row.label, $0) } }) { $1 }
                moments.append((try copy.picture(of: nil), values))
            }
            if copy.isAtRest { break }
            try copy.advance(into: &unheard)
        }
        let tracks = names.map { name in MotionTrack(name: name, values: moments.map { $0.values[name] }).settled }
        // What is on its way back to where it stands lists all of its components, those too that never leave.
        let moving = tracks.filter(\.moves)
        return MotionRecording(
            frames: moments.map(\.picture), tracks: moving.isEmpty ? tracks : moving,
            interval: Double(stride) / Double(time.fps), isCut: !copy.isAtRest)
    }
}

extension MotionRow {
    fileprivate var label: String { path + " " + property }
}

extension MotionTrack {
    /// Whether two frames show different values.
    fileprivate var moves: Bool { Set(values.compactMap { $0 }).count > 1 }

    /// What has arrived keeps its last value, so that every later frame has one.
    fileprivate var settled: MotionTrack {
        var last: Double?
        var track = self
        for index in track.values.indices {
            if let value = track.values[index] { last = value } else { track.values[index] = last }
        }
        return track
    }
}
