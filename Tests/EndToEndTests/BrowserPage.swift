import Foundation
import Testing

/// What a person does with a page, and what they see.
extension Browser {
    /// Opens a file and waits until it is loaded; what it says, asks for and throws on the way is kept as events.
    func load(_ file: URL) throws {
        forgetEvents()
        try call("Page.navigate", ["url": file.absoluteString])
        try wait(for: "Page.loadEventFired")
    }

    /// Complaints since the page was opened: exceptions, errors of the console and the policy, dialogs, and everything
    /// that it asked for beside itself.
    var complaints: [String] {
        events.compactMap { event in
            switch event.method {
            case "Runtime.exceptionThrown": "exception: \(event.values)"
            case "Log.entryAdded": "log: \(event.values)"
            case "Runtime.consoleAPICalled": "console: \(event.values)"
            case "Page.javascriptDialogOpening": "dialog: \(event.values)"
            case "Network.requestWillBeSent": Self.foreignRequest(event.values)
            default: nil
            }
        }
    }

    private static func foreignRequest(_ values: [String: Any]) -> String? {
        guard let request = values["request"] as? [String: Any], let url = request["url"] as? String else { return nil }
        return url.hasPrefix("file:") || url.hasPrefix("data:") ? nil : "asks for \(url)"
    }

    /// What an expression gives in the page.
    func value(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let details = answer["exceptionDetails"] { throw Trouble(description: "\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// A number that an expression gives.
    func number(_ expression: String) throws -> Double {
        guard let number = try value("Number(\(expression))") as? NSNumber else {
            throw Trouble(description: "\(expression) is no number")
        }
        return number.doubleValue
    }

    /// A text that an expression gives.
    func text(_ expression: String) throws -> String { try value("String(\(expression))") as? String ?? "" }

    /// Presses and lets go of a key.
    func press(_ key: String) throws {
        let code = ["ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, " ": 32, "Tab": 9][key] ?? 0
        for kind in ["keyDown", "keyUp"] {
            var values: [String: Any] = [
                "type": kind, "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": code,
            ]
            if kind == "keyDown", key == " " { values["text"] = " " }
            try call("Input.dispatchKeyEvent", values)
        }
    }

    /// Clicks a point of the window.
    func click(x: Double, y: Double) throws {
        for kind in ["mousePressed", "mouseReleased"] {
            try call(
                "Input.dispatchMouseEvent", ["type": kind, "x": x, "y": y, "button": "left", "clickCount": 1])
        }
    }

    /// Clicks an element at a share of its width.
    func click(_ selector: String, at share: Double = 0.5) throws {
        _ = try value("document.querySelector('\(selector)').scrollIntoView({block: 'center'})")
        let box = "document.querySelector('\(selector)').getBoundingClientRect()"
        let (left, width) = (try number("\(box).left"), try number("\(box).width"))
        try click(x: left + width * share, y: try number("\(box).top + \(box).height / 2"))
    }

    /// Waits until an expression holds; false where it does not within ten seconds.
    func comes(_ expression: String) throws -> Bool {
        try value(
            """
            new Promise(done => {
              const end = performance.now() + 10000;
              const look = () => {
                if (\(expression)) done(true);
                else if (performance.now() > end) done(false);
                else requestAnimationFrame(look);
              };
              look();
            })
            """) as? Bool ?? false
    }

    /// A picture of the window as a data address.
    func picture() throws -> String {
        let answer = try call("Page.captureScreenshot", ["format": "png"])
        return "data:image/png;base64," + (answer["data"] as? String ?? "")
    }

    /// How many colours a picture has, and the one at a point, as red, green and blue.
    func look(at picture: String, x: Double = 0, y: Double = 0) throws -> (colours: Int, point: [Int]) {
        let found = try value(
            """
            new Promise((done, fail) => {
              const image = new Image();
              image.onerror = () => fail('no picture');
              image.onload = () => {
                const canvas = document.createElement('canvas');
                [canvas.width, canvas.height] = [image.width, image.height];
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                const all = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
                const point = context.getImageData(\(x), \(y), 1, 1).data;
                done([new Set(all).size, point[0], point[1], point[2]]);
              };
              image.src = '\(picture)';
            })
            """)
        let numbers = (found as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.intValue }
        guard numbers.count == 4 else { throw Trouble(description: "no picture") }
        return (numbers[0], Array(numbers[1...]))
    }
}
