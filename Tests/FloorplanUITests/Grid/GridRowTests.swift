import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct GridRowTests {
  private typealias Parts = ComponentParts.GridRow
  private static let long = "A text of many words that needs several lines where there is not much room for it"

  private func text(_ text: String) -> GridRowTextItem { GridRowTextItem(text: text) }
  private func image() -> GridRowImageItem { GridRowImageItem(image: .icon("folder-symbolic")) }

  private func frames(_ row: GridRow) -> [(x: Double, y: Double, width: Double, height: Double)] {
    row.slots.compactMap(\.widget).filter(\.isChildVisible).compactMap { $0.bounds(in: row) }
  }

  @Test func itemsFillTheirColumnsAndAreMirroredInRTL() async {
    await withCell(GridRow.self) { row, window in
      row.columnWidths = [-1, 0.25, 60]
      row.gridItems = [text("a"), text("b"), GridRowTextItem(number: 3)]
      for (direction, layoutDirection) in [(TextDirection.ltr, LayoutDirection.leftToRight), (.rtl, .rightToLeft)] {
        row.direction = direction
        await paint(window)
        let solved = GridColumnSolver(columns: row.columnWidths).columnFrames(
          inWidth: Double(row.width),
          environment: LayoutEnvironment(
            containerSize: Size(width: Double(row.width), height: 0), layoutDirection: layoutDirection))
        #expect(frames(row).map(\.x) == solved.map(\.x))
        #expect(frames(row).map(\.width) == solved.map(\.width))
      }
      #expect(row.slots.compactMap { ($0.widget as? Label)?.alignment } == [0, 0, 1])
    }
  }

  @Test func tallestItemDeterminesTheHeight() async {
    await withCell(GridRow.self, height: 600) { row, _ in
      row.columnWidths = [100, 100]
      row.gridItems = [text("one"), text("two")]
      let one = row.measured(.vertical, forSize: 400).natural
      #expect(one == row.slots[0].widget?.measured(.vertical).natural)
      row.gridItems = [text("one"), text(Self.long)]
      let many = row.measured(.vertical, forSize: 400).natural
      #expect(many == row.slots[1].widget?.measured(.vertical, forSize: 100).natural)
      #expect(many > 2 * one)
      row.gridItems = [image(), text("two")]
      #expect(row.measured(.vertical, forSize: 400).natural == max(one, 32))
      // Items without a column don't count.
      row.gridItems = [text("one"), text("two"), text(Self.long)]
      #expect(row.measured(.vertical, forSize: 400).natural == one)
      row.gridItems = []
      #expect(row.measured(.vertical, forSize: 400).natural == 0)
    }
  }

  @Test func onlySingleLinesOfTextAreCentered() async {
    await withCell(GridRow.self, height: 300) { row, window in
      row.columnWidths = [100, 100]
      let cases: [([any GridRowItem], Bool)] = [
        ([text("one"), text("two")], true),
        ([text("one"), GridRowTextItem(number: 2)], true),
        ([text("one"), text(Self.long)], false),
        ([text("one"), text("two\nlines")], false),
        ([image(), text("two")], false),
        ([text("one"), text("two"), text(Self.long)], true),
      ]
      for (items, isCentered) in cases {
        row.gridItems = items
        await paint(window)
        #expect(row.frames(width: row.width).row.alignment == (isCentered ? .center : .top))
        let first = frames(row)[0]
        let middle = (Double(row.height) - first.height) / 2
        #expect(abs(first.y - (isCentered ? middle : 0)) <= 1, "\(items.map { ($0 as? GridRowTextItem)?.text ?? "" })")
      }
      // A text that is limited to one line has one at any length.
      let limited = text(Self.long)
      limited.numberOfLines = 1
      row.gridItems = [limited, text("two")]
      await paint(window)
      #expect(row.frames(width: row.width).row.alignment == .center)
    }
  }

  @Test func linesAreCountedInTheCurrentFont() async {
    await withCell(GridRow.self, height: 400) { row, window in
      defer { Settings.default.reset("gtk-xft-dpi") }
      row.columnWidths = [110]
      for (resolution, text, isCentered) in [
        (96, "one line", true), (288, "one line", false), (48, "now this text is longer and takes two lines", false),
        (48, "one line", true), (192, "one line", true), (96, "this text takes two lines", false),
      ] {
        Settings.default.textResolution = Int32(resolution * 1024)
        row.gridItems = [GridRowTextItem(text: text)]
        await paint(window)
        let isOne = row.slots[0].naturalWidth <= 110
        #expect(isOne == isCentered, "precondition: \(resolution) \(text) \(row.slots[0].naturalWidth)")
        #expect((row.frames(width: row.width).row.alignment == .center) == isCentered, "\(resolution) \(text)")
      }
    }
  }

  @Test func rowsAndItemsOverrideTheAlignment() async {
    await withCell(GridRow.self, height: 300) { row, window in
      row.columnWidths = [100, 100, 100]
      row.gridItems = [text("one"), text("two"), text("three")]
      row.alignment = .top
      await paint(window)
      #expect(frames(row).allSatisfy { $0.y == 0 })
      row.gridItems = [text("one"), text(Self.long), text("three")]
      row.alignment = .center
      await paint(window)
      #expect(frames(row).allSatisfy { abs($0.y + $0.height / 2 - Double(row.height) / 2) <= 1 })
      row.alignment = .automatic
      let centered = text("one")
      centered.alignment = .center
      row.gridItems = [centered, text(Self.long), text("three")]
      await paint(window)
      let visible = frames(row)
      #expect(abs(visible[0].y + visible[0].height / 2 - Double(row.height) / 2) <= 1)
      #expect(visible[1].y == 0 && visible[2].y == 0)
      let top = text("one")
      top.alignment = .top
      row.gridItems = [top, text("two"), text("three")]
      await paint(window)
      #expect(frames(row)[0].y == 0 && frames(row)[1].y > 0)
    }
  }

  @Test func rebindingCreatesNoWidgetAndChangesOnlyDifferences() async {
    await withCell(GridRow.self) { row, _ in
      row.columnWidths = [50, 50, 50, 50, 50, 50]
      @MainActor func items(_ id: Int) -> [any GridRowItem] {
        [image(), text("r\(id)"), text("same"), GridRowTextItem(number: Double(id)), text("x"), text("y")]
      }
      row.gridItems = items(0)
      row.accessory = .detailButton
      let peers = PeerTable.count
      let widgets = row.children
      var changes = 0
      let handles = row.slots.compactMap { $0.widget as? Label }.map { label in
        label.connect("notify::label") { (_: UnsafeMutableRawPointer) in changes += 1 }
      }
      for id in 1...50 {
        row.prepareForReuse()
        row.gridItems = items(id)
        row.accessory = .detailButton
      }
      // The second and the fourth item, each time.
      #expect(changes == 100)
      #expect(PeerTable.count == peers && row.children == widgets)
      for handle in handles { handle.disconnect() }
      #expect((row.slots[1].widget as? Label)?.text == "r50" && (row.slots[3].widget as? Label)?.text == "50")
    }
  }

  @Test func columnCanDisplayAnotherItemType() async {
    await withCell(GridRow.self) { row, window in
      row.columnWidths = [100, 100]
      let kinds: [[any GridRowItem]] = [
        [text("a"), image()], [image(), text("b")], [GridRowHeaderItem(text: "h"), text("b")],
      ]
      for items in kinds {
        row.gridItems = items
        await paint(window)
        #expect(frames(row).count == 2)
        #expect(row.children.count { $0.isVisible } == 2)
        // In reading order, regardless of the order of creation.
        #expect(row.children.filter(\.isVisible) == row.slots.compactMap(\.widget))
      }
      row.gridItems = [text("a")]
      await paint(window)
      #expect(frames(row).count == 1 && row.children.count { $0.isVisible } == 1)
      #expect(row.children.count == 5)
    }
  }

  @Test func unusedRowDisplaysNothing() async {
    await withCell(GridRow.self) { row, window in
      row.columnWidths = [100, 100]
      row.gridItems = [text("a"), text("b")]
      await paint(window)
      row.prepareForReuse()
      await paint(window)
      #expect(row.children.allSatisfy { !$0.isMapped })
      #expect(row.measured(.vertical, forSize: 300).natural == 0)
      row.gridItems = [text("a"), text("b")]
      await paint(window)
      #expect(frames(row).count == 2 && row.children.allSatisfy(\.isMapped))
    }
  }

  @Test func itemsWithoutSpaceAreHidden() async {
    await withCell(GridRow.self) { row, window in
      row.columnWidths = [10, 0, 100]
      row.gridItems = [image(), text("b"), text("c")]
      await paint(window)
      #expect(!(row.slots[0].widget?.isMapped ?? true) && !(row.slots[1].widget?.isMapped ?? true))
      #expect(row.slots[2].widget?.isMapped == true)
      #expect(row.measured(.vertical, forSize: 300).natural == row.slots[2].widget?.measured(.vertical).natural)
      // Every width, down to 0, results in a height without a warning.
      for width in [0, 1, 2, 5, 9, 17, 40, 111, 5000] { #expect(row.measured(.vertical, forSize: width).natural >= 0) }
    }
  }

  @Test func onlyRelativeTextAlignmentsAreMirrored() async {
    await withCell(GridRow.self) { row, window in
      row.columnWidths = [80, 80, 80, 80]
      row.gridItems = [.leading, .trailing, .left, .right].map { (side: TextAlignment) in
        let item = text("a")
        item.textAlignment = side
        return item
      }
      await paint(window)
      #expect(row.slots.compactMap { ($0.widget as? Label)?.alignment } == [0, 1, 0, 1])
      // Directions aren't inherited in GTK.
      Settings.defaultDirection = .rtl
      defer { Settings.defaultDirection = .ltr }
      await paint(window)
      // GtkLabel mirrors automatically.
      #expect(row.slots.compactMap { ($0.widget as? Label)?.alignment } == [0, 1, 1, 0])
    }
  }

  @Test func firstTextHasItsClassPath() async {
    await withNoPeerLeft {
      let row = GridRow()
      @MainActor func first() -> [Bool] {
        row.slots.map { $0.widget?.hasStyleClass(Parts.firstTextItem.classPath) ?? false }
      }
      row.gridItems = [image(), text("a"), text("b")]
      #expect(first() == [false, true, false])
      row.gridItems = [text("a"), text("b"), text("c")]
      #expect(first() == [true, false, false])
      row.gridItems = [image(), GridRowTextItem(number: 1), text("b")]
      #expect(first() == [false, true, false])
    }
  }

  @Test func partsHaveTheirClassPaths() async {
    await withNoPeerLeft {
      let row = GridRow()
      row.accessory = .detailDisclosureButton
      row.gridItems = [image(), text("a"), GridRowHeaderItem(text: "h")]
      #expect(row.hasStyleClass("fdlFUIGridTableViewCell") && row.hasStyleClass("fdlFUIGridTableViewCell_selected"))
      #expect(row.slots[0].widget?.hasStyleClass("fdlFUIGridRowImageItem") == true)
      for name in ["fdlFUIGridRowTextItem", "fdlFUIGridRowTextItem_label", "fdlFUIGridRowTextItem_font_firstTextItem"] {
        #expect(row.slots[1].widget?.hasStyleClass(name) == true)
      }
      #expect(row.slots[2].widget?.hasStyleClass("fdlFUIGridRowHeaderItem_label") == true)
      #expect(row.children.contains { $0.hasStyleClass("fdlFUIGridTableViewCell_accessoryButton") })
      #expect(row.children.contains { $0.hasStyleClass("fdlFUIGridTableViewCell_accessory") })
    }
  }

  @Test(arguments: AccessoryType.allCases) func accessoriesAreAtTheTrailingEdge(accessory: AccessoryType) async {
    await withStandardTheme { _ in
      await withCell(GridRow.self, height: 120) { row, window in
        row.columnWidths = [-1]
        row.gridItems = [text("a")]
        row.accessory = accessory
        for direction in [TextDirection.ltr, .rtl] {
          row.direction = direction
          await paint(window)
          let isMirrored = direction == .rtl
          let item = frames(row)[0]
          #expect(item.width == Double(row.width - accessory.reservedWidth))
          #expect(item.x == (isMirrored ? Double(accessory.reservedWidth) : 0))
          let visible = row.children.filter { $0.isMapped && $0 !== row.slots[0].widget }
          #expect(visible.count == GridRow.accessoryStyle.widths(of: accessory).count)
          let bounds = visible.compactMap { $0.bounds(in: row) }
          if !bounds.isEmpty {
            let outer = isMirrored ? bounds.map(\.x).min() : bounds.map { Double(row.width) - $0.x - $0.width }.min()
            #expect(outer == 0)
            #expect(bounds.allSatisfy { abs($0.y + $0.height / 2 - Double(row.height) / 2) <= 1 })
            #expect(bounds.allSatisfy { isMirrored ? $0.x + $0.width < item.x : $0.x > item.x + item.width })
          }
        }
      }
    }
  }

  @Test func accessoryButtonCallsItsHandler() async throws {
    try await withNoPeerLeft {
      let row = GridRow()
      var presses = 0
      row.gridItems = [text("SAP")]
      row.accessory = .checkmark
      row.onAccessory = { presses += 1 }
      #expect(row.children.allSatisfy { !($0 is Button) })
      row.accessory = .detailButton
      let button = try #require(row.children.first { $0 is Button } as? Button)
      #expect(button.differingAccessibleLabel(from: "Details: SAP") == nil)
      button.emit("clicked")
      #expect(presses == 1)
      row.performAccessoryAction()
      #expect(presses == 2)
      row.gridItems = [text("IBM")]
      row.accessoryLabel = "Chart"
      #expect(button.differingAccessibleLabel(from: "Chart: IBM") == nil)
      row.prepareForReuse()
      button.emit("clicked")
      #expect(presses == 2)
    }
  }

  @Test func textsAreCopiedAsARowOfATable() async {
    await withNoPeerLeft {
      let row = GridRow()
      #expect(row.copyableText == nil)
      row.gridItems = [image(), text("SAP"), text(""), GridRowTextItem(number: 1234.5) { "\($0) €" }]
      #expect(row.copyableText == "\tSAP\t\t1234.5 €")
      row.gridItems = [image()]
      #expect(row.copyableText == nil)
    }
  }

  @Test func firstTextNamesTheRowAndOthersDescribeIt() async {
    await withNoPeerLeft {
      let row = GridRow()
      let picture = image()
      picture.accessibilityLabel = "A folder"
      row.gridItems = [picture, text("SAP"), GridRowTextItem(number: 114.23), text("")]
      #expect(row.accessibleRole == .row)
      #expect(row.differingAccessibleLabel(from: "SAP") == nil)
      #expect(row.differingAccessibleDescription(from: "A folder, 114.23") == nil)
      row.gridItems = [image()]
      #expect(row.differingAccessibleLabel(from: "") == nil)
      #expect(row.differingAccessibleDescription(from: "") == nil)
    }
  }
}
