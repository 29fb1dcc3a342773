import SwiftSubset

// `@Wrapper static var x` and `@Wrapper var x` outside of types: the wrapper is a variable of its own, begun when it is
// first used; the name stands for its `wrappedValue`, `$name` for its `projectedValue`.
extension Checker {
    func readWrappedStatic(
        _ binding: VariableBinding, _ name: Name, _ attribute: Attribute, _ wrapper: NominalID, owner: NominalID?
    ) throws {
        guard
            let made = wrapperCall(attribute, binding, name.range)
                ?? plainWrapper(attribute, wrapper, binding.type, name.range)
        else { throw fail(.needsContext("'\(name.text)'"), name.range) }
        let declared = try binding.type.map(resolveType)
        let index = declarations.globalVariables.count
        let qualified = (owner.map { declarations[$0].qualifiedName + "." } ?? "") + "_" + name.text
        let storage = Variable(qualified, .error, isLet: false, depth: 0, global: index)
        declarations.globalVariables.append(storage)
        let type = inferredLater { [unowned self] in
            storage.type = try self.wrapperType(wrapper, attribute, declared, made, owner: owner)
            return storage.type
        }
        let kept = wrappedInfo("_" + name.text, index, type, owner, name.range)
        keep(kept, owner)
        planGlobal(storage, kept, VariableBinding(binding, initializer: made), owner)
        for (prefix, property) in [("", "wrappedValue"), ("$", "projectedValue")] {
            guard let served = ownMembers(of: wrapper, named: property).first else { continue }
            var info = wrappedInfo(prefix + name.text, index, wrappedType(property, type), owner, name.range)
            info.wrapper = MemberInfo.WrapperUse(storage: "_" + name.text, type: .error)
            if served.setter == nil, served.isLet { info.setter = nil }
            keep(info, owner)
        }
    }

    private func wrappedInfo(
        _ name: String, _ index: Int, _ type: Int, _ owner: NominalID?, _ range: SourceRange
    ) -> MemberInfo {
        var info = MemberInfo(kind: .property, name: name, owner: owner, type: .error, getter: .global(index))
        info.pendingType = type
        info.isStatic = true
        info.setter = .global(index)
        info.setterIsMutating = false
        info.range = range
        return info
    }

    private func keep(_ info: MemberInfo, _ owner: NominalID?) {
        if let owner { add(info, to: owner) } else { addGlobal(info) }
    }
}

extension VariableBinding {
    /// The same binding with another initial value and without a declared type.
    fileprivate init(_ other: VariableBinding, initializer: Expr) {
        self.init(pattern: other.pattern, type: nil, initializer: initializer, range: other.range)
    }
}
