import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Changes between two contents of a cell.
@Suite(.serialized) struct ObjectReuseTests {
  private typealias Parts = ComponentParts.ObjectCell

  private func fill(_ cell: ObjectCell, _ number: Int) {
    cell.detailImage = .icon("folder-symbolic")
    cell.headlineText = "Headline \(number)"
    cell.subheadlineText = "Subheadline"
    cell.footnoteText = "Footnote"
    cell.descriptionText = "Description"
    cell.statusText = "Status"
    cell.statusImage = .indicator(.highPriority)
    cell.semanticStatus = number % 2 == 0 ? .critical : .positive
    cell.iconImages = ["7", GlyphImage(.icon("edit-find-symbolic"), .critical)]
    cell.tags = ["One", "Two"]
    cell.avatars = ["Ana Novak"]
    cell.footnoteIcons = [.icon("folder-symbolic")]
    cell.accessoryType = .disclosureIndicator
  }

  @Test func partsOfBothContentsAreNeverHidden() async {
    await withCell(ObjectCell.self) { cell, window in
      fill(cell, 1)
      await paint(window)
      var hidden: [String] = []
      for child in cell.children {
        let name = "\(type(of: child))"
        child.connect("hide") { hidden.append(name) }
      }
      #expect(cell.children.count > 10)
      cell.replaceContent { fill(cell, 2) }
      #expect(hidden.isEmpty, "\(hidden)")
      #expect((cell.visiblePart(Parts.headlineLabel) as? Label)?.text == "Headline 2")
      // The same without any call for the next content.
      cell.prepareForReuse()
      fill(cell, 3)
      #expect(hidden.count > 10)
    }
  }

  @Test func partsOfOnlyThePreviousContentAreHidden() async {
    await withCell(ObjectCell.self) { cell, window in
      fill(cell, 1)
      await paint(window)
      cell.replaceContent { cell.headlineText = "Alone" }
      #expect(cell.children.filter { $0.isVisible && $0.isChildVisible } == [cell.headlineLabel])
      #expect(cell.detailImage == nil && cell.detailImageView.image == nil)
      #expect(
        cell.differingAccessibleLabel(from: "Alone") == nil && cell.differingAccessibleDescription(from: "") == nil)
      let alone = ObjectCell()
      alone.headlineText = "Alone"
      #expect(cell.measured(.vertical).natural == alone.measured(.vertical).natural)
      #expect(cell.measured(.horizontal).natural == alone.measured(.horizontal).natural)
    }
  }

  @Test func reusedCellEqualsANewCell() async {
    await withCell(ObjectCell.self) { cell, window in
      fill(cell, 1)
      cell.statusDisplayMode = .image
      cell.descriptionLabel.numberOfLines = 1
      await paint(window)
      cell.replaceContent { fill(cell, 2) }
      let new = ObjectCell()
      fill(new, 2)
      @MainActor func summary(_ cell: ObjectCell) -> [String] {
        cell.children.map { child in
          let meanings = SemanticStatus.allCases.filter { child.hasStyleClass($0.rawValue) }
          return "\(type(of: child)) \(child.isVisible) \(meanings) \((child as? Label)?.text ?? "")"
        }.sorted()
      }
      #expect(summary(cell) == summary(new))
      #expect(cell.copyableText == new.copyableText)
      #expect(cell.descriptionLabel.numberOfLines == new.descriptionLabel.numberOfLines)
      let description = "attachment"
      #expect(cell.differingAccessibleLabel(from: "Headline 2") == nil)
      #expect(
        cell.differingAccessibleDescription(from: description) == new.differingAccessibleDescription(from: description))
    }
  }

  @Test func requestedViewHasNoPreviousContent() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      cell.detailImage = .icon("folder-symbolic")
      cell.replaceContent {
        #expect(cell.detailImage == nil)
        cell.detailImageView.placeholderText = "Ana Novak"
      }
      #expect(cell.detailImageView.image == nil && cell.detailImageView.isVisible)
      cell.replaceContent { cell.detailImageView.image = .icon("edit-find-symbolic") }
      #expect(cell.detailImage == .icon("edit-find-symbolic"))
    }
  }

  @Test func reuseStopsLoadingForThePreviousContent() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      cell.avatars = [Avatar(.file("/nowhere.png"))]
      cell.footnoteIcons = [.file("/nowhere.png")]
      cell.iconImages = [GlyphImage(.file("/nowhere.png"))]
      cell.headlineText = "Text"
      cell.detailImage = .file("/nowhere.png")
      cell.replaceContent {
        #expect(cell.detailImageView.image == nil)
        #expect(cell.content.avatarRow?.isVisible == false)
        #expect(cell.content.footnoteIconRow?.isVisible == false)
        #expect(cell.content.iconStack.displayed.isEmpty)
      }
    }
  }

  @Test func unusedCellHasNoAccessibleName() async {
    let items = (0..<40).map { "Item \($0)" }
    await withNoPeerLeft {
      let window = Window()
      let collection = CollectionView(layout: .autosizingColumnFlow)
      var created: [ObjectCell] = []
      collection.register(ObjectCell.self) {
        let cell = ObjectCell()
        created.append(cell)
        return cell
      }
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(ObjectCell.self, for: index)
        cell.headlineText = items[id]
        return cell
      }
      @MainActor func show(_ ids: Range<Int>) throws {
        var snapshot = CollectionSnapshot<Int, Int>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(Array(ids))
        try source.apply(snapshot)
      }
      window.child = ScrolledWindow(collection)
      window.defaultSize = (400, 300)
      window.present()
      #expect(throws: Never.self) { try show(0..<40) }
      await paint(window)
      let displayedCount = created.count
      #expect(displayedCount > 3)
      #expect(throws: Never.self) { try show(0..<1) }
      await paint(window)
      await paint(window)
      let idle = created.filter { $0.index == nil }
      #expect(idle.count == displayedCount - 1)
      for cell in idle {
        #expect(cell.differingAccessibleLabel(from: "") == nil && cell.visiblePart(Parts.headlineLabel) == nil)
        #expect(!cell.isChildVisible)
      }
      created = []
      window.close()
    }
  }
}
