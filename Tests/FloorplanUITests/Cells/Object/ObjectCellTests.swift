import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The parts of a cell by their class paths.
extension CollectionCell {
  func part(_ part: ComponentPart) -> Widget? { children.first { $0.hasStyleClass(part.classPath) } }
  func visiblePart(_ part: ComponentPart) -> Widget? { self.part(part).flatMap { $0.isVisible ? $0 : nil } }
}

/// Runs the body of a test with a cell that fills a window.
func withCell<Cell: CollectionCell>(
  _ type: Cell.Type, width: Int = 400, height: Int = 300, _ location: SourceLocation = #_sourceLocation,
  _ body: (Cell, Window) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let window = Window()
    let cell = Cell()
    window.child = cell
    window.defaultSize = (width, height)
    window.present()
    #expect(await turnUntil { window.isMapped && window.width == width })
    await paint(window)
    try await body(cell, window)
    window.close()
  }
}

@Suite(.serialized) struct ObjectCellTests {
  private typealias Parts = ComponentParts.ObjectCell
  private static let parts = [
    Parts.headlineLabel, Parts.subheadlineLabel, Parts.footnoteLabel, Parts.statusLabel, Parts.detailImageView,
    Parts.statusImageView,
  ]

  private func set(_ part: ComponentPart, of cell: ObjectCell) {
    switch part {
    case Parts.headlineLabel: cell.headlineText = "Headline"
    case Parts.subheadlineLabel: cell.subheadlineText = "Subheadline"
    case Parts.footnoteLabel: cell.footnoteText = "Footnote"
    case Parts.statusLabel: cell.statusText = "Status"
    case Parts.detailImageView: cell.detailImage = .icon("folder-symbolic")
    default: cell.statusImage = .icon("dialog-warning-symbolic")
    }
  }

