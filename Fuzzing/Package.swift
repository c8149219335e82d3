// swift-tools-version: 6.2
import PackageDescription

let lld: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

// A separate package: it builds only with the fuzzer, which provides main.
let package = Package(
  name: "FloorplanFuzzing",
  dependencies: [.package(name: "Floorplan", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-style-sheets",
      dependencies: [
        .product(name: "FloorplanTheme", package: "Floorplan"),
        .product(name: "FloorplanThemeCheck", package: "Floorplan"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault"),
        .unsafeFlags(["-parse-as-library"]),
      ], linkerSettings: lld)
  ],
  swiftLanguageModes: [.v6]
)
