// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors in every target.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
]
// GTK is used from one thread, so targets that use it are on the main actor unless they specify otherwise.
let onMain: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
// Tests enumerate the results of these targets. Unoptimized, they take two to three times as long.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
// Debian's default linker, gold, aborts instead of reporting an undefined symbol.
let lld: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

// Meson sets the application ID of the gallery, which only one C file contains.
let applicationID = Context.environment["FLOORPLAN_APPLICATION_ID"].map {
  [CSetting.define("FLOORPLAN_APPLICATION_ID", to: $0)]
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let barcode = Target.Dependency.target(name: "FloorplanBarcode", condition: .when(traits: ["Barcode"]))

let package = Package(
  name: "Floorplan",
  products: [
    .library(name: "Floorplan", targets: ["Floorplan"]),
    .library(name: "FloorplanFoundation", targets: ["FloorplanFoundation"]),
    .library(name: "FloorplanLayout", targets: ["FloorplanLayout"]),
    .library(name: "FloorplanTheme", targets: ["FloorplanTheme"]),
    .library(name: "FloorplanThemeCheck", targets: ["FloorplanThemeCheck"]),
    // Only for Benchmarks, which measures the gallery's pages.
    .library(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "floorplan", targets: ["floorplan-tool"]),
    .executable(name: "floorplan-gallery", targets: ["floorplan-gallery"]),
  ],
  traits: [
    .trait(name: "Barcode", description: "Searches can scan barcodes, with a camera or in pictures (libzbar)")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The bridge.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GTKBridge", dependencies: ["CGTK"], swiftSettings: onMain + optimized),

    // Pure Swift.
    // Rounding is in the math library, which no other dependency of a pure client links.
    .target(name: "FloorplanLayout", swiftSettings: strict + optimized, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "FloorplanTheme", swiftSettings: strict + optimized),
    .target(name: "FloorplanThemeCheck", dependencies: ["FloorplanTheme"], swiftSettings: strict + optimized),

    // Cameras of the system, which only need the C library.
    .systemLibrary(name: "CCamera"),
    .target(name: "FloorplanCamera", dependencies: ["CCamera"], swiftSettings: strict),

    // Barcodes: empty without the trait, so that only builds with the trait need libzbar.
    .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
    .target(
      name: "FloorplanBarcode", dependencies: [.target(name: "CZBar", condition: .when(traits: ["Barcode"]))],
      swiftSettings: strict),

    // The library.
    .target(
      name: "FloorplanUI",
      dependencies: ["CGTK", "GTKBridge", "FloorplanLayout", "FloorplanTheme", "FloorplanProgram"],
      swiftSettings: onMain + optimized),
    .target(
      name: "FloorplanForms",
      dependencies: [
        "CGTK", "GTKBridge", "FloorplanCamera", "FloorplanTheme", "FloorplanUI", "FloorplanProgram", barcode,
      ],
      swiftSettings: onMain),
    .target(
      name: "FloorplanPages",
      dependencies: ["CGTK", "GTKBridge", "FloorplanLayout", "FloorplanTheme", "FloorplanUI", "FloorplanForms"],
      swiftSettings: onMain),
    .target(
      name: "Floorplan",
      dependencies: [
        "GTKBridge", "FloorplanCamera", "FloorplanLayout", "FloorplanTheme", "FloorplanUI", "FloorplanForms",
        "FloorplanPages", barcode,
      ],
      swiftSettings: onMain),

    // Foundation's values, in a product of its own, because Foundation needs ICU.
    .target(
      name: "FloorplanFoundation", dependencies: ["GTKBridge", "FloorplanUI", "FloorplanForms"], swiftSettings: onMain),

    // The programs.
    .target(
      name: "Gallery",
      dependencies: [
        "CGTK", "GTKBridge", "FloorplanTheme", "FloorplanThemeCheck", "FloorplanUI", "Floorplan", "FloorplanProgram",
        argumentParser,
      ],
      swiftSettings: onMain, plugins: ["Catalog"]),
    .executableTarget(
      name: "floorplan-gallery", dependencies: ["Gallery"], swiftSettings: onMain, linkerSettings: lld),
    .target(
      name: "FloorplanCommand",
      dependencies: [
        "FloorplanLayout", "FloorplanTheme", "FloorplanThemeCheck", "FloorplanProgram", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "floorplan-tool", dependencies: ["FloorplanCommand"], swiftSettings: strict, linkerSettings: lld),

    // Shared targets and the build plugin.
    .target(name: "FloorplanProgram", dependencies: ["FloorplanResources"], swiftSettings: strict),
    .target(
      name: "FloorplanResources", path: "Resources", exclude: ["VERSION", "data", "gallery.css", "icons", "themes"],
      sources: ["resources.c"], publicHeadersPath: "include", cSettings: applicationID),
    .executableTarget(name: "CatalogTool", swiftSettings: strict, linkerSettings: lld),
    .plugin(name: "Catalog", capability: .buildTool(), dependencies: ["CatalogTool"]),

    // Tests.
    .target(
      name: "CTestHost", dependencies: ["CGTK"], path: "Tests/CTestHost", cSettings: [.unsafeFlags(["-O2"])]),
    .target(
      name: "GTKTestSupport", dependencies: ["GTKBridge", "FloorplanCamera", "CTestHost"], path: "Tests/GTKTestSupport",
      swiftSettings: onMain + optimized),
    .testTarget(
      name: "GTKBridgeTests", dependencies: ["GTKBridge", "GTKTestSupport"], swiftSettings: onMain, linkerSettings: lld),
    .testTarget(
      name: "FloorplanCameraTests", dependencies: ["FloorplanCamera", "GTKTestSupport"], swiftSettings: strict,
      linkerSettings: lld),
    .testTarget(
      name: "FloorplanBarcodeTests", dependencies: [barcode, "GTKTestSupport"], swiftSettings: strict,
      linkerSettings: lld),
    .testTarget(
      name: "FloorplanUITests", dependencies: ["FloorplanUI", "FloorplanThemeCheck", "GTKTestSupport"],
      swiftSettings: onMain, linkerSettings: lld),
    .testTarget(
      name: "FloorplanFormsTests",
      dependencies: ["FloorplanForms", "FloorplanCamera", "GTKTestSupport", barcode],
      swiftSettings: onMain,
      linkerSettings: lld),
    .testTarget(
      name: "FloorplanFoundationTests", dependencies: ["FloorplanFoundation", "GTKTestSupport"],
      swiftSettings: onMain, linkerSettings: lld),
    .testTarget(
      name: "FloorplanPagesTests", dependencies: ["FloorplanPages", "FloorplanForms", "FloorplanUI", "GTKTestSupport"],
      swiftSettings: onMain, linkerSettings: lld),
    .testTarget(
      name: "ThemeProbeTests",
      dependencies: ["FloorplanPages", "FloorplanForms", "FloorplanUI", "FloorplanTheme", "GTKTestSupport"],
      swiftSettings: onMain, linkerSettings: lld),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .testTarget(
      name: "FloorplanLayoutTests", dependencies: ["FloorplanLayout", "CAllocations"],
      swiftSettings: strict + optimized, linkerSettings: lld),
    .testTarget(
      name: "FloorplanThemeTests", dependencies: ["FloorplanTheme", "FloorplanThemeCheck"],
      swiftSettings: strict + optimized,
      linkerSettings: lld),
    .testTarget(
      name: "FloorplanProgramTests", dependencies: ["FloorplanProgram"], swiftSettings: strict, linkerSettings: lld),
    .testTarget(
      name: "FloorplanCommandTests", dependencies: ["FloorplanCommand"], exclude: ["Fixtures"],
      swiftSettings: strict, linkerSettings: lld),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "GTKTestSupport"], swiftSettings: onMain, linkerSettings: lld),
    .testTarget(
      name: "GalleryShellTests", dependencies: ["Gallery", "FloorplanProgram", "GTKTestSupport"], swiftSettings: onMain,
      linkerSettings: lld),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CGTK", "floorplan-gallery", "floorplan-tool"],
      exclude: ["driver.py", "monkey.py", "support"], swiftSettings: onMain + optimized, linkerSettings: lld),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// The many checks in the tests cause most of the debug information.
for target in package.targets where target.type == .test {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-gnone"])]
}
