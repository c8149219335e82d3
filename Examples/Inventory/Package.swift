// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Inventory",
  dependencies: [.package(name: "Floorplan", path: "../..")],
  targets: [
    .executableTarget(
      name: "Inventory",
      dependencies: [.product(name: "Floorplan", package: "Floorplan")],
      resources: [.embedInCode("theme.nss")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
