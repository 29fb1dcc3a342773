import Interpreter

extension VocabularySource {
    /// NotificationCenter: what is posted reaches its publishers and observers at once.
    static var notificationEntries: [NativeEntry] {
        [
            NativeEntry("init(_ rawValue: String)", on: "Notification.Name") { machine, call in
                machine.structure("Notification.Name", call[0])
            },
            NativeEntry("static var `default`: NotificationCenter { get }", on: "NotificationCenter") { machine, _ in
                machine.makeObject(machine.types.type("NotificationCenter"), [])
            },
            NativeEntry(
                "func publisher(for name: Notification.Name, object: AnyObject? = nil) -> _Publisher<Notification>",
                on: "NotificationCenter"
            ) { _, call in
                .native(PublisherBox(source: .notification(try call.structure(1)[0].asString ?? "")))
            },
            NativeEntry(
                """
                func post(name aName: Notification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil)
                """, on: "NotificationCenter"
            ) { machine, call in
                let name = try call.structure(1)[0].asString ?? ""
                let notification = machine.structure("Notification", call[1], call[2], call[3])
                try machine.send(notification, from: .notification(name))
                return .void
            },
            NativeEntry("func post(_ notification: Notification)", on: "NotificationCenter") { machine, call in
                let name = try call.structure(1)[0].asStructure?[0].asString ?? ""
                try machine.send(call[1], from: .notification(name))
                return .void
            },
        ] + observers
    }

    private static var observers: [NativeEntry] {
        @Sendable func observe(_ name: Value, _ sink: Value, _ machine: inout Machine) throws -> Int {
            let source = PublisherSource.notification(name.payload?.asStructure?[0].asString ?? "")
            return try machine.subscribe(PublisherBox(source: source), sink, isImmediate: true)
        }
        return [
            NativeEntry("static var main: OperationQueue { get }", on: "OperationQueue") { machine, _ in
                machine.makeObject(machine.types.type("OperationQueue"), [])
            },
            NativeEntry("func addOperation(_ block: @escaping () -> Void)", on: "OperationQueue") { machine, call in
                machine.schedule(.call(call[1], []), at: nil)
                return .void
            },
            NativeEntry(
                """
                @discardableResult func addObserver(forName name: Notification.Name?, object obj: Any?, queue: \
                OperationQueue?, using block: @escaping (Notification) -> Void) -> _NotificationToken
                """, on: "NotificationCenter"
            ) { machine, call in
                let id = try observe(call[1], call[4], &machine)
                return machine.structure("_NotificationToken", .int(id))
            },
            NativeEntry(
                """
                func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object \
                anObject: Any?)
                """, on: "NotificationCenter"
            ) { machine, call in
                let (target, name) = (call[1], try call.structure(2)[0].asString ?? "")
                let sink = Value.function { machine, inner in
                    try machine.perform(name, on: target, inner[0], inner)
                }
                _ = try observe(call[3], sink, &machine)
                return .void
            },
            NativeEntry("func removeObserver(_ observer: Any)", on: "NotificationCenter") { machine, call in
                if let token = call[1].unboxed.asStructure?[0].asInt { machine.cancelSubscription(token) }
                return .void
            },
        ]
    }
}
