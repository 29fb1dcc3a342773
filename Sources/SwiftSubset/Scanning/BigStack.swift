#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import Synchronization

/// The stack of the threads that parse, check and evaluate, in bytes: 512 MB. Only what is touched is ever used.
private let bigStackBytes = 512 << 20

/// Runs `body` on a thread with a stack of 512 MB and waits for it; what it returns or throws is passed on.
///
/// Called on such a thread, it runs `body` there. Where no thread can be made, it runs `body` on the present one.
public func runOnBigStack<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    if pthread_getspecific(bigStackKey) != nil { return try body() }
    var outcome: Result<T, Failure>?
    withoutActuallyEscaping(body) { body in
        let work = Work {
            do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
        }
        work.runAndWait()
    }
    guard let outcome else { return try body() }
    return try outcome.get()
}

/// Marks the threads that have a big stack.
private let bigStackKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
}()

/// Runs jobs beside each other, each on a thread with a stack of 512 MB, and returns what they gave, in their order.
///
/// The first runs on the present thread, as does every job for which no thread can be made.
func runBeside<T: Sendable>(_ jobs: [@Sendable () -> T]) -> [T] {
    let outcomes = Mutex<[Int: T]>([:])
    withoutActuallyEscaping({ (place: Int) in
        let value = jobs[place]()
        outcomes.withLock { $0[place] = value }
    }) { run in
        let works = jobs.indices.dropFirst().map { place in Work { run(place) } }
        let begun = works.map { $0.start() }
        if !jobs.isEmpty { run(0) }
        for (work, hasBegun) in zip(works, begun) {
            if hasBegun { work.wait() } else { work.action() }
        }
    }
    return outcomes.withLock { outcomes in jobs.indices.compactMap { outcomes[$0] } }
}

/// Work for one thread. It lives until that thread is joined, so the thread may take it unretained.
private final class Work {
    let action: () -> Void
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif

    init(_ action: @escaping () -> Void) { self.action = action }

    func runAndWait() {
        if start() { wait() }
    }

    /// Makes the thread; false where none can be made.
    func start() -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, bigStackBytes) == 0 else { return false }
        return pthread_create(
            &thread, &attributes,
            { argument in
                #if canImport(Darwin)
                    let pointer = argument
                #else
                    guard let pointer = argument else { return nil }
                #endif
                pthread_setspecific(bigStackKey, pointer)
                Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().action()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque()) == 0
    }

    /// Waits for the thread's end.
    func wait() {
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }
}
