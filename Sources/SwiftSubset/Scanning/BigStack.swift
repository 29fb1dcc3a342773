#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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

/// Work for one thread. It lives until that thread is joined, so the thread may take it unretained.
private final class Work {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func runAndWait() {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, bigStackBytes) == 0 else { return }
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let status = pthread_create(
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
            }, Unmanaged.passUnretained(self).toOpaque())
        guard status == 0 else { return }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }
}
