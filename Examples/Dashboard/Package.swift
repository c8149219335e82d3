// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Dashboard",
  dependencies: [.package(name: "Floorplan", path: "../..")],
  targets: [
    .executableTarget(
      name: "Dashboard",
      dependencies: [.product(name: "Floorplan", package: "Floorplan")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
