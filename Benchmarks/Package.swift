// swift-tools-version: 6.2
import PackageDescription

let lld: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
// The baselines are compiled like packages of a distribution; SwiftPM's own -O2 does the rest.
let plain: [CSetting] = [.define("NDEBUG")]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

// A separate package: users of the library don't build benchmarks.
let package = Package(
  name: "FloorplanBenchmarks",
  dependencies: [.package(name: "Floorplan", path: "..")],
  targets: [
    // The headers for the baselines in C, without anything of Floorplan.
    .systemLibrary(name: "CToolkit", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),

    .target(name: "CBaseline", dependencies: ["CToolkit"], cSettings: plain),
    .target(name: "Comparing", swiftSettings: strict),
    .executableTarget(
      name: "bench-calls",
      dependencies: ["CBaseline", "Comparing", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The collection view, compared with GTK's own lists.
    .target(name: "CBench", dependencies: ["CToolkit"], cSettings: plain),
    .executableTarget(
      name: "bench-collection",
      dependencies: ["CBench", "Comparing", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // Counting and binding cells, compared with plain labels.
    .executableTarget(
      name: "bench-cells",
      dependencies: ["CBench", "Comparing", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // Style sheets, compared with GTK's own.
    .executableTarget(
      name: "bench-theme",
      dependencies: [
        "CBench", "Comparing", .product(name: "Floorplan", package: "Floorplan"),
        .product(name: "FloorplanThemeCheck", package: "Floorplan"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // Windows and their frames.
    .target(
      name: "OnScreen", dependencies: [.product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),

    // Forms, compared with GTK's own widgets and smaller forms.
    .executableTarget(
      name: "bench-forms",
      dependencies: ["CBaseline", "Comparing", "OnScreen", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The list picker, compared with GTK's own drop-down.
    .executableTarget(
      name: "bench-list-picker",
      dependencies: ["Comparing", "OnScreen", .product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The gallery's business app. It is built with -enable-testing, because its internals are measured too.
    .executableTarget(
      name: "bench-pages",
      dependencies: [
        "CBench", "Comparing", "OnScreen", .product(name: "Floorplan", package: "Floorplan"),
        .product(name: "Gallery", package: "Floorplan"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], linkerSettings: lld),

    // The layouts don't use GTK, and neither does this benchmark.
    .target(name: "CHeap"),
    .executableTarget(
      name: "bench-layout",
      dependencies: ["CHeap", "Comparing", .product(name: "FloorplanLayout", package: "Floorplan")],
      swiftSettings: strict, linkerSettings: lld),

    // Neither of these links Swift, and the first doesn't link GTK: pages shared with a program would reduce its PSS.
    .executableTarget(name: "bench-launch", dependencies: ["CX11"], linkerSettings: lld),
    .executableTarget(name: "bench-empty-window", dependencies: ["CToolkit"], cSettings: plain, linkerSettings: lld),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
