import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct SimplePropertyCellTests {
  private typealias Parts = ComponentParts.SimplePropertyCell

  private func frames(_ cell: SimplePropertyCell) -> [(x: Double, y: Double, width: Double, height: Double)] {
    [Parts.keyLabel, Parts.valueTextField].compactMap { cell.visiblePart($0)?.bounds(in: cell) }
  }

  @Test func unsetPartsHaveNoWidgetAndMissingValueIsAnEmptyField() async {
    await withNoPeerLeft {
      let cell = SimplePropertyCell()
      #expect(cell.children.isEmpty && cell.copyableText == nil)
      cell.value = "0001"
      #expect(cell.children.count == 1 && cell.copyableText == "0001")
      #expect(cell.differingAccessibleLabel(from: "0001") == nil)
      cell.keyName = "Sort No."
      #expect(cell.children.count == 2 && cell.copyableText == "Sort No.: 0001")
      #expect(cell.differingAccessibleLabel(from: "Sort No.") == nil)
      #expect(cell.differingAccessibleDescription(from: "0001") == nil)
      cell.value = ""
      #expect((cell.visiblePart(Parts.valueTextField) as? Label)?.text == "" && cell.copyableText == "Sort No.")
      #expect(cell.differingAccessibleDescription(from: "no value") == nil)
      cell.prepareForReuse()
      #expect(cell.keyName == nil && cell.value == nil && cell.children.allSatisfy { !$0.isVisible })
      #expect(cell.differingAccessibleLabel(from: "") == nil && cell.differingAccessibleDescription(from: "") == nil)
    }
  }

  @Test func keysHaveAColumnUnlessTheCellIsNarrow() async {
    await withStandardTheme { _ in
      for (width, sizeClass, column) in [(500, SizeClass.regular, 160.0), (400, .compact, 115)] {
        await withCell(SimplePropertyCell.self, width: width) { cell, window in
          cell.sizeClass = sizeClass
          cell.keyName = "Sort No."
          cell.value = "0001"
          await paint(window)
          let linear = frames(cell)
          #expect(linear[0].x == 0 && linear[0].width == column)
          #expect(linear[1].x == column + Parts.cell.metric(.columnGap))
          #expect(linear[1].x + linear[1].width == Double(cell.width) && linear[1].height == 44)
          // On one line, centered vertically.
          #expect(abs(linear[0].y + linear[0].height / 2 - linear[1].y - linear[1].height / 2) <= 1)
          cell.direction = .rtl
          await paint(window)
          for (before, after) in zip(linear, frames(cell)) {
            #expect(after.x == Double(cell.width) - before.x - before.width)
          }
          cell.keyName = nil
          await paint(window)
          #expect(frames(cell).map(\.width) == [Double(cell.width)])
        }
      }
      await withCell(SimplePropertyCell.self, width: 230) { cell, window in
        cell.sizeClass = .compact
        cell.keyName = "Sort No."
        cell.value = "0001"
        await paint(window)
        let stacked = frames(cell)
        #expect(stacked.map(\.width) == [Double(cell.width), Double(cell.width)])
        #expect(stacked[1].y == stacked[0].y + stacked[0].height + Parts.cell.metric(.lineGap))
      }
    }
  }

  @Test func truncatedTextIsPlacedBelowItsKey() async {
    await withStandardTheme { _ in
      await withCell(SimplePropertyCell.self, width: 360) { cell, window in
        cell.sizeClass = .compact
        for (key, value, isStacked) in [
          ("Sort No.", "0001", false),
          ("Functional location", "0001", false),
          ("Functional location of the equipment", "0001", true),
          ("Location", "127 Higgins Drive, Palo Alto, California", true),
        ] {
          (cell.keyName, cell.value) = (key, value)
          await paint(window)
          #expect((frames(cell)[1].x == 0) == isStacked, "\(key): \(value)")
        }
      }
    }
  }

  @Test func largeTextIsPlacedBelowItsKey() async {
    await withStandardTheme { _ in
      await withCell(SimplePropertyCell.self, width: 600) { cell, window in
        cell.keyName = "Sort No."
        cell.value = "0001"
        await paint(window)
        #expect(frames(cell)[1].x > 0)
        let standard = Settings.default.textResolution
        Settings.default.textResolution = 2 * 96 * 1024
        await paint(window, frames: 2)
        let isStacked = await turnUntil { frames(cell)[1].x == 0 }
        #expect(isStacked)
        Settings.default.textResolution = standard
        let isLinear = await turnUntil { frames(cell)[1].x > 0 }
        #expect(isLinear)
      }
    }
  }

  @Test func longTextsEllipsizeAndNarrowCellsClip() async {
    await withCell(SimplePropertyCell.self, width: 100) { cell, window in
      cell.keyName = "Key"
      cell.value = "Value"
      let height = cell.measured(.vertical, forSize: 80).natural
      let keyLine = cell.visiblePart(Parts.keyLabel)?.measured(.vertical).natural ?? 0
      let long = String(repeating: "word ", count: 2000)
      cell.value = long
      #expect(cell.measured(.vertical, forSize: 80).natural == height)
      cell.keyName = long
      #expect(cell.measured(.vertical, forSize: 80).natural <= height + keyLine + 1)
      for text in ["مرحبا", "👩‍🚀 up", "a\nb", String(repeating: "W", count: 10_000)] {
        cell.keyName = text
        cell.value = text
        await paint(window)
      }
      #expect(cell.measured(.horizontal).minimum < 100)
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(SimplePropertyCell.self) { cell, window in
        cell.keyName = "Key"
        cell.value = "Value"
        for isEnabled in [true, false] {
          cell.isSensitive = isEnabled
          await paint(window)
          for part in Parts.all.dropFirst() {
            let expected = theme.resolve(part, state: isEnabled ? .normal : .disabled, appearance: appearance)
            let label = try #require(cell.visiblePart(part) as? Label)
            let style = RealizedStyle(of: label)
            style.expect("color", expected.color, part.name)
            style.expectFont(expected, part.name)
            style.expectMetrics(of: part)
            #expect(label.numberOfLines == expected.lineLimit)
            if let surface = expected.backgroundColor { style.expect("background-color", surface, part.name) }
          }
        }
        RealizedStyle(of: cell).expectMetrics(of: Parts.cell)
        #expect(theme.resolve(Parts.valueTextField, appearance: appearance).backgroundColor != nil)
      }
    }
  }
}