  @Test func unsetPartHasNoWidget() async {
    await withNoPeerLeft {
      // Every subset of the parts.
      for subset in 0..<(1 << Self.parts.count) {
        let cell = ObjectCell()
        let expected = Self.parts.indices.filter { subset & (1 << $0) != 0 }.map { Self.parts[$0] }
        for part in expected { set(part, of: cell) }
        #expect(
          Set(cell.children.compactMap { child in Self.parts.first { child.hasStyleClass($0.classPath) }?.name })
            == Set(expected.map(\.name)))
        let text = expected.contains(Parts.statusLabel)
        for mode in [StatusDisplayMode.both, .text] {
          cell.statusDisplayMode = mode
          for part in expected {
            let isReplaced = mode == .text && part == Parts.statusImageView && text
            #expect((cell.visiblePart(part) != nil) == !isReplaced, "\(part.name) of \(expected.map(\.name)), \(mode)")
          }
        }
      }
    }
  }

  @Test func statusTextReplacesTheIcon() async {
    await withCell(ObjectCell.self) { cell, _ in
      cell.statusDisplayMode = .text
      cell.statusImage = .icon("dialog-warning-symbolic")
      #expect(cell.visiblePart(Parts.statusImageView) != nil)
      cell.statusText = "Late"
      #expect(cell.visiblePart(Parts.statusImageView) == nil && cell.visiblePart(Parts.statusLabel) != nil)
      cell.statusText = nil
      #expect(cell.visiblePart(Parts.statusImageView) != nil && cell.visiblePart(Parts.statusLabel) == nil)
      cell.statusText = "Late"
      cell.statusImage = .icon("dialog-error-symbolic")
      #expect(cell.visiblePart(Parts.statusImageView) == nil)
      cell.statusText = nil
      #expect((cell.visiblePart(Parts.statusImageView) as? Image)?.iconName == "dialog-error-symbolic")
      cell.statusImage = nil
      #expect(cell.visiblePart(Parts.statusImageView) == nil)
    }
  }

  @Test func semanticCanBeSetBeforeOrAfterTextAndIcon() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      cell.semanticStatus = .negative
      cell.statusImage = .icon("dialog-warning-symbolic")
      cell.statusText = "Late"
      for part in [Parts.statusLabel, Parts.statusImageView] {
        #expect(cell.part(part)?.hasStyleClass("negative") == true)
      }
      cell.semanticStatus = .positive
      for part in [Parts.statusLabel, Parts.statusImageView] {
        #expect(
          cell.part(part)?.hasStyleClass("negative") == false && cell.part(part)?.hasStyleClass("positive") == true)
      }
    }
  }

  @Test func eachLineIncreasesTheHeight() async {
    await withCell(ObjectCell.self) { cell, _ in
      cell.headlineText = "One"
      let one = cell.measured(.vertical, forSize: 300).natural
      let line = cell.headlineLabel.measured(.vertical).natural
      #expect(one == line)
      cell.subheadlineText = "Two"
      let two = cell.measured(.vertical, forSize: 300).natural
      #expect(two == one + 3 + cell.subheadlineLabel.measured(.vertical).natural)
      cell.footnoteText = "Three"
      let three = cell.measured(.vertical, forSize: 300).natural
      #expect(three == two + 3 + cell.footnoteLabel.measured(.vertical).natural)
      cell.subheadlineText = nil
      #expect(cell.measured(.vertical, forSize: 300).natural < three)
      cell.footnoteText = nil
      #expect(cell.measured(.vertical, forSize: 300).natural == one)
      cell.detailImage = .icon("folder-symbolic")
      #expect(cell.measured(.vertical, forSize: 300).natural == max(one, 45))
      cell.headlineText = "Words that need a second line when there is not much room for them"
      #expect(cell.measured(.vertical, forSize: 200).natural >= 2 * line)
      #expect(cell.measured(.vertical, forSize: 2000).natural == max(line, 45))
    }
  }

  @Test func partsArePositionedAndMirroredInRTL() async {
    await withCell(ObjectCell.self) { cell, window in
      for part in Self.parts where part != Parts.statusImageView { set(part, of: cell) }
      await paint(window)
      let parts = Self.parts.compactMap { cell.visiblePart($0) }
      let leftToRight = parts.compactMap { $0.bounds(in: cell) }
      #expect(leftToRight.count == 5)
      let (headline, subheadline, footnote, status, image) = (
        leftToRight[0], leftToRight[1], leftToRight[2], leftToRight[3], leftToRight[4]
      )
      #expect(image.x == 0 && image.width == 45 && image.height == 45)
      #expect(headline.x == 57 && subheadline.x == 57 && footnote.x == 57)
      #expect(headline.y == 0 && subheadline.y == headline.height + 3)
      #expect(footnote.y == subheadline.y + subheadline.height + 3)
      #expect(status.x + status.width == Double(cell.width) && headline.x + headline.width + 12 == status.x)
      cell.direction = .rtl
      await paint(window)
      for (part, before) in zip(parts, leftToRight) {
        let after = part.bounds(in: cell)
        #expect(
          after.map { $0 == (Double(cell.width) - before.x - before.width, before.y, before.width, before.height) }
            == true)
      }
    }
  }

  @Test func singleLineIsCenteredAndSeveralStartAtTheTop() async {
    await withCell(ObjectCell.self, height: 200) { cell, window in
      cell.headlineText = "One"
      await paint(window)
      let bounds = cell.headlineLabel.bounds(in: cell)
      let middle = bounds.map { $0.y + $0.height / 2 } ?? 0
      #expect(abs(middle - Double(cell.height) / 2) <= 1)
      cell.headlineText = "Words that need a second line when there is not much room for them, as here in this window"
      await paint(window)
      #expect(cell.headlineLabel.bounds(in: cell)?.y == 0)
      cell.headlineText = "One"
      cell.detailImage = .icon("folder-symbolic")
      cell.statusText = "Status"
      cell.statusImage = .icon("dialog-warning-symbolic")
      await paint(window)
      for part in [Parts.headlineLabel, Parts.detailImageView, Parts.statusLabel, Parts.statusImageView] {
        let box = cell.visiblePart(part)?.bounds(in: cell)
        let middle = box.map { $0.y + $0.height / 2 } ?? 0
        #expect(abs(middle - Double(cell.height) / 2) <= 1, "\(part.name)")
      }
      cell.subheadlineText = "Two"
      await paint(window)
      #expect(cell.headlineLabel.bounds(in: cell)?.y == 0)
    }
  }
}
