import Foundation
import Testing

/// A headless Chromium, driven through its own protocol over two pipes: no port, no network.
final class Browser {
    /// What is wrong with the browser or its answer.
    struct Trouble: Error, CustomStringConvertible { var description: String }

    private let process = Process()
    private let folder: URL
    private let commands: Int32, answers: Int32
    private var received: [UInt8] = []
    private var count = 0
    private var session: String?
    /// Events that came and were not looked at yet: method and parameters.
    private(set) var events: [(method: String, values: [String: Any])] = []

    /// The browser's program in the search path; nil where there is none.
    static let program: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        return path.split(separator: ":").lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Whether the tests that need a browser run: where one is installed, and wherever they are demanded.
    static var isWanted: Bool {
        program != nil || (ProcessInfo.processInfo.environment["INBETWEEN_DEMANDS"] ?? "").contains("browser")
    }

    /// Starts a browser with an empty page.
    init() throws {
        guard let program = Self.program else {
            throw Trouble(description: "Chromium is not installed: apt-get install chromium")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["commands", "answers"].map { folder.appendingPathComponent($0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Trouble(description: "no pipe can be made") }
        // Opened for both directions, so that neither side waits for the other to open.
        commands = open(pipes[0], O_RDWR | O_CLOEXEC)
        answers = open(pipes[1], O_RDWR | O_CLOEXEC)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--window-size=1000,1400", "--user-data-dir=\(folder.path)/profile",
            "--remote-debugging-pipe",
        ]
        process.arguments = ["-c", "exec 3<\"$1\" 4>\"$2\"; shift 2; exec \"$@\"", "sh"] + pipes + [program] + options
        process.environment = [
            "HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TMPDIR": folder.path,
        ]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let attached = try call(
            "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        close(commands)
        close(answers)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Sends a command and waits for its answer; events on the way are kept.
    @discardableResult
    func call(_ method: String, _ values: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        let number = count
        var message: [String: Any] = ["id": number, "method": method, "params": values]
        if let session { message["sessionId"] = session }
        try send(try JSONSerialization.data(withJSONObject: message))
        while true {
            let answer = try next(waitingFor: method)
            guard (answer["id"] as? Int) == number else {
                keep(answer)
                continue
            }
            if let error = answer["error"] as? [String: Any] {
                throw Trouble(description: "\(method): \(error["message"] ?? error)")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits for an event and takes it, with all that came before it left to be looked at.
    func wait(for method: String) throws {
        while true {
            if let place = events.firstIndex(where: { $0.method == method }) {
                events.remove(at: place)
                return
            }
            keep(try next(waitingFor: method))
        }
    }

    /// Forgets the events so far.
    func forgetEvents() { events = [] }

    private func keep(_ message: [String: Any]) {
        guard let method = message["method"] as? String else { return }
        events.append((method, message["params"] as? [String: Any] ?? [:]))
    }

    private func send(_ data: Data) throws {
        var rest = (Array(data) + [0])[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
            guard written > 0 else { throw Trouble(description: "the browser takes no command") }
            rest = rest.dropFirst(written)
        }
    }

    /// The next message; a browser that says nothing for half a minute is given up.
    private func next(waitingFor what: String) throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeFirst(end + 1)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var state = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            guard poll(&state, 1, 30_000) > 0, case let got = read(answers, &chunk, chunk.count), got > 0 else {
                throw Trouble(description: "the browser does not answer: \(what)")
            }
            received += chunk[..<got]
        }
    }
}
