import SwiftSubset

// Imports: what Swift and Apple's systems bring is known by name, whether anything of it is there or not.
extension Checker {
    /// Refuses modules that no such system has.
    func checkImports(_ declarations: [Decl]) {
        for decl in declarations {
            guard case .importDecl(let path) = decl.kind, let module = path.first,
                !Self.knownModules.contains(module.text), !module.text.hasPrefix("_")
            else { continue }
            errors.append(CheckError(.noModule(module.text), module.range))
        }
    }

    private static let knownModules = Set(
        """
        Swift SwiftUI SwiftUICore Foundation FoundationEssentials Combine Observation Dispatch Distributed \
        Synchronization RegexBuilder Darwin Glibc os OSLog simd Accelerate ObjectiveC Cxx Testing XCTest \
        UIKit AppKit WatchKit WidgetKit ActivityKit AppIntents Intents IntentsUI DeveloperToolsSupport \
        CoreGraphics CoreText CoreImage CoreVideo CoreMedia CoreAudio CoreAudioKit CoreMIDI CoreAnimation QuartzCore \
        CoreData CoreFoundation CoreHaptics CoreLocation CoreLocationUI CoreMotion CoreML CoreNFC CoreBluetooth \
        CoreServices CoreSpotlight CoreTelephony CoreTransferable CoreWLAN CoreMediaIO \
        SwiftData CloudKit StoreKit GameKit GameController GameplayKit SpriteKit SceneKit RealityKit \
        RealityKitContent ARKit RoomPlan Metal MetalKit MetalPerformanceShaders ModelIO \
        AVFoundation AVFAudio AVKit AudioToolbox MediaPlayer MediaAccessibility MusicKit ShazamKit SoundAnalysis Speech \
        PhotosUI Photos PDFKit PencilKit QuickLook QuickLookThumbnailing VisionKit Vision ImageIO \
        ImagePlayground NaturalLanguage Translation FoundationModels CreateML \
        MapKit WeatherKit HealthKit HealthKitUI HomeKit EventKit EventKitUI Contacts ContactsUI Messages MessageUI \
        CallKit PassKit Charts TipKit WebKit SafariServices LinkPresentation LocalAuthentication AuthenticationServices \
        Security CryptoKit CryptoTokenKit Network NetworkExtension MultipeerConnectivity NearbyInteraction \
        UserNotifications UserNotificationsUI BackgroundTasks BackgroundAssets UniformTypeIdentifiers \
        GroupActivities SharedWithYou ScreenTime FamilyControls DeviceActivity ManagedSettings MetricKit \
        AdSupport AppTrackingTransparency AdServices JavaScriptCore Symbols PlaygroundSupport Playgrounds \
        ServiceManagement Cocoa IOKit Carbon CarPlay ClockKit ExtensionKit ExternalAccessory FileProvider \
        Accessibility AccessibilityNotifications Compression SystemConfiguration MobileCoreServices SQLite3 zlib
        """.split(separator: " ").map(String.init))
}
