// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Contacts",
  dependencies: [.package(name: "Floorplan", path: "../..")],
  targets: [
    .executableTarget(
      name: "Contacts",
      dependencies: [.product(name: "Floorplan", package: "Floorplan")],
      resources: [.embedInCode("portrait.png")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
