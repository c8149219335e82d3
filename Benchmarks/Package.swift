// swift-tools-version: 6.2
import PackageDescription

let lld: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
// The rivals are compiled as a distribution would compile them; SwiftPM's own -O2 does the rest.
let plain: [CSetting] = [.define("NDEBUG")]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

// A package of its own: nothing that only measures is built for those who use the library.
let package = Package(
  name: "FloorplanBenchmarks",
  dependencies: [.package(name: "Floorplan", path: "..")],
  targets: [
    // The headers that the rivals in C are compiled against, without anything of Floorplan.
    .systemLibrary(name: "CToolkit", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),

    .target(name: "CBaseline", dependencies: ["CToolkit"], cSettings: plain),
    .target(name: "Comparing", swiftSettings: strict),
    .executableTarget(
      name: "bench-calls",
      dependencies: ["CBaseline", "Comparing", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // GTK's own lists beside the collection view.
    .target(name: "CRivals", dependencies: ["CToolkit"], cSettings: plain),
    .executableTarget(
      name: "bench-collection",
      dependencies: ["CRivals", "Comparing", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // What a cell is made of and what binding it takes, beside plain labels.
    .executableTarget(
      name: "bench-cells",
      dependencies: ["CRivals", "Comparing", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // Style sheets, beside GTK's own.
    .executableTarget(
      name: "bench-theme",
      dependencies: [
        "CRivals", "Comparing", .product(name: "Floorplan", package: "Floorplan"),
        .product(name: "FloorplanThemeCheck", package: "Floorplan"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // Windows and their frames.
    .target(
      name: "OnScreen", dependencies: [.product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),

    // Forms, beside GTK's own widgets and smaller forms.
    .executableTarget(
      name: "bench-forms",
      dependencies: ["CBaseline", "Comparing", "OnScreen", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The list picker, beside GTK's own drop-down.
    .executableTarget(
      name: "bench-list-picker",
      dependencies: ["Comparing", "OnScreen", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The gallery's business app. What is not for others to use is measured too: it is built with -enable-testing.
    .executableTarget(
      name: "bench-pages",
      dependencies: [
        "CRivals", "Comparing", "OnScreen", .product(name: "Floorplan", package: "Floorplan"),
        .product(name: "Gallery", package: "Floorplan"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The layouts know no GTK, and neither does what measures them.
    .target(name: "CFloors"),
    .executableTarget(
      name: "bench-layout",
      dependencies: ["CFloors", "Comparing", .product(name: "FloorplanLayout", package: "Floorplan")],
      swiftSettings: strict, linkerSettings: lld),

    // Neither of these links Swift or, the first, GTK: what they share with a program would count as less in its PSS.
    .executableTarget(name: "bench-launch", dependencies: ["CX11"], linkerSettings: lld),
    .executableTarget(name: "bench-empty-window", dependencies: ["CToolkit"], cSettings: plain, linkerSettings: lld),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
