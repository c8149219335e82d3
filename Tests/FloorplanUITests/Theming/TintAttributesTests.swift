import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct TintAttributesTests {
  private typealias Parts = ComponentParts.ObjectCell
  private static let red = ThemeColor(hex: 0xC01C28)
  private static let blue = ThemeColor(hex: 0x1C28C0)

  /// Runs the body of a test with a theme on the display, and checks that no attributes are left.
  private func withTheme(_ body: (ThemeManager) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    let followers = DisplayedTheme.followerCount
    try await body(manager)
    #expect(AttributeClass.problems.isEmpty)
    #expect(PartAttributes.count == 0)
    #expect(AttributeClass.count == 0)
    #expect(DisplayedTheme.followerCount == followers)
  }

  private func sheet(_ text: String) -> Theme {
    Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
  }

  private func expectColor(
    _ widget: Widget, _ color: ThemeColor?, _ context: String = "", _ location: SourceLocation = #_sourceLocation
  ) { RealizedStyle(of: widget).expect("color", color, context, location) }

  @Test func attributesAreReplacedAndMergedByState() async throws {
    try await withTheme { _ in
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        let label = cell.headlineLabel
        cell.setAttributes(TintAttributes(foregroundColor: .literal(Self.red), font: StyleFont(.title1)), for: .title)
        await paint(window)
        expectColor(label, Self.red)
        #expect(RealizedStyle(of: label).pixels("font-size").map { abs($0 - 28) < 0.01 } == true)
        cell.addAttributes(TintAttributes(foregroundColor: .literal(Self.blue)), for: .title)
        await paint(window)
        expectColor(label, Self.blue)
        #expect(RealizedStyle(of: label).pixels("font-size").map { abs($0 - 28) < 0.01 } == true)
        cell.setAttributes(TintAttributes(foregroundColor: .literal(Self.red)), for: .title)
        await paint(window)
        expectColor(label, Self.red)
        #expect(RealizedStyle(of: label).pixels("font-size").map { abs($0 - 17) < 0.01 } == true)
        // Another state, for which the table has a color.
        cell.isSensitive = false
        await paint(window)
        expectColor(label, Theme.standard.resolve(Parts.headlineLabel, state: .disabled, appearance: .light).color)
        cell.setAttributes(TintAttributes(foregroundColor: .literal(Self.blue)), for: .title, state: .disabled)
        await paint(window)
        expectColor(label, Self.blue)
        cell.isSensitive = true
        await paint(window)
        expectColor(label, Self.red)
        #expect(cell.tintAttributes(for: .title).foregroundColor == .literal(Self.red))
        #expect(cell.tintAttributes(for: .title, state: .disabled).foregroundColor == .literal(Self.blue))
        cell.setAttributes(TintAttributes(), for: .title)
        cell.setAttributes(TintAttributes(), for: .title, state: .disabled)
        #expect(PartAttributes.count == 0)
        await paint(window)
        expectColor(label, Theme.standard.resolve(Parts.headlineLabel, appearance: .light).color)
      }
    }
  }

  @Test func selectedStateIsThatOfTheCell() async throws {
    try await withTheme { _ in
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        cell.setAttributes(TintAttributes(foregroundColor: .literal(Self.red)), for: .title, state: .selected)
        cell.setState(.selected, true)
        await paint(window)
        expectColor(cell.headlineLabel, Self.red)
        cell.setState(.selected, false)
        await paint(window)
        expectColor(cell.headlineLabel, Theme.standard.resolve(Parts.headlineLabel, appearance: .light).color)
      }
    }
  }

  @Test func sheetTakesPrecedenceInItsState() async throws {
    try await withTheme { manager in
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        let path = Parts.headlineLabel.classPath
        let label = cell.headlineLabel
        label.textColor = .literal(Self.red)
        label.font = StyleFont(.title1)
        manager.theme = sheet("\(path) { font-color: #1C28C0; }")
        await paint(window)
        expectColor(label, Self.blue)
        #expect(RealizedStyle(of: label).pixels("font-size").map { abs($0 - 28) < 0.01 } == true)
        manager.theme = sheet("\(path) { font-color-disabled: #1C28C0; font-size: 40; }")
        await paint(window)
        expectColor(label, Self.red)
        #expect(RealizedStyle(of: label).pixels("font-size").map { abs($0 - 40) < 0.01 } == true)
        cell.isSensitive = false
        await paint(window)
        expectColor(label, Self.blue)
        label.textColor = .literal(Self.blue)
        label.textColor = nil
        label.font = nil
        #expect(PartAttributes.count == 0)
      }
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func paletteColorsFollowTheAppearance(direction: TextDirection) async throws {
    try await withTheme { manager in
      await withCell(ObjectCell.self) { cell, window in
        cell.direction = direction
        cell.statusText = "Status"
        cell.semanticStatus = .positive
        cell.setAttributes(TintAttributes(foregroundColor: .palette(.tintColor)), for: .status)
        for appearance in Appearance.allCases {
          manager.appearance = appearance
          await paint(window)
          expectColor(cell.statusLabel, Theme.standard.color(.tintColor, in: appearance), "\(appearance)")
        }
        cell.removeTintAttributes()
      }
    }
  }

  @Test func paletteColorsFollowTheScope() async throws {
    try await withTheme { _ in
      await withNoPeerLeft {
        let window = Window()
        let box = Box(.vertical)
        window.child = box
        window.present()
        #expect(await turnUntil { window.isMapped })
        let cell = ObjectCell()
        cell.headlineText = "Headline"
        cell.headlineLabel.textColor = .palette(.tintColor)
        let scope = ThemeScope(appearance: .dark, child: cell)
        box.append(scope)
        await paint(window)
        expectColor(cell.headlineLabel, Theme.standard.color(.tintColor, in: .dark))
        scope.appearance = .highContrastLight
        await paint(window)
        expectColor(cell.headlineLabel, Theme.standard.color(.tintColor, in: .highContrastLight))
        scope.theme = sheet("\(Parts.headlineLabel.classPath) { font-color: #1C28C0; }")
        await paint(window)
        expectColor(cell.headlineLabel, Self.blue)
        scope.child = nil
        box.append(cell)
        await paint(window)
        expectColor(cell.headlineLabel, Theme.standard.color(.tintColor, in: .light))
        window.close()
      }
    }
  }

  @Test("Reuse removes the attributes, and setting equal attributes again keeps the class")
  func recycling() async throws {
    try await withTheme { _ in
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        let set = { cell.setAttributes(TintAttributes(foregroundColor: .literal(Self.red)), for: .title) }
        set()
        let classes = styleClasses(of: cell.headlineLabel)
        #expect(classes.contains { $0.hasPrefix("fp-attributes-") })
        let count = AttributeClass.count
        cell.replaceContent {
          cell.headlineText = "Another"
          #expect(cell.tintAttributes(for: .title).isEmpty)
          set()
        }
        #expect(styleClasses(of: cell.headlineLabel) == classes)
        #expect(AttributeClass.count == count)
        cell.replaceContent { cell.headlineText = "A third" }
        #expect(PartAttributes.count == 0)
        #expect(!styleClasses(of: cell.headlineLabel).contains { $0.hasPrefix("fp-attributes-") })
        await paint(window)
        expectColor(cell.headlineLabel, Theme.standard.resolve(Parts.headlineLabel, appearance: .light).color)
        set()
        cell.prepareForReuse()
        #expect(PartAttributes.count == 0)
      }
    }
  }

  private func styleClasses(of widget: Widget) -> Set<String> {
    guard let names = gtk_widget_get_css_classes(widget.widget) else { return [] }
    defer { g_strfreev(names) }
    var found: Set<String> = []
    var index = 0
    while let name = names[index] {
      found.insert(String(cString: name))
      index += 1
    }
    return found
  }

  @Test func itemsKeepTheirColorsWhileScrollingWithFewClasses() async throws {
    try await withTheme { _ in
      try await withNoPeerLeft {
        let window = Window()
        let collection = CollectionView(layout: AutosizingColumnFlowLayout(numberOfColumns: 1))
        collection.register(ObjectCell.self)
        func color(_ id: Int) -> ThemeColor? {
          id.isMultiple(of: 3) ? nil : ThemeColor(hex: UInt32(id) * 7919 & 0xFFFFFF)
        }
        let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
          let cell = collection.dequeue(ObjectCell.self, for: index)
          cell.headlineText = "Item \(id)"
          if let color = color(id) {
            cell.setAttributes(TintAttributes(foregroundColor: .literal(color)), for: .title)
          }
          return cell
        }
        window.child = ScrolledWindow(collection)
        window.defaultSize = (360, 500)
        window.present()
        var snapshot = CollectionSnapshot<Int, Int>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(Array(0..<400))
        try source.apply(snapshot)
        #expect(await turnUntil { !collection.boundItems.isEmpty })
        let plain = Theme.standard.resolve(Parts.headlineLabel, appearance: .light).color
        for item in stride(from: 0, to: 400, by: 37) + [0, 399] {
          collection.scrollTo(ItemIndex(section: 0, item: item))
          await paint(window, frames: 3)
          #expect(!collection.visibleItems.isEmpty)
          for index in collection.visibleItems {
            let cell = try #require(collection.cell(at: index) as? ObjectCell)
            expectColor(cell.headlineLabel, color(index.item) ?? plain, "\(index)")
          }
          let cellCount = collection.boundItems.count
          #expect(AttributeClass.count <= cellCount + AttributeClass.idleLimit)
        }
        window.close()
      }
    }
  }

  @Test(arguments: AttributedPart.allCases)
  func attributesApplyToAllParts(part: AttributedPart) async throws {
    try await withTheme { _ in
      let attributes = TintAttributes(foregroundColor: .literal(Self.red), borderColor: .literal(Self.red))
      await withCell(KeyValueCell.self) { cell, window in
        cell.keyName = "Key"
        cell.value = "Value"
        cell.didSelectValueHandler = {}
        cell.setAttributes(attributes, for: part)
        await paint(window)
        for node in cell.attributedNodes(for: part) {
          expectColor(node.widget, Self.red, node.part.name)
          #expect(RealizedStyle(of: node.widget)["box-shadow"]?.contains("inset") == true)
        }
        #expect(cell.attributedNodes(for: part).isEmpty == ![.title, .valueText].contains(part))
      }
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        cell.setAttributes(attributes, for: part)
        await paint(window)
        for node in cell.attributedNodes(for: part) { expectColor(node.widget, Self.red, node.part.name) }
        // Unset attributes stay unset.
        #expect(cell.headlineLabel.isVisible)
        let others = cell.children.filter { $0 !== cell.headlineLabel }
        #expect(others.allSatisfy { !$0.isVisible })
        cell.statusImage = .icon("dialog-warning-symbolic")
        await paint(window)
        #expect(cell.visiblePart(Parts.statusImageView) != nil)
      }
    }
  }

  @Test(arguments: AttributedPart.allCases)
  func readingAttributesCreatesNoWidgets(part: AttributedPart) async throws {
    try await withTheme { _ in
      let red = TintAttributes(foregroundColor: .literal(Self.red))
      await withCell(ObjectCell.self) { cell, _ in
        let before = PeerTable.count
        #expect(cell.tintAttributes(for: part).isEmpty && cell.tintAttributes(for: part, state: .disabled).isEmpty)
        #expect(PeerTable.count == before)
        cell.setAttributes(red, for: .title)
        let after = PeerTable.count
        #expect(cell.tintAttributes(for: .title) == red && cell.tintAttributes(for: .title, state: .disabled).isEmpty)
        #expect(PeerTable.count == after)
        cell.addAttributes(red, for: .title, state: .disabled)
        #expect(cell.tintAttributes(for: .title, state: .disabled) == red)
        cell.removeTintAttributes()
        #expect(cell.tintAttributes(for: .title).isEmpty)
        // The attributes of a label are those of the part.
        cell.headlineLabel.textColor = .literal(Self.red)
        #expect(cell.tintAttributes(for: .title) == red)
      }
    }
  }

  @Test func equalAttributesShareAClassAndUnusedOnesAreReleased() async throws {
    try await withTheme { _ in
      await withNoPeerLeft {
        let window = Window()
        let box = Box(.vertical)
        window.child = box
        window.present()
        #expect(await turnUntil { window.isMapped })
        let before = AttributeClass.count
        let labels = (0..<50).map { _ in Parts.headlineLabel.makeLabel() }
        for label in labels {
          box.append(label)
          label.textColor = .literal(Self.red)
        }
        #expect(AttributeClass.count <= before + 1)
        for step in 0..<500 { labels[0].textColor = .literal(ThemeColor(hex: UInt32(step))) }
        #expect(AttributeClass.count <= AttributeClass.idleLimit + 2)
        expectColor(labels[0], ThemeColor(hex: 499))
        expectColor(labels[1], Self.red)
        window.close()
      }
    }
  }

  @Test func releasedLabelReleasesItsAttributes() async {
    await withNoPeerLeft {
      var label: PartLabel? = ComponentParts.ObjectCell.headlineLabel.makeLabel()
      label?.textColor = .palette(.tintColor)
      #expect(PartAttributes.count == 1)
      label = nil
      await settle()
      #expect(PartAttributes.count == 0)
    }
  }
}
