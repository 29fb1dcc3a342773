import SwiftSubset

extension Machine {
    /// Takes in what the checker made: tables first, then code, then variables. Nothing runs.
    mutating func install(_ module: IRModule) {
        for nominal in module.nominals { install(nominal) }
        if module.noticesDeath { types.noticesDeath = true }
        for function in module.functions { install(function) }
        for global in module.globals { install(global) }
    }

    private mutating func install(_ nominal: IRNominal) {
        while types.nominals.count <= nominal.id.index {
            types.nominals.append(NominalInfo(name: "?", kind: .protocolType))
        }
        var info = nominal.info
        info.natives.merge(nominal.natives) { $1 }
        if let deinitializer = nominal.deinitializer {
            info.deinitializer = deinitializer
            types.noticesDeath = true
        }
        types.nominals[nominal.id.index] = info
        if info.isVocabulary || !(types.ids[info.name].map { types[$0].isVocabulary } ?? false) {
            types.ids[info.name] = nominal.id
        }
        if let qualified = info.qualifiedName { types.ids[qualified] = nominal.id }
    }

    mutating func install(_ function: IRFunction) {
        while functions.count <= function.id.index { functions.append(nil) }
        functions[function.id.index] = FunctionCompiler.compile(function, types: types, vocabulary: vocabulary)
    }

    private mutating func install(_ global: IRGlobal) {
        guard let index = global.variable.global else { return }
        while globals.count <= index { globals.append(GlobalSlot(value: .null)) }
        globals[index].name = global.variable.name
        guard global.isLazy, let value = global.value else { return }
        let compiler = FunctionCompiler(
            context: FrameLayout(global.variable.name, types: types, vocabulary: vocabulary))
        let body = compiler.compile(value)
        let code = CompiledFunction(
            name: global.variable.name, words: compiler.context.words, values: compiler.context.values,
            parameters: [], body: body, range: value.range)
        globals[index].value = .null
        globals[index].initializer = ClosureBox(.compiled(code), range: value.range)
    }
}
