import FloorplanTheme
import Foundation
import Testing

import FloorplanCommand

@Suite struct FloorplanToolTests {
  @Test func classesListsEveryClassPathOnce() {
    let result = FloorplanTool.result(of: ["theme", "classes"])
    #expect(result.exitStatus == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(result.output.hasSuffix("\n"))
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 4 && $0.allSatisfy { !$0.isEmpty } })
    #expect(rows.map { String($0[0]) } == ComponentParts.classPaths)
  }

  @Test func classesShowsPartKindAndProperties() {
    let result = FloorplanTool.result(of: ["theme", "classes", "--component", "ImageCell"])
    let rows = result.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    #expect(
      rows.map { Array($0.prefix(3)) } == [
        ["fdlFUIImageCollectionViewCell", "ImageCell", "cell"],
        ["fdlFUIImageCollectionViewCell_detailImageView", "ImageCell.detailImageView", "image"],
        ["fdlFUIImageCollectionItemView_detailImageView", "ImageCell.detailImageView", "image"],
        ["fdlFUIImageCollectionViewCell_placeholder", "ImageCell.placeholder", "text"],
        ["fdlFUIImageCollectionItemView_placeholder", "ImageCell.placeholder", "text"],
      ])
    #expect(
      rows[1].last == """
        image-name tint-color tint-color-hover tint-color-highlighted tint-color-selected tint-color-disabled \
        view-alpha view-alpha-hover view-alpha-highlighted view-alpha-selected view-alpha-disabled corner-radius \
        placeholder-background-color placeholder-background-color-hover placeholder-background-color-highlighted \
        placeholder-background-color-selected placeholder-background-color-disabled gradient-start-color \
        gradient-start-color-hover gradient-start-color-highlighted gradient-start-color-selected \
        gradient-start-color-disabled gradient-end-color gradient-end-color-hover gradient-end-color-highlighted \
        gradient-end-color-selected gradient-end-color-disabled
        """)
    #expect(
      rows[3].last?.hasSuffix(
        "text-align text-line-clamp text-offset view-alpha view-alpha-hover view-alpha-highlighted "
          + "view-alpha-selected view-alpha-disabled") == true)
  }

  @Test func documentedClassPathsMatchTheTables() throws {
    let result = FloorplanTool.result(of: ["theme", "classes", "--format", "markdown"])
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: folder.appending(path: "docs/class-paths.md"), encoding: .utf8)
    #expect(page == result.output, "floorplan theme classes --format markdown > docs/class-paths.md")
  }

  @Test func documentedStatesIncludeAdditionalOnes() throws {
    let page = FloorplanTool.result(of: ["theme", "classes", "--format", "markdown"]).output
    for part in ComponentParts.all {
      let row = try #require(page.split(separator: "\n").first { $0.contains("| `\(part.classPath)`") })
      let plain = part.kind.plainPart.acceptedProperties
      for accepted in part.acceptedProperties {
        guard let general = plain.first(where: { $0.property == accepted.property }) else { continue }
        for state in accepted.states where !general.states.contains(state) {
          let name = state == .normal ? "normal" : "`-\(state.rawValue)`"
          #expect(row.split(separator: ";").contains { $0.contains("also ") && $0.contains(name) }, "\(row) \(state)")
        }
      }
    }
  }

  @Test func componentsCombineToTheFullList() {
    let parts = ComponentParts.components.map {
      FloorplanTool.result(of: ["theme", "classes", "--component", $0]).output
    }
    #expect(parts.joined() == FloorplanTool.result(of: ["theme", "classes"]).output)
  }

  @Test func unknownComponentSuggestsTheNearest() {
    let result = FloorplanTool.result(of: ["theme", "classes", "--component", "ObjectCel"])
    #expect(result.exitStatus == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.contains("“ObjectCel”"))
    #expect(result.errorOutput.contains("did you mean ObjectCell?"))
    let dissimilar = FloorplanTool.result(of: ["theme", "classes", "--component", "zebra"])
    #expect(dissimilar.exitStatus == 2)
    #expect(!dissimilar.errorOutput.contains("did you mean"))
    #expect(dissimilar.errorOutput.contains("SliderFormCell"))
  }

  @Test func cssPrintsTheStandardTheme() {
    #expect(FloorplanTool.result(of: ["theme", "css"]).output == Theme.standard.css(for: .light).joined())
    for appearance in Appearance.allCases {
      let result = FloorplanTool.result(of: ["theme", "css", "--appearance", appearance.rawValue])
      #expect(result.exitStatus == 0)
      #expect(result.output == Theme.standard.css(for: appearance).joined())
    }
  }

  @Test func unknownAppearanceListsTheValidOnes() {
    let result = FloorplanTool.result(of: ["theme", "css", "--appearance", "darkk"])
    #expect(result.exitStatus == 2)
    #expect(result.output.isEmpty)
    for appearance in Appearance.allCases { #expect(result.errorOutput.contains("'\(appearance.rawValue)'")) }
  }

  @Test func versionPrintsThreeNumbers() {
    let result = FloorplanTool.result(of: ["--version"])
    #expect(result.exitStatus == 0)
    #expect(result.output.dropLast().split(separator: ".").compactMap { Int($0) }.count == 3)
    #expect(result.output.last == "\n")
  }

  @Test func jsonMatchesTheTable() throws {
    let result = FloorplanTool.result(of: ["theme", "classes", "--format", "json"])
    let root = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let classes = try #require(root["classes"] as? [[String: Any]])
    let lines = FloorplanTool.result(of: ["theme", "classes"]).output.split(separator: "\n")
    #expect(classes.count == lines.count)
    for (entry, line) in zip(classes, lines) {
      let columns = line.split(separator: "\t")
      let part = try #require(entry["part"] as? String)
      let component = try #require(entry["component"] as? String)
      #expect(entry["classPath"] as? String == String(columns[0]))
      #expect(part.isEmpty ? component == columns[1] : "\(component).\(part)" == columns[1])
      #expect(entry["kind"] as? String == String(columns[2]))
      #expect(["fiori", "floorplan"].contains(entry["origin"] as? String ?? ""))
      let properties = try #require(entry["properties"] as? [[String: Any]])
      let names = properties.flatMap { accepted in
        (accepted["states"] as? [String] ?? []).map {
          "\(accepted["property"] ?? "")" + ($0 == "normal" ? "" : "-\($0)")
        }
      }
      #expect(names.joined(separator: " ") == columns.dropFirst(3).joined())
    }
  }

  @Test(
    arguments: [[], ["--help"], ["help"], ["theme"], ["theme", "--help"], ["help", "theme"], ["theme", "css", "-h"]])
  func helpSucceeds(arguments: [String]) {
    let result = FloorplanTool.result(of: arguments)
    #expect(result.exitStatus == 0)
    #expect(result.errorOutput.isEmpty)
    #expect(result.output.contains("USAGE: floorplan"))
    #expect(result.output.contains("theme"))
  }

  @Test(
    arguments: [
      ["theem"], ["theme", "clases"], ["theme", "css", "--apearance", "dark"], ["theme", "css", "extra"],
      ["theme", "classes", "--component"], ["--nonsense"], [""], ["theme", "css", "--appearance", ""],
      ["layout", "a", "b"], ["layout", "--pretty"], ["layuot"],
    ])
  func invalidArgumentsExitWith2(arguments: [String]) {
    let result = FloorplanTool.result(of: arguments)
    #expect(result.exitStatus == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("Error: "))
    #expect(result.errorOutput.hasSuffix("\n"))
  }
}
