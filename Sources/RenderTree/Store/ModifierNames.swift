import ViewValues

extension LayoutModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .frame, .flexFrame: "frame"
        case .padding, .defaultPadding: "padding"
        case .offset: "offset"
        case .position: "position"
        case .fixedSize: "fixedSize"
        case .aspectRatio: "aspectRatio"
        case .layoutPriority: "layoutPriority"
        case .horizontalGuide, .verticalGuide: "alignmentGuide"
        case .ignoresSafeArea: "ignoresSafeArea"
        case .safeAreaInset: "safeAreaInset"
        case .safeAreaPadding: "safeAreaPadding"
        case .containerRelativeFrame: "containerRelativeFrame"
        case .gridCell: "gridCell"
        case .layoutValue: "layoutValue"
        }
    }
}

extension EnvironmentWrite {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .foreground: "foregroundStyle"
        case .tint: "tint"
        case .font: "font"
        case .fontWeight: "fontWeight"
        case .bold: "bold"
        case .italic: "italic"
        case .monospacedDigit: "monospacedDigit"
        case .lineLimit: "lineLimit"
        case .multilineTextAlignment: "multilineTextAlignment"
        case .disabled: "disabled"
        case .imageScale: "imageScale"
        case .symbolVariant: "symbolVariant"
        case .key: "environment"
        case .object: "environmentObject"
        case .transform: "transformEnvironment"
        case .style(let kind, _, _): "\(kind)Style"
        }
    }
}

extension IdentityModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .id: "id"
        case .tag: "tag"
        case .accessibilityIdentifier: "accessibilityIdentifier"
        case .zIndex: "zIndex"
        case .coordinateSpace: "coordinateSpace"
        }
    }
}

extension LifecycleModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .onAppear: "onAppear"
        case .onDisappear: "onDisappear"
        case .onChange: "onChange"
        case .task: "task"
        case .onGeometryChange: "onGeometryChange"
        case .onScrollGeometryChange: "onScrollGeometryChange"
        case .onScrollPhaseChange: "onScrollPhaseChange"
        case .onScrollVisibilityChange: "onScrollVisibilityChange"
        case .onReceive: "onReceive"
        }
    }
}

extension InputModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .onTapGesture: "onTapGesture"
        case .onLongPressGesture: "onLongPressGesture"
        case .gesture: "gesture"
        case .allowsHitTesting: "allowsHitTesting"
        case .contentShape: "contentShape"
        case .focused: "focused"
        case .onSubmit: "onSubmit"
        case .onDelete: "onDelete"
        case .onMove: "onMove"
        case .swipeActions: "swipeActions"
        case .refreshable: "refreshable"
        case .contextMenu: "contextMenu"
        case .scrollDisabled: "scrollDisabled"
        case .editDisabled(let delete, _): delete == nil ? "moveDisabled" : "deleteDisabled"
        }
    }
}

extension PresentationModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .presentedItem("page", _, _, _): "navigationDestination"
        case .presented(let style, _, _, _), .presentedItem(let style, _, _, _): style
        case .navigationTitle: "navigationTitle"
        case .titleMode: "navigationBarTitleDisplayMode"
        case .navigationDestination, .navigationDestinationPresented: "navigationDestination"
        case .toolbar: "toolbar"
        case .toolbarItem: "toolbarItem"
        case .barsHidden: "toolbarVisibility"
        case .searchable: "searchable"
        case .matchedTransitionSource: "matchedTransitionSource"
        case .navigationTransitionZoom: "navigationTransition"
        case .tabItem: "tabItem"
        case .tabSelection: "selection"
        case .navigationPath: "path"
        case .detents: "presentationDetents"
        case .staysOnSwipe: "interactiveDismissDisabled"
        }
    }
}

extension PreferenceModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .set: "preference"
        case .transform: "transformPreference"
        case .onChange: "onPreferenceChange"
        case .overlayPreference(_, _, _, let isBackground):
            isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue"
        case .anchor: "anchorPreference"
        case .transformAnchor: "transformAnchorPreference"
        }
    }
}

extension ShowModifier {
    /// The modifier's name as in source.
    var name: String {
        switch self {
        case .contentTransition: "contentTransition"
        case .symbolEffect: "symbolEffect"
        case .symbolEffectsRemoved: "symbolEffectsRemoved"
        case .matchedGeometry: "matchedGeometryEffect"
        case .scrollTransition: "scrollTransition"
        case .scrollTarget, .scrollTargetProgram: "scrollTargetBehavior"
        case .scrollTargetLayout: "scrollTargetLayout"
        case .scrollPosition: "scrollPosition"
        case .visualEffect: "visualEffect"
        case .phaseAnimator: "phaseAnimator"
        case .keyframeAnimator: "keyframeAnimator"
        }
    }
}
