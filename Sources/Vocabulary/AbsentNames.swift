/// Names of Apple's frameworks that posts use and that are not in the vocabulary, so that a message can say so instead
/// of taking them for slips of the pen.
enum AbsentNames {
    /// Frameworks by the types and functions that they bring.
    static let frameworks: [String: String] = index([
        "UIKit": """
        UIView UIViewController UIHostingController UIViewRepresentable UIViewControllerRepresentable UIGestureRecognizer \
        UIViewRepresentableContext UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIMenu \
        UIVisualEffectView UIBlurEffect UIActivityIndicatorView UIActivityViewController UIImageView UILabel UIPasteboard \
        UINavigationController UITabBarController UIApplicationDelegate UIApplicationDelegateAdaptor UISceneDelegate \
        UIWindowSceneDelegate UIViewPropertyAnimator UIScrollViewDelegate UIGraphicsImageRenderer UIAccessibility \
        UIContextMenuConfiguration UIAlertController UIDynamicAnimator UIStackView UIPageViewController UIPickerView \
        UITraitCollection UISearchBar UITextFieldDelegate UIImagePickerController UIPrintInteractionController
        """,
        "AppKit": """
        NSView NSViewRepresentable NSViewController NSHostingView NSHostingController NSColor NSFont NSWindow \
        NSApplication NSApp NSWorkspace NSCursor NSEvent NSVisualEffectView NSScreen NSPasteboard NSBezierPath
        """,
        "QuartzCore": """
        CALayer CAShapeLayer CAGradientLayer CAEmitterLayer CAEmitterCell CABasicAnimation CAKeyframeAnimation \
        CASpringAnimation CAAnimationGroup CATransaction CADisplayLink CAMediaTimingFunction CACurrentMediaTime \
        CAReplicatorLayer CATextLayer CAAnimation
        """,
        "AVFoundation": """
        AVPlayer AVPlayerLayer AVAudioPlayer AVAudioSession AVCaptureSession AVPlayerItem VideoPlayer AVAudioEngine \
        AVSpeechSynthesizer AVSpeechUtterance AVQueuePlayer AVPlayerLooper AVAsset SystemSoundID AudioServicesPlaySystemSound
        """,
        "CoreMotion": "CMMotionManager CMPedometer CMDeviceMotion",
        "CoreHaptics": "CHHapticEngine CHHapticEvent CHHapticPattern",
        "CoreLocation": "CLLocationManager CLLocation CLLocationCoordinate2D CLGeocoder",
        "MapKit": "Map MKMapView MKCoordinateRegion MKMapItem MapCameraPosition MapMarker MapAnnotation MapPolyline",
        "Charts": """
        Chart BarMark LineMark PointMark AreaMark SectorMark RuleMark RectangleMark AxisMarks AxisGridLine AxisValueLabel \
        ChartProxy
        """,
        "SpriteKit":
            "SpriteView SKScene SKSpriteNode SKView SKEmitterNode SKAction SKPhysicsBody SKShapeNode SKLabelNode",
        "SceneKit": "SceneView SCNScene SCNNode SCNView SCNVector3 SCNAction",
        "RealityKit": "RealityView ARView Model3D ModelEntity AnchorEntity",
        "Metal": "MTKView MTLDevice MTLCreateSystemDefaultDevice",
        "SwiftData": "Query ModelContext ModelContainer ModelConfiguration PersistentModel FetchDescriptor Schema",
        "Core Data": """
        FetchRequest FetchedResults SectionedFetchRequest NSManagedObject NSManagedObjectContext NSPersistentContainer \
        NSFetchRequest NSPersistentCloudKitContainer
        """,
        "WidgetKit": """
        Widget WidgetBundle TimelineProvider TimelineEntry StaticConfiguration WidgetConfiguration WidgetCenter \
        AppIntentConfiguration
        """,
        "ActivityKit": "Activity ActivityAttributes ActivityConfiguration DynamicIsland", "WebKit": "WKWebView WebView",
        "StoreKit": "SKStoreReviewController StoreView ProductView",
        "PhotosUI": "PhotosPicker PhotosPickerItem PHPickerViewController",
        "Core Image": "CIImage CIFilter CIContext",
        "GameKit": "GKRandomSource GKPerlinNoiseSource GKNoise GKStateMachine",
        "Foundation": """
        URLSession URLRequest URLResponse HTTPURLResponse FileManager NSLock Operation Mirror \
        JSONSerialization PropertyListDecoder PropertyListEncoder NSPredicate NSSortDescriptor NSRegularExpression \
        FileHandle NSKeyedArchiver Process NSCache
        """,
        "SwiftUI": """
        ShaderLibrary Shader ShaderFunction ImageRenderer DocumentGroup FileDocument MenuBarExtra Settings ImmersiveSpace \
        PasteButton HelpLink ReferenceFileDocument \
        FocusedValue FocusedBinding FocusedObject ToolbarRole TextSelection Subview SubviewsCollection
        """,
        "os": "OSSignposter", "XCTest": "XCTestCase XCTAssertEqual", "TipKit": "Tip Tips TipView",
    ])

    /// Frameworks by the modifiers that they bring.
    static let modifiers: [String: String] = index([
        "SwiftUI": """
        colorEffect distortionEffect layerEffect fileImporter fileExporter fileMover touchBar focusedValue \
        focusedSceneValue backgroundExtensionEffect itemProvider cuttable windowStyle
        """,
        "Charts": """
        chartXAxis chartYAxis chartXScale chartYScale chartLegend chartForegroundStyleScale chartOverlay chartBackground \
        chartPlotStyle chartXSelection chartScrollableAxes
        """,
        "MapKit": "mapStyle mapControls mapCameraKeyframeAnimator lookAroundViewer",
        "SwiftData": "modelContainer modelContext",
        "PhotosUI": "photosPicker",
        "TipKit": "popoverTip tipBackground", "StoreKit": "requestReview", "QuickLook": "quickLookPreview",
        "Translation": "translationTask translationPresentation",
    ])

    private static func index(_ lists: [String: String]) -> [String: String] {
        var result: [String: String] = [:]
        for (framework, names) in lists { for name in names.split(separator: " ") { result[String(name)] = framework } }
        return result
    }
}
