import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ContextMenuTests {
  private func popover(of collection: CollectionView) -> PopoverMenu? {
    collection.children.compactMap { $0 as? PopoverMenu }.first { $0.isVisible }
  }

  private func entries(of collection: CollectionView) -> [Widget] {
    popover(of: collection)?.descendants(ofType: "GtkModelButton") ?? []
  }

  private func menuTitles(of collection: CollectionView) -> [String] {
    entries(of: collection).flatMap(\.displayedTexts)
  }

  private func openByPointer(_ stage: CollectionStage, _ x: Double, _ y: Double) throws {
    let gesture = try #require(stage.collection.controllers(of: SecondaryClickGesture.self).first)
    gesture.emit("pressed", Int32(1), x, y)
  }

  /// Chooses an item like Enter, and waits until the menu is closed.
  private func choose(_ title: String, _ stage: CollectionStage) async throws {
    let entry = try #require(entries(of: stage.collection).first { $0.displayedTexts == [title] })
    _ = entry.activateAsKey()
    #expect(await turnUntil { stage.collection.input.menu == nil })
    await stage.paintFrame()
  }

  private func copied(_ stage: CollectionStage) -> String? { stage.collection.clipboard.ownText }

  private nonisolated static let triggers: [(key: Key, modifiers: ModifierKeys)?] = [
    nil, (.menu, []), (.function(10), .shift),
  ]

  @Test(arguments: triggers.indices) func copyFromTheMenu(trigger: Int) async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      if let (key, modifiers) = Self.triggers[trigger] {
        collection.focusItem(at: at(3))
        #expect(collection.press(key, modifiers))
      } else {
        try openByPointer(stage, 20, 160)
      }
      let isOpen = await turnUntil { popover(of: collection)?.isMapped == true }
      #expect(isOpen && menuTitles(of: collection) == ["Copy"])
      #expect(popover(of: collection)?.containsFocus == true)
      #expect(stage.cell(3)?.stateFlags.contains(.active) == false)
      try await choose("Copy", stage)
      #expect(copied(stage) == "number 3")
      #expect(stage.window.focusWidget === stage.cell(3) && collection.focusedItem == at(3))
      #expect(collection.children.allSatisfy { $0 is NumberCell })
    }
  }

  @Test func nothingStaysActiveBelowTheMenu() async throws {
    try await withStage(items: 0..<100) { stage in
      let picked = try #require(stage.collection.pick(x: 20, y: 160))
      let pressed = Array(sequence(first: picked, next: \.parent))
      #expect(pressed.contains { $0 === stage.cell(3) } && pressed.last === stage.window)
      // GTK does this before it emits the press; the release goes to the menu.
      for widget in pressed { widget.setState(.active, true) }
      try openByPointer(stage, 20, 160)
      #expect(await turnUntil { popover(of: stage.collection)?.isMapped == true })
      #expect(pressed.allSatisfy { !$0.stateFlags.contains(.active) })
      stage.collection.input.menu?.popover.popDown()
      #expect(await turnUntil { stage.collection.input.menu == nil })
      #expect(pressed.allSatisfy { !$0.stateFlags.contains(.active) })
    }
  }

  @Test func longPressOpensTheMenu() async throws {
    try await withStage(items: 0..<100) { stage in
      let gesture = try #require(stage.collection.controllers(of: LongPressGesture.self).first)
      let click = try #require(stage.collection.controllers(of: ClickGesture.self).first)
      var activated = 0
      stage.collection.onActivate = { _ in activated += 1 }
      click.emit("pressed", Int32(1), 20.0, 60.0)
      gesture.emit("pressed", 20.0, 60.0)
      #expect(menuTitles(of: stage.collection) == ["Copy"])
      // The finger is lifted only now.
      click.emit("released", Int32(1), 20.0, 60.0)
      #expect(activated == 0)
      try await choose("Copy", stage)
      #expect(copied(stage) == "number 1")
    }
  }

  @Test func tooltipDoesNotCoverTheMenu() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      let cell = try #require(stage.cell(3))
      cell.tooltip = "the whole of it"
      #expect(cell.isTooltipEnabled)
      try openByPointer(stage, 20, 160)
      #expect(await turnUntil { popover(of: collection)?.isMapped == true })
      #expect(!cell.isTooltipEnabled && stage.cell(2)?.isTooltipEnabled == false)
      try await choose("Copy", stage)
      #expect(cell.isTooltipEnabled && cell.tooltip == "the whole of it" && stage.cell(2)?.isTooltipEnabled == false)
    }
  }

  @Test func entriesHaveAccessibleNames() async throws {
    try await withStage(items: 0..<100) { stage in
      stage.collection.contextMenu = { _ in [ContextMenuItem("Open_with…") {}] }
      try openByPointer(stage, 20, 60)
      #expect(menuTitles(of: stage.collection) == ["Copy", "Open_with…"])
      let menu = popover(of: stage.collection)
      for part in [menu].compactMap(\.self) + (menu?.descendants(ofType: "GtkScrolledWindow") ?? []) {
        #expect(part.differingAccessibleLabel(from: "Context menu") == nil)
      }
      for (entry, title) in zip(entries(of: stage.collection), ["Copy", "Open_with…"]) {
        #expect(entry.accessibleRole == .menuItem)
        #expect(entry.differingAccessibleLabel(from: title) == nil)
      }
      stage.collection.input.menu?.popover.popDown()
      #expect(await turnUntil { stage.collection.input.menu == nil })
    }
  }

  @Test func customEntriesAreAdded() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      var performed: [String] = []
      collection.contextMenu = { index in
        [
          ContextMenuItem("Open") { performed.append("open \(index.item)") },
          ContextMenuItem("Delete", isEnabled: false) { performed.append("delete") },
        ]
      }
      try openByPointer(stage, 20, 160)
      #expect(menuTitles(of: collection) == ["Copy", "Open", "Delete"])
      #expect(entries(of: collection).map(\.isSensitive) == [true, true, false])
      try await choose("Open", stage)
      #expect(performed == ["open 3"])

      stage.cell(3)?.isContentCopyable = false
      try openByPointer(stage, 20, 160)
      #expect(menuTitles(of: collection) == ["Open", "Delete"])
      // Another menu replaces an open one.
      try openByPointer(stage, 20, 210)
      #expect(menuTitles(of: collection) == ["Copy", "Open", "Delete"])
      #expect(collection.children.count { $0 is PopoverMenu } == 1)
      collection.input.menu?.popover.popDown()
      #expect(await turnUntil { collection.input.menu == nil })
    }
  }

  @Test func noMenuOpensWithoutEntries() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      for cell in collection.boundItems { collection.cell(at: cell)?.isContentCopyable = false }
      try openByPointer(stage, 20, 160)
      try openByPointer(stage, 20, 145)
      #expect(popover(of: collection) == nil)
      collection.focusItem(at: at(2))
      #expect(!collection.press(.menu) && !collection.press("c", .control))
    }
  }

  @Test func reusedCellIsCopyableAgain() async {
    await withStage(items: 0..<100) { stage in
      let cell = stage.cell(1)
      cell?.isContentCopyable = false
      cell?.prepareForReuse()
      #expect(cell?.isContentCopyable == true)
      cell?.id = 1
    }
  }

  // MARK: Selection

  @Test func selectedItemsAreCopiedOnePerLine() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      // Item 60 isn't visible, and a cell is created for it.
      collection.selection = ItemSelection([at(1), at(3), at(60)])
      stage.cell(3)?.isContentCopyable = false
      let cells = collection.numberOfCells
      try openByPointer(stage, 20, 60)
      #expect(collection.selectedNumbers == [1, 3, 60])
      try await choose("Copy", stage)
      #expect(copied(stage) == "number 1\nnumber 60" && collection.numberOfCells <= cells + 1)
      // Outside the selection, only that item.
      try openByPointer(stage, 20, 220)
      #expect(collection.selectedNumbers == [4])
      try await choose("Copy", stage)
      #expect(copied(stage) == "number 4")
    }
  }

  @Test func copyShortcutCopiesTheSelectionOrTheFocusedItem() async {
    await withStage(items: 0..<1000) { stage in
      let collection = stage.collection
      collection.focusItem(at: at(2))
      #expect(collection.press("c", .control) && copied(stage) == "number 2")
      collection.selectionMode = .multiple
      collection.press(.down, .control)
      #expect(collection.press(.insert, .control) && copied(stage) == "number 3")
      collection.selection = ItemSelection([at(5), at(6)])
      #expect(collection.press("c", [.control, .capsLock]) && copied(stage) == "number 5\nnumber 6")
      // The closure handles items without a cell.
      collection.copyableText = { $0.item == 500 ? nil : "item \($0.item)" }
      collection.selection = ItemSelection([at(5), at(500), at(501)])
      stage.clearRecords()
      #expect(collection.press("c", .control) && copied(stage) == "number 5\nitem 501")
      // Isolates are only for display.
      collection.copyableText = { _ in "المضخة %1$@ معطلة".filled(with: "Pump 7") }
      collection.selection = ItemSelection([at(501)])
      #expect(collection.press("c", .control) && copied(stage) == "المضخة Pump 7 معطلة")
      #expect(stage.bound.isEmpty)
    }
  }

  /// Starts to copy all of 20,000 items.
  private func startCopyingAll(_ stage: CollectionStage) {
    let collection = stage.collection
    collection.selectionMode = .multiple
    collection.clipboard.set(text: "before")
    collection.copyableText = { [weak stage] in stage?.source?.snapshot.itemID(at: $0).map { "number \($0)" } }
    collection.focusItem(at: at(2))
    collection.selectAll()
    #expect(collection.press("c", .control))
  }

  @Test func manyItemsAreCopiedInSeveralTurnsOfTheMainLoop() async {
    await withStage(items: 0..<20_000) { stage in
      let collection = stage.collection
      var progress: [Int] = []
      collection.onCopyProgress = { [weak collection] in progress.append(collection?.copyProgress?.collected ?? -1) }
      startCopyingAll(stage)
      #expect(copied(stage) == "before" && progress.count == 1 && collection.copyProgress?.total == 20_000)
      // The items that aren't copied yet follow changes.
      stage.apply([-1] + (0..<19_999))
      #expect(await turnUntil { collection.copyProgress == nil })
      #expect(progress.count > 3 && progress == progress.dropLast().sorted() + [-1])
      let lines = copied(stage)?.split(separator: "\n").map(String.init)
      #expect(lines == (0..<19_999).map { "number \($0)" })
    }
  }

  @Test func escapeAndReplacedItemsCancelCopying() async throws {
    try await withStage(items: 0..<20_000) { stage in
      let collection = stage.collection
      startCopyingAll(stage)
      #expect(collection.press(.escape) && collection.copyProgress == nil)
      #expect(!collection.press(.escape))
      startCopyingAll(stage)
      // Changes that don't fit replace everything.
      try stage.source?.apply(CollectionSnapshot([[1, 2]]), changes: CollectionChanges())
      #expect(collection.copyProgress == nil)
      await waitForBackgroundWork()
      #expect(copied(stage) == "before")
    }
  }

  @Test func menuKeepsTheSelectionInSingleMode() async throws {
    try await withStage(items: 0..<100) { stage in
      stage.collection.selectionMode = .single
      stage.collection.selectedItem = at(1)
      try openByPointer(stage, 20, 160)
      #expect(stage.collection.selectedNumbers == [1])
      try await choose("Copy", stage)
      #expect(copied(stage) == "number 3")
    }
  }

  // MARK: Changes while open

  @Test func menuStaysWithItsItemAndReturnsTheFocus() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      try openByPointer(stage, 20, 160)
      stage.apply([500, 501] + Array(0..<100))
      #expect(popover(of: collection)?.containsFocus == true)
      stage.offset = 3000
      await stage.paintFrame()
      try await choose("Copy", stage)
      #expect(copied(stage) == "number 3" && stage.offset == 3000)
      #expect(collection.focusedItem == at(5) && stage.window.focusWidget === stage.cell(3))
    }
  }

  @Test func menuClosesWhenItsItemIsRemoved() async throws {
    try await withStage(items: 0..<100) { stage in
      try openByPointer(stage, 20, 160)
      stage.apply((0..<100).filter { $0 != 3 })
      let isClosed = await turnUntil { stage.collection.input.menu == nil }
      #expect(isClosed && stage.window.focusWidget === stage.cell(4) && stage.collection.focusedItem == at(3))
    }
  }

  @Test func arrowKeysStayInTheMenu() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.contextMenu = { _ in [ContextMenuItem("Open") {}] }
      try openByPointer(stage, 20, 160)
      for title in ["Copy", "Open"] {
        #expect(stage.window.focusWidget?.displayedTexts == [title])
        // GTK asks the window for the target of an arrow key.
        stage.window.moveFocus(.down)
      }
      #expect(popover(of: collection)?.containsFocus == true && collection.focusedItem == nil)
      collection.input.menu?.popover.popDown()
      #expect(await turnUntil { collection.input.menu == nil })
      #expect(collection.focusedItem == at(3))
    }
  }

  @Test func entryCanMoveTheFocusElsewhere() async throws {
    try await withNoPeerLeft {
      let stage = CollectionStage(CollectionStage.rows, items: 0..<100)
      let button = Button(label: "elsewhere")
      let scrolled = stage.window.child
      stage.window.child = nil
      scrolled?.expandsVertically = true
      stage.window.child = Box(.vertical, [button] + [scrolled].compactMap(\.self))
      stage.window.defaultSize = (360, 400)
      stage.window.present()
      #expect(await turnUntil { stage.collection.height > 200 })
      await paint(stage.window, frames: 2)
      stage.collection.contextMenu = { _ in [ContextMenuItem("Go") { [unowned button] in button.grabFocus() }] }
      try openByPointer(stage, 20, 60)
      try await choose("Go", stage)
      #expect(stage.window.focusWidget === button)
      stage.close()
    }
  }

  @Test func closingTheWindowReleasesAnOpenMenu() async throws {
    try await withNoPeerLeft {
      let stage = CollectionStage(CollectionStage.rows, items: 0..<100)
      await stage.show()
      stage.collection.contextMenu = { [collection = stage.collection] _ in
        [ContextMenuItem("Keep") { collection.queueDraw() }]
      }
      try openByPointer(stage, 20, 60)
      await stage.paintFrame()
      stage.close()
    }
  }

  // MARK: Texts

  @Test func cellCopiesItsTexts() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      #expect(cell.copyableText == nil)
      (cell.headlineText, cell.subheadlineText, cell.statusText) = ("Head", "Sub", "Low")
      cell.footnoteText = "Foot"
      #expect(cell.copyableText == "Head\nSub\nFoot\nLow")
      let image = ImageCell()
      #expect(image.copyableText == nil)
      image.accessibilityLabel = "A folder"
      #expect(image.copyableText == "A folder")
    }
  }

  @Test func customCellCopiesItsVisibleTexts() async {
    await withNoPeerLeft {
      let cell = PlainCell()
      #expect(cell.copyableText == nil)
      let (label, hidden, entry, empty, secret) = (Label("one"), Label("two"), Entry(), Label(""), Entry())
      entry.text = "three"
      hidden.isVisible = false
      secret.text = "four"
      secret.set("visibility", to: false)
      let box = Box(.vertical, [label, hidden, Box(.horizontal, [entry]), empty, secret])
      box.setParent(cell)
      #expect(cell.copyableText == "one\nthree")
    }
  }
}

private final class PlainCell: CollectionCell {}
