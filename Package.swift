// swift-tools-version: 6.2
import PackageDescription

// Every target: a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// GTK is used from one thread, so the targets that know it are the main actor's unless they say otherwise.
let onMain: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
// Debian's default linker, gold, aborts where it should name an undefined symbol.
let lld: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

let package = Package(
  name: "Floorplan",
  products: [],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GTKBridge", dependencies: ["CGTK"], swiftSettings: onMain),
    .target(name: "CTestHost", dependencies: ["CGTK"], path: "Tests/CTestHost"),
    .testTarget(
      name: "GTKBridgeTests", dependencies: ["GTKBridge", "CTestHost"], swiftSettings: onMain, linkerSettings: lld),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
