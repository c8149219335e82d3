import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ObjectAccessoryTests {
  private typealias Parts = ComponentParts.ObjectCell

  // MARK: Displayed accessory

  @Test(arguments: AccessoryType.allCases) func accessoriesAreAtTheTrailingEdge(type: AccessoryType) async throws {
    try await withStandardTheme { _ in
      try await withCell(ObjectCell.self, width: 391, height: 120) { cell, window in
        cell.headlineText = "Headline"
        cell.subheadlineText = "Subheadline"
        cell.accessoryType = type
        // 12 before each, a button of 36 and an indicator of 16.
        let space: Double =
          switch type {
          case .none: 0
          case .disclosureIndicator, .checkmark: 28
          case .detailButton: 48
          case .detailDisclosureButton: 76
          }
        for direction in [TextDirection.ltr, .rtl] {
          cell.direction = direction
          await paint(window)
          let headline = try #require(cell.headlineLabel.bounds(in: cell))
          #expect(headline.width == 359 - space && headline.x == (direction == .rtl ? space : 0))
          let displayed = [Parts.accessory, Parts.accessoryButton].compactMap { cell.visiblePart($0)?.bounds(in: cell) }
          #expect(displayed.isEmpty == (type == .none))
          for box in displayed {
            #expect(abs(box.y + box.height / 2 - Double(cell.height) / 2) <= 1)
            #expect(direction == .rtl ? box.x + box.width < space : box.x > 359 - space)
          }
        }
      }
    }
  }

  @Test func accessoryPrecedence() async {
    await withCell(ObjectCell.self) { cell, window in
      let (view, editing) = (Label("View"), Label("Editing"))
      cell.headlineText = "Headline"
      cell.accessoryType = .checkmark
      @MainActor func displayed() async -> [String] {
        await paint(window)
        let others: [(String, Widget?)] = [
          ("sign", cell.visiblePart(Parts.accessory)), ("view", view), ("editing", editing),
          ("action", cell.actionAccessoryView),
        ]
        return others.filter { $0.1?.isMapped == true }.map(\.0)
      }
      #expect(await displayed() == ["sign"])
      cell.accessoryView = view
      #expect(await displayed() == ["view"])
      cell.actionAccessoryType = .button
      #expect(await displayed() == ["action"])
      cell.editingAccessoryView = editing
      cell.isEditing = true
      #expect(await displayed() == ["editing"])
      cell.editingAccessoryView = nil
      #expect(await displayed() == [] && editing.parent == nil)
      cell.isEditing = false
      #expect(await displayed() == ["action"])
      cell.actionAccessoryType = .none
      #expect(await displayed() == ["view"] && cell.actionAccessoryView == nil)
      // The same view in both places.
      cell.editingAccessoryView = view
      cell.accessoryView = nil
      #expect(await displayed() == ["sign"] && view.parent === cell)
      cell.isEditing = true
      #expect(await displayed() == ["view"])
      cell.editingAccessoryView = nil
      cell.isEditing = false
      #expect(await displayed() == ["sign"] && view.parent == nil)
      view.isVisible = false
      cell.accessoryView = view
      #expect(cell.measured(.horizontal) == cell.content.measure(.horizontal, forSize: -1))
      // A view with another parent stays there.
      let box = Box(.vertical, [editing])
      cell.accessoryView = editing
      #expect(editing.parent === box && cell.accessoryView === editing)
      #expect(await displayed() == [])
    }
  }

  @Test func accessoryViewKeepsItsNaturalSize() async throws {
    try await withStandardTheme { _ in
      try await withCell(ObjectCell.self, width: 391) { cell, window in
        cell.headlineText = "Headline"
        let view = Label("View")
        view.setSizeRequest(width: 100, height: 90)
        cell.accessoryView = view
        await paint(window)
        let box = try #require(view.bounds(in: cell))
        #expect(box.x == 259 && box.width == 100 && box.height == 90)
        #expect(cell.headlineLabel.bounds(in: cell)?.width == 247)
        // 90, with a padding of 14 on both sides.
        #expect(cell.measured(.vertical, forSize: 391).natural == 90)
        cell.direction = .rtl
        await paint(window)
        #expect(view.bounds(in: cell)?.x == 0 && cell.headlineLabel.bounds(in: cell)?.x == 112)
      }
    }
  }

  // MARK: Pressing

  @Test func accessoryButtonCallsItsHandler() async throws {
    try await withNoPeerLeft {
      let cell = ObjectCell()
      var presses = 0
      cell.headlineText = "SAP"
      cell.onAccessory = { presses += 1 }
      #expect(cell.children.allSatisfy { !($0 is Button) })
      cell.accessoryType = .detailButton
      let button = try #require(cell.children.first { $0 is Button } as? Button)
      #expect(button.differingAccessibleLabel(from: "Details: SAP") == nil)
      button.emit("clicked")
      #expect(presses == 1)
      cell.headlineText = "IBM"
      cell.accessoryLabel = "Chart"
      #expect(button.differingAccessibleLabel(from: "Chart: IBM") == nil)
      cell.headlineText = nil
      #expect(button.differingAccessibleLabel(from: "Chart") == nil)
    }
  }

  /// A list of one cell with a button at its trailing edge.
  private func withList(
    _ fill: @escaping (ObjectCell) -> Void, _ body: (CollectionView, ObjectCell, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let window = Window()
      let collection = CollectionView(layout: HorizontalFlowLayout(itemSize: Size(width: 10_000, height: 80)))
      collection.register(ObjectCell.self)
      window.child = ScrolledWindow(collection)
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, _ in
        let cell = collection.dequeue(ObjectCell.self, for: index)
        cell.headlineText = "Headline"
        fill(cell)
        return cell
      }
      var snapshot = CollectionSnapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems([1], toSection: 0)
      try source.apply(snapshot)
      window.defaultSize = (400, 200)
      window.present()
      #expect(await turnUntil { window.isMapped && collection.width == 400 })
      await paint(window, frames: 2)
      let cell = try #require(collection.boundItems.first.flatMap { collection.cell(at: $0) } as? ObjectCell)
      try await body(collection, cell, window)
      window.close()
    }
  }

  @Test func buttonsDoNotActivateTheCell() async throws {
    var presses: [String] = []
    try await withList { cell in
      cell.accessoryType = .detailButton
      cell.onAccessory = { presses.append("accessory") }
    } _: { collection, cell, window in
      var activated = 0
      collection.onActivate = { _ in activated += 1 }
      let button = try #require(cell.visiblePart(Parts.accessoryButton) as? Button)
      #expect(button.grabFocus())
      #expect(await button.pressAsKey() && presses == ["accessory"] && activated == 0)
      // The pointer: the button handles the press before the collection.
      let box = try #require(button.bounds(in: collection))
      let picked = collection.pick(x: box.x + box.width / 2, y: box.y + box.height / 2)
      #expect(picked === button || picked?.parent === button)
      cell.actionAccessoryType = .button
      let action = try #require(cell.actionAccessoryView?.button)
      // The focus has not left the cell with the removed button.
      #expect(cell.containsFocus)
      action.setTitle("Follow", for: .normal)
      action.didSelectHandler = { _ in presses.append("action") }
      await paint(window)
      #expect(action.grabFocus())
      #expect(await action.pressAsKey() && presses == ["accessory", "action"] && activated == 0)
      cell.activate()
      #expect(activated == 1)
    }
  }

  // MARK: Action

  @Test func actionButtonMatchesTheSample() async throws {
    try await withStandardTheme { _ in
      try await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "SAP"
        var selections: [Bool] = []
        cell.actionAccessoryType = .button
        cell.actionAccessoryView?.button.style = .secondary
        cell.actionAccessoryView?.button.preferredMaxLayoutWidth = 75
        cell.actionAccessoryView?.button.setTitle("Follow", for: .normal)
        cell.actionAccessoryView?.button.setTitle("Unfollow", for: .selected)
        cell.actionAccessoryView?.button.togglesSelection = true
        cell.actionAccessoryView?.button.preservesPreferredMaxLayoutWidth = true
        cell.actionAccessoryView?.button.didSelectHandler = { button in selections.append(button.isSelected) }
        await paint(window)
        let button = try #require(cell.actionAccessoryView?.button)
        // GTK 4.8 omits the children of presentational widgets.
        #expect(cell.actionAccessoryView?.accessibleRole == .group)
        let before = try #require(button.bounds(in: cell))
        #expect(before.x + before.width == Double(cell.width) && before.height == 38)
        #expect(button.differingAccessibleLabel(from: "Follow, SAP") == nil)
        button.emit("clicked")
        await paint(window)
        #expect(selections == [true] && button.currentTitle == "Unfollow")
        #expect(button.differingAccessibleLabel(from: "Unfollow, SAP") == nil)
        let after = try #require(button.bounds(in: cell))
        #expect(after.x == before.x && after.width == before.width, "\(after), \(before)")
        // The button is as wide as its widest word, which is wider than the limit.
        let label = try #require(button.firstLabel)
        #expect(label.width(of: "Unfollow") > 75 && Int(after.width) == label.width(of: "Unfollow") + 32)
        cell.headlineText = "IBM"
        #expect(button.differingAccessibleLabel(from: "Unfollow, IBM") == nil)
      }
    }
  }

  @Test func progressIsAProgressBarWithAndWithoutAFraction() async throws {
    try await withCell(ObjectCell.self) { cell, window in
      cell.headlineText = "SAP"
      cell.actionAccessoryType = .progress
      let view = try #require(cell.actionAccessoryView)
      await paint(window)
      let spinner = try #require(view.children.first as? Spinner)
      #expect(spinner.isSpinning && spinner.isMapped && spinner.accessibleRole == .progressBar)
      #expect(spinner.differingAccessibleLabel(from: "Progress, SAP") == nil && view.children.count == 1)
      for (given, expected) in [(0.25, 0.25), (7, 1), (-1, 0), (.nan, nil)] as [(Double, Double?)] {
        view.progress = given
        await paint(window)
        #expect(view.progress == expected)
        let bar = view.children.first { $0 is ProgressBar } as? ProgressBar
        #expect(bar?.isMapped == (expected != nil) && spinner.isMapped == (expected == nil))
        #expect(spinner.isSpinning == (expected == nil))
        if let expected { #expect(bar?.fraction == expected) }
      }
      view.progress = 0.5
      view.progressAccessibilityLabel = "Installing"
      let bar = try #require(view.children.first { $0 is ProgressBar })
      #expect(bar.accessibleRole == .progressBar)
      #expect(bar.differingAccessibleLabel(from: "Installing, SAP") == nil)
      view.progress = nil
      cell.actionAccessoryType = .button
      #expect(!spinner.isSpinning && view.button.isVisible)
    }
  }
}
