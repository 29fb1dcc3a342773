import AnimationMath
import Interpreter
import ViewValues

/// `AnimationState`: what an animation of the program keeps by key, beside what the built-in ones in it keep.
struct AnimationStateBox: NativeValue {
    var values: [String: Value] = [:]
    /// The progress of a built-in animation that the program's own one wraps.
    var inner = AnimationMath.AnimationState<AnimatableVector>()
    var nativeType: String { "AnimationState" }
    func forEachValue(_ visit: (Value) -> Void) { values.values.forEach(visit) }
}

/// The custom animations of a program by their number; equal ones have one number (MOD-4).
struct CustomAnimationList: NativeValue {
    static let key = "customAnimations"
    var animations: [Value] = []
    /// Numbers by hash.
    var places: [Int: [Int]] = [:]
    var nativeType: String { "CustomAnimation" }
    func forEachValue(_ visit: (Value) -> Void) { animations.forEach(visit) }
}

extension Machine {
    /// The engine's animation for a value of a type that conforms to CustomAnimation.
    mutating func animation(of custom: Value) throws -> Animation {
        let value = custom.unboxed
        var list = extras[CustomAnimationList.key] as? CustomAnimationList ?? CustomAnimationList()
        let hash = try hash(of: value)
        var found: Int?
        for place in list.places[hash] ?? [] where found == nil {
            if try isEqual(list.animations[place], value) { found = place }
        }
        let number = found ?? list.animations.count
        if found == nil {
            list.animations.append(value)
            list.places[hash, default: []].append(number)
            extras[CustomAnimationList.key] = list
        }
        let text = (try? describe(value)) ?? describe(type(of: value))
        return Animation(external: ExternalAnimationID(number), description: "Animation(\(text))")
    }

    /// The program's value behind an animation of its own.
    func customAnimation(_ id: ExternalAnimationID) -> Value? {
        guard let list = extras[CustomAnimationList.key] as? CustomAnimationList,
            list.animations.indices.contains(id.number)
        else { return nil }
        return list.animations[id.number]
    }

    /// `AnimationContext` of a type of value.
    func context(state: Value, isComplete: Bool, of type: RuntimeType) -> Value {
        .makeStructure(types.type("AnimationContext", [type]), [state, .bool(isComplete)])
    }

    /// Runs `body` on the context argument at `index` as the animations of AnimationMath know it.
    mutating func withMathContext<Result>(
        _ call: inout NativeCall, _ index: Int,
        _ body: (inout AnimationMath.AnimationContext<AnimatableVector>, inout Machine) throws -> Result
    ) throws -> Result {
        let given = try call.structure(index)
        var box = given[0].native as? AnimationStateBox ?? AnimationStateBox()
        var context = AnimationMath.AnimationContext(
            state: box.inner, isLogicallyComplete: given[1].asBool ?? false)
        let result = try body(&context, &self)
        box.inner = context.state
        call.arguments[index] = .makeStructure(given.type, [.native(box), .bool(context.isLogicallyComplete)])
        return result
    }
}

extension Machine: AnimationMath.ExternalAnimations {
    /// Asks the program's `animate(value:time:context:)`.
    public mutating func animate(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: inout ExternalAnimationState
    ) -> AnimatableVector? {
        ask(id, "animate(value:time:context:)", [], value, time, &state).flatMap { $0.payload }.flatMap(numbers)
    }

    /// Asks the program's `velocity(value:time:context:)`; nil where it has none.
    public mutating func velocity(
        _ id: ExternalAnimationID, value: AnimatableVector, time: Double, state: ExternalAnimationState
    ) -> AnimatableVector? {
        var state = state
        return ask(id, "velocity(value:time:context:)", [], value, time, &state).flatMap { $0.payload }
            .flatMap(numbers)
    }

    /// Asks the program's `shouldMerge(previous:value:time:context:)`; it does not merge where there is none.
    public mutating func shouldMerge(
        _ id: ExternalAnimationID, previous: Animation, value: AnimatableVector, time: Double,
        state: inout ExternalAnimationState
    ) -> Bool {
        let before: ContiguousArray<Value> = [.native(AnimationBox(animation: previous))]
        return ask(id, "shouldMerge(previous:value:time:context:)", before, value, time, &state)?.asBool ?? false
    }

    /// Calls a member of the program's animation; its context goes in and comes back. A trap ends the animation and is
    /// told as a warning: the engine asks in the middle of a frame, where nothing can fail.
    private mutating func ask(
        _ id: ExternalAnimationID, _ selector: String, _ first: ContiguousArray<Value>, _ vector: AnimatableVector,
        _ time: Double, _ state: inout ExternalAnimationState
    ) -> Value? {
        guard let own = customAnimation(id) else { return nil }
        let value = pairs(of: vector.components)
        let kept = state.storage as? AnimationStateBox ?? AnimationStateBox()
        let type = type(of: value)
        var arguments: ContiguousArray<Value> = [own] + first + [value, .double(time)]
        arguments.append(context(state: .native(kept), isComplete: state.isLogicallyComplete, of: type))
        do {
            let result = try acting { machine in
                try machine.callMember(selector, &arguments, generics: [type])
            }
            if let context = arguments.last?.asStructure {
                state.storage = context[0].native as? AnimationStateBox
                state.isLogicallyComplete = context[1].asBool ?? false
            }
            return result
        } catch {
            let trap = error as? Trap
            warn("MOD-4", "\(describe(self.type(of: own))) stopped: \(trap?.message ?? "\(error)")", at: trap?.range)
            return nil
        }
    }
}
