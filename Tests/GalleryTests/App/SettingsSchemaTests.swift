import FloorplanTheme
import Foundation
import Testing

@testable import Gallery

/// Compares the schema with the types that define the values of settings.
@Suite struct SettingsSchemaTests {
  /// The schema in `data`.
  private static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return
      (try? String(contentsOf: root.appending(path: "data/io.github.floorplan.Gallery.gschema.xml.in"), encoding: .utf8))
      ?? ""
  }()

  /// The text between the start and the end of a key.
  private func key(_ name: String) throws -> String {
    let start = try #require(Self.text.range(of: "<key name=\"\(name)\""), "key \(name) not found")
    let rest = Self.text[start.upperBound...]
    let end = try #require(rest.range(of: "</key>"))
    return String(rest[..<end.lowerBound])
  }

  private func choices(of name: String) throws -> [String] {
    try key(name).split(separator: "\n").filter { $0.contains("<choice ") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map { String($0) } }
  }

  @Test func choicesMatchAddressValues() throws {
    let appearances = try choices(of: "appearance")
    #expect(appearances == ["desktop"] + Appearance.allCases.map(\.rawValue))
    let dialects = try choices(of: "dialect")
    #expect(dialects == StyleSheetDialect.allCases.map(\.rawValue))
    let directions = try choices(of: "direction")
    #expect(directions == [StoredSwitch.localeDirection] + Address.Direction.allCases.map(\.rawValue))
    let motions = try choices(of: "motion")
    #expect(motions == Address.Motion.allCases.map(\.rawValue))
    let viewports = try choices(of: "viewport")
    #expect(viewports == Viewport.allCases.map(\.rawValue))
    let densities = try choices(of: "density")
    #expect(densities == [StoredSwitch.deviceDensity] + Density.allCases.map(\.rawValue))
  }

  @Test func rangesAndDefaultsMatchTheProgram() throws {
    let scale = try key("text-scale")
    #expect(scale.contains("min=\"\(Address.scaleRange.lowerBound)\" max=\"\(Address.scaleRange.upperBound)\""))
    for (name, length) in [
      ("window-width", GalleryWindow.defaultSize.width), ("window-height", GalleryWindow.defaultSize.height),
    ] {
      let size = try key(name)
      #expect(size.contains("min=\"\(Address.Size.range.lowerBound)\" max=\"\(Address.Size.range.upperBound)\""))
      #expect(size.contains("<default>\(length)</default>"))
    }
  }

  @Test func everyKeyHasSummaryAndDescription() {
    let keys = Self.text.components(separatedBy: "<key ").dropFirst()
    #expect(keys.count == 15)
    for key in keys { #expect(key.contains("<summary>") && key.contains("<description>"), "\(key)") }
  }
}
