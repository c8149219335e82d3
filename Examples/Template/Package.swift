// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Repairs",
  dependencies: [.package(name: "Floorplan", path: "../..")],
  targets: [
    .executableTarget(
      name: "Repairs",
      dependencies: [.product(name: "Floorplan", package: "Floorplan")],
      resources: [.embedInCode("theme.nss")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
