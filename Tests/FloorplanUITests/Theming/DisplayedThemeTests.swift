import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ShownThemeTests {
  private typealias Parts = ComponentParts.ObjectCell

  /// Runs the body of a test with a theme on the display, and checks that no observer is left.
  private func withTheme(_ body: (ThemeManager) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let before = DisplayedTheme.followerCount
    let manager = ThemeManager(display: try #require(Display.default))
    try await body(manager)
    manager.remove()
    #expect(await turnUntil { DisplayedTheme.followerCount == before })
    #expect(DisplayedTheme.theme == .standard)
  }

  private func theme(
    _ property: StyleProperty, _ value: StyleValue, of part: ComponentPart, over base: Theme = .standard
  ) throws -> Theme {
    var theme = base
    try theme.set(property, to: value, of: part.classPath)
    return theme
  }

  @Test func linesAndAlignmentFollowTheTheme() async throws {
    try await withTheme { manager in
      try await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = String(repeating: "A headline of many words. ", count: 20)
        let label = cell.headlineLabel
        #expect(label.numberOfLines == 2)
        await paint(window)
        let height = label.height
        manager.theme = try theme(.textLineClamp, .lineLimit(4), of: Parts.headlineLabel)
        await paint(window)
        #expect(label.numberOfLines == 4)
        #expect(label.height == 2 * height)
        manager.theme = try theme(.textAlign, .alignment(.trailing), of: Parts.headlineLabel, over: manager.theme)
        #expect(label.alignment == 1)
        #expect(label.justification == .right)
        // Widgets that are created later have the same style.
        #expect(Parts.headlineLabel.makeLabel().numberOfLines == 4)
        #expect(Parts.headlineLabel.makeLabel().alignment == 1)
        manager.theme = .standard
        #expect(label.numberOfLines == 2)
        #expect(label.alignment == 0)
      }
    }
  }

  @Test func callersLineLimitLastsUntilReuse() async throws {
    try await withTheme { manager in
      try await withCell(ObjectCell.self) { cell, _ in
        cell.headlineText = "Headline"
        cell.headlineLabel.numberOfLines = 3
        manager.theme = try theme(.textLineClamp, .lineLimit(5), of: Parts.headlineLabel)
        #expect(cell.headlineLabel.numberOfLines == 3)
        cell.prepareForReuse()
        #expect(cell.headlineLabel.numberOfLines == 5)
      }
    }
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing, .left, .right, .justified])
  func changedTextDirectionEqualsInitialDirection(alignment: TextAlignment) async throws {
    try await withTheme { manager in
      manager.theme = try theme(.textAlign, .alignment(alignment), of: Parts.descriptionLabel)
      for first in [TextDirection.ltr, .rtl] {
        let second: TextDirection = first == .ltr ? .rtl : .ltr
        var pictures: [WidgetPicture] = []
        for directions in [[first, second], [second]] {
          let label = Parts.descriptionLabel.makeLabel()
          label.numberOfLines = 0
          label.text = "A text of several words, so that there are lines enough to see where each of them begins."
          label.setSizeRequest(width: 160)
          let window = Window()
          window.child = Box(.vertical, [label])
          window.present()
          for direction in directions {
            label.direction = direction
            await paint(window, frames: 2)
          }
          pictures.append(try #require(WidgetPicture(of: label)))
          window.close()
        }
        #expect(pictures[0] == pictures[1], "\(alignment), from \(first)")
      }
    }
  }

  @Test func entryTextKeepsItsSideWhenTheDirectionChanges() async throws {
    try await withTheme { manager in
      manager.theme = try theme(.textAlign, .alignment(.left), of: ComponentParts.titleFormCell.field)
      let entry = PartEntry(ComponentParts.titleFormCell.field)
      #expect(entry.textAlignment == 0)
      entry.direction = .rtl
      #expect(entry.textAlignment == 1)
      entry.direction = .ltr
      #expect(entry.textAlignment == 0)
    }
  }

  @Test func absoluteAlignmentIsKeptInBothDirections() async throws {
    try await withTheme { manager in
      try await withCell(ObjectCell.self) { cell, _ in
        cell.headlineText = "Headline"
        let label = cell.headlineLabel
        for (side, position) in [(TextAlignment.left, 0.0), (.right, 1)] {
          manager.theme = try theme(.textAlign, .alignment(side), of: Parts.headlineLabel)
          label.direction = .ltr
          #expect(label.alignment == position)
          label.direction = .rtl
          #expect(label.alignment == 1 - position)
        }
        manager.theme = .standard
        #expect(label.alignment == 0)
        label.direction = .ltr
        #expect(label.alignment == 0)
      }
    }
  }

  @Test func textsInButtonsFollowTheTheme() async throws {
    try await withTheme { manager in
      let button = ActionButton()
      button.setTitle("Title", for: .normal)
      let label = try #require(labels(in: button).first)
      #expect(label.alignment == 0.5)
      manager.theme = try theme(.textAlign, .alignment(.leading), of: ComponentParts.ActionButton.button)
      #expect(label.alignment == 0)
      button.discard()
    }
  }

  @Test func gridItemsFollowTheThemeUnlessOverridden() async throws {
    try await withTheme { manager in
      let row = GridRow()
      let own = GridRowTextItem(text: "own")
      own.textAlignment = .trailing
      own.numberOfLines = 6
      row.gridItems = [GridRowTextItem(text: "text"), GridRowTextItem(number: 1), own]
      let labels = labels(in: row)
      try #require(labels.map(\.text) == ["text", "1", "own"])
      #expect(labels.map(\.alignment) == [0, 1, 1])
      let limit = labels[0].numberOfLines
      manager.theme = try theme(.textAlign, .alignment(.center), of: ComponentParts.GridRow.textItemLabel)
      #expect(labels.map(\.alignment) == [0.5, 0.5, 1])
      manager.theme = try theme(.textLineClamp, .lineLimit(limit + 1), of: ComponentParts.GridRow.textItemLabel)
      #expect(labels.map(\.alignment) == [0, 1, 1])
      #expect(labels.map(\.numberOfLines) == [limit + 1, 1, 6])
      row.discard()
    }
  }

  @Test func sheetOverridesItemPropertiesExceptForNumbers() async throws {
    try await withTheme { manager in
      let row = GridRow()
      let (own, number) = (GridRowTextItem(text: "own"), GridRowTextItem(number: 1))
      for item in [own, number] { item.textAlignment = .trailing }
      own.numberOfLines = 6
      row.gridItems = [own, number]
      let labels = labels(in: row)
      #expect(labels.map(\.alignment) == [1, 1] && labels.map(\.numberOfLines) == [6, 1])
      let paths = [ComponentParts.GridRow.textItemLabel, ComponentParts.GridRow.firstTextItem].map(\.classPath)
      for path in paths {
        let text = "\(path) { text-align: left; text-line-clamp: 3; }"
        manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
        let isOfAll = path == paths[0]
        #expect(labels.map(\.alignment) == [0, isOfAll ? 0 : 1] && labels.map(\.numberOfLines) == [3, 1])
        manager.theme.removeSheet()
        #expect(labels.map(\.alignment) == [1, 1] && labels.map(\.numberOfLines) == [6, 1])
      }
      row.discard()
    }
  }

  private func labels(in widget: Widget) -> [Label] {
    (widget as? Label).map { [$0] } ?? widget.children.flatMap { labels(in: $0) }
  }

  private func collection(of count: Int) throws -> (Window, CollectionView, CollectionDataSource<Int, Int>) {
    let window = Window()
    let collection = CollectionView(layout: AutosizingColumnFlowLayout(numberOfColumns: 1))
    collection.register(ObjectCell.self)
    let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
      let cell = collection.dequeue(ObjectCell.self, for: index)
      cell.headlineText = String(repeating: "Words of \(id) ", count: 1 + id * 7 % 23)
      cell.subheadlineText = id.isMultiple(of: 3) ? "Subheadline" : nil
      return cell
    }
    window.child = ScrolledWindow(collection)
    window.defaultSize = (360, 500)
    window.present()
    var snapshot = CollectionSnapshot<Int, Int>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(Array(0..<count))
    try source.apply(snapshot)
    return (window, collection, source)
  }

  private func visibleFrames(_ collection: CollectionView) -> [String] {
    collection.visibleItems.map { index in
      let cell = collection.cell(at: index)
      return "\(index.item) \(cell.map { "\($0.width)x\($0.height)" } ?? "none")"
    }
  }

  @Test func allItemsAreMeasuredAgain() async throws {
    try await withTheme { manager in
      try await withNoPeerLeft {
        let (window, collection, source) = try collection(of: 60)
        #expect(await turnUntil { window.isMapped && !collection.boundItems.isEmpty })
        // The measured cells aren't visible when the theme changes.
        collection.scrollTo(ItemIndex(section: 0, item: 59))
        await settle(window)
        collection.scrollTo(ItemIndex(section: 0, item: 0))
        await settle(window)
        let last = ItemIndex(section: 0, item: 59)
        #expect(collection.engine.measuredSize(ofItemAt: last) != nil)
        var changed = Theme.standard
        changed.textStyles[.headline] = TextStyles.Font(points: 31, weight: 400)
        try changed.set(.textLineClamp, to: .lineLimit(5), of: Parts.headlineLabel.classPath)
        manager.theme = changed
        await settle(window)
        #expect(collection.engine.measuredSize(ofItemAt: last) == nil)

        let (other, fresh, otherSource) = try self.collection(of: 60)
        #expect(await turnUntil { other.isMapped && !fresh.boundItems.isEmpty })
        await settle(other)
        #expect(visibleFrames(collection) == visibleFrames(fresh))
        for each in [collection, fresh] { each.scrollTo(last) }
        await settle(window)
        await settle(other)
        #expect(visibleFrames(collection) == visibleFrames(fresh))
        for (one, dataSource) in [(window, source), (other, otherSource)] {
          one.close()
          _ = dataSource
        }
      }
    }
  }

  @Test func imageChangesDoNotMeasureAgain() async throws {
    try await withTheme { _ in
      try await withNoPeerLeft {
        let (window, collection, source) = try collection(of: 60)
        #expect(await turnUntil { window.isMapped && !collection.boundItems.isEmpty })
        let last = ItemIndex(section: 0, item: 59)
        collection.scrollTo(last)
        await settle(window)
        collection.scrollTo(ItemIndex(section: 0, item: 0))
        await settle(window)
        let size = try #require(collection.engine.measuredSize(ofItemAt: last))
        DisplayedTheme.imagesDidChange()
        await settle(window)
        #expect(collection.engine.measuredSize(ofItemAt: last) == size)
        window.close()
        _ = source
      }
    }
  }

  private func settle(_ window: Window) async { for _ in 0..<6 { await paint(window) } }
}
