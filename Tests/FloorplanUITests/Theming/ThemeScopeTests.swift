import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ThemeScopeTests {
  private typealias Parts = ComponentParts.ObjectCell

  private static let red = ThemeColor(hex: 0xC01C28)

  /// A theme that differs from the standard theme in colors, fonts, borders, and in which properties it sets.
  private static func other() throws -> Theme {
    let text = """
      \(Parts.headlineLabel.classPath) {
        font-color: #C01C28; font-style: title1; font-name: Serif; text-line-clamp: 4; text-align: center;
      }
      \(Parts.cell.classPath) { background-color: #FFF0F0; border-color: #C01C28; }
      """
    let reading = StyleSheet.read(StyleSheetSource(name: "other.nss", text: text))
    // In the dark appearance, nothing is legible on this surface; no test depends on it.
    #expect(reading.diagnostics.allSatisfy { $0.code == .lowContrast }, "\(reading.diagnostics)")
    return Theme.standard.applying(reading.sheet)
  }

  private func makeCell() -> ObjectCell {
    let cell = ObjectCell()
    cell.headlineText = String(repeating: "A headline of many words. ", count: 20)
    cell.subheadlineText = "Subheadline"
    return cell
  }

  private func withWindow(
    _ location: SourceLocation = #_sourceLocation, _ body: (Window, Box) async throws -> Void
  ) async rethrows {
    _ = GTKEnvironment.isReady
    let followers = DisplayedTheme.followerCount
    try await withNoPeerLeft(location) {
      let window = Window()
      let box = Box(.vertical)
      window.child = box
      window.defaultSize = (400, 600)
      window.present()
      #expect(await turnUntil { window.isMapped })
      try await body(window, box)
      window.close()
    }
    #expect(DisplayedTheme.followerCount == followers, sourceLocation: location)
    #expect(DisplayedTheme.scopeCount == 0, sourceLocation: location)
  }

  private func withManager(_ body: (ThemeManager) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    try await body(manager)
  }

  /// Checks that a cell has the style of a theme, and differs from other themes.
  private func expect(
    _ cell: ObjectCell, _ theme: Theme, _ appearance: Appearance, _ context: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let label = cell.headlineLabel
    let style = RealizedStyle(of: label)
    let expected = theme.resolve(Parts.headlineLabel, appearance: appearance)
    style.expect("color", expected.color, context, location)
    style.expectFont(expected, context, location)
    let family = style["font-family"].flatMap { $0 == "\"Serif\"" ? "Serif" : nil }
    #expect(family == expected.fontFamily, "\(context): \(style["font-family"] ?? "")", sourceLocation: location)
    #expect(label.numberOfLines == expected.lineLimit, "\(context)", sourceLocation: location)
    #expect(label.alignment == (expected.textAlignment == .center ? 0.5 : 0), "\(context)", sourceLocation: location)
    let surface = RealizedStyle(of: cell)
    let cellStyle = theme.resolve(Parts.cell, appearance: appearance)
    surface.expect("background-color", cellStyle.backgroundColor, context, location)
    let shadow = surface["box-shadow"] ?? "none"
    #expect((shadow == "none") == (cellStyle.borderColor == nil), "\(context): \(shadow)", sourceLocation: location)
  }

  @Test func siblingScopesHaveSeparateThemes() async throws {
    let other = try Self.other()
    try await withManager { manager in
      await withWindow { window, box in
        let cells = (0..<3).map { _ in makeCell() }
        let scopes = [
          ThemeScope(theme: other, child: cells[1]), ThemeScope(appearance: .dark, child: cells[2]),
        ]
        box.append(cells[0])
        for scope in scopes { box.append(scope) }
        await paint(window)
        @MainActor func expectAll(_ styles: [(Theme, Appearance)], _ context: String) {
          for (cell, styles) in zip(cells, styles) { expect(cell, styles.0, styles.1, "\(context), \(styles.1)") }
          #expect(scopes.allSatisfy { $0.problems.isEmpty } && manager.problems.isEmpty)
        }
        expectAll([(.standard, .light), (other, .light), (.standard, .dark)], "first")
        // A property that only the window's theme sets must not apply in the scope.
        manager.theme = other
        manager.appearance = .highContrastDark
        await paint(window)
        expectAll([(other, .highContrastDark), (other, .light), (.standard, .dark)], "another around")
        scopes[0].theme = .standard
        scopes[0].appearance = .highContrastLight
        scopes[1].theme = other
        await paint(window)
        expectAll([(other, .highContrastDark), (.standard, .highContrastLight), (other, .dark)], "others inside")
        manager.theme = .standard
        manager.appearance = .light
        await paint(window)
        expectAll([(.standard, .light), (.standard, .highContrastLight), (other, .dark)], "back")
      }
    }
  }

  @Test func scopeWithTheStyleOfTheDisplayHasNoEffect() async throws {
    let other = try Self.other()
    try await withManager { manager in
      await withWindow { window, box in
        let cell = makeCell()
        let scope = ThemeScope(child: cell)
        box.append(scope)
        await paint(window)
        expect(cell, .standard, .light, "equal")
        #expect(DisplayedTheme.scope(of: cell) == nil && !hasRootHandler(cell.headlineLabel))
        #expect(pixel(of: scope) == channels(Theme.standard.color(.primaryGroupedBackground, in: .light)))
        manager.theme = other
        await paint(window)
        expect(cell, .standard, .light, "another around")
        #expect(DisplayedTheme.scope(of: cell) === scope)
        let sibling = ThemeScope(child: makeCell())
        box.append(sibling)
        await paint(window)
        // That of the display, and a common one of the scopes.
        #expect(DisplayedTheme.compiledCount == 2)
        scope.theme = other
        await paint(window)
        expect(cell, other, .light, "equal again")
        #expect(DisplayedTheme.scope(of: cell) == nil)
        box.remove(sibling)
      }
    }
  }

  @Test func scopeWithTheStyleOfTheDisplayIsEffectiveInsideAnother() async throws {
    let other = try Self.other()
    try await withManager { _ in
      await withWindow { window, box in
        let cell = makeCell()
        let inner = ThemeScope(child: cell)
        let outer = ThemeScope(child: inner)
        box.append(outer)
        await paint(window)
        outer.theme = other
        await paint(window)
        expect(cell, .standard, .light, "another around")
        #expect(DisplayedTheme.scope(of: cell) === inner)
        outer.theme = .standard
        await paint(window)
        #expect(DisplayedTheme.scope(of: cell) == nil)
      }
    }
  }

  @Test func resettingAPartKeepsOtherPartsOfTheNode() async throws {
    func theme(_ text: String) -> Theme {
      Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
    }
    let style = ComponentParts.ActionButton.primary
    let own = theme("\(style.classPath) { background-color: #0A5C2F; font-size: 30; }")
    let others = [ComponentParts.ButtonCell.button, ComponentParts.EmptyStateView.primaryButton].map(\.classPath)
    let around = theme(
      others.map { "\($0) { background-color: #C01C28; font-color: #102030; font-size: 9; corner-radius: 0; }" }
        .joined())
    try await withManager { manager in
      manager.theme = around
      await withWindow { window, box in
        let cell = ButtonCell()
        cell.style = .primary
        cell.title = "Confirm"
        let view = EmptyStateView()
        view.primaryButton.setTitle("Confirm", for: .normal)
        box.append(ThemeScope(theme: own, child: Box(.vertical, [cell, view])))
        await paint(window)
        let expected = own.resolve(style, appearance: .light)
        for button in [cell.button, view.primaryButton] {
          let realized = RealizedStyle(of: button)
          realized.expect("background-color", expected.backgroundColor, "surface")
          realized.expect("color", expected.color, "title")
          realized.expectFont(expected, "title")
          #expect(realized.pixels("border-top-left-radius") == style.metric(.cornerRadius))
        }
      }
    }
  }

  @Test func stateRulesOfTheWindowsThemeDoNotApplyInAScope() async throws {
    try await withManager { manager in
      await withWindow { window, box in
        let path = Parts.cell.classPath
        let text = "\(path) { border-color-selected: #C01C28; background-color-selected: #C01C28; }"
        manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
        let cell = makeCell()
        box.append(ThemeScope(child: cell))
        cell.setState(.selected, true)
        await paint(window)
        let style = RealizedStyle(of: cell)
        let expected = Theme.standard.resolve(Parts.cell, state: .selected, appearance: .light).backgroundColor
        style.expect("background-color", expected, "selected")
        #expect(style["box-shadow"] == "0 0 0 1px rgb(0,112,242) inset")
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func scopeDrawsItsBackgroundAndLabelsAreLegible(appearance: Appearance) async throws {
    try await withManager { manager in
      await withWindow { window, box in
        let label = Label("plain")
        let scope = ThemeScope(appearance: appearance, child: label)
        box.append(scope)
        let outside = Label("outside")
        box.append(outside)
        await paint(window)
        let palette = Theme.standard.palette
        RealizedStyle(of: scope).expect(
          "background-color", palette.color(.primaryGroupedBackground, in: appearance), "scope")
        #expect(pixel(of: scope) == channels(palette.color(.primaryGroupedBackground, in: appearance)))
        RealizedStyle(of: scope).expect("color", palette.color(.primaryLabel, in: appearance), "scope")
        #expect(color(of: label) == channels(palette.color(.primaryLabel, in: appearance)))
        if appearance == .dark { #expect(color(of: outside) != color(of: label)) }
      }
    }
  }

  /// The color in which GTK draws a widget's text.
  private func color(of widget: Widget) -> [Int] {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget.widget), &color)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  private func channels(_ color: ThemeColor) -> [Int] { [color.red, color.green, color.blue].map(Int.init) }

  private func pixel(of widget: Widget) -> [Int]? {
    WidgetPicture(of: widget).map { Array($0.color(x: $0.width - 1, y: $0.height - 1).prefix(3)) }
  }

  @Test func nestedScopesAreIndependentInAnyOrder() async throws {
    let other = try Self.other()
    try await withManager { _ in
      for isInnerCreatedFirst in [true, false] {
        await withWindow { window, box in
          let (outerCell, innerCell) = (makeCell(), makeCell())
          let content = Box(.vertical)
          content.append(outerCell)
          let outer: ThemeScope
          let inner: ThemeScope
          if isInnerCreatedFirst {
            inner = ThemeScope(theme: .standard, appearance: .dark, child: innerCell)
            outer = ThemeScope(theme: other)
          } else {
            outer = ThemeScope(theme: other)
            inner = ThemeScope(theme: .standard, appearance: .dark, child: innerCell)
          }
          content.append(inner)
          outer.child = content
          box.append(outer)
          await paint(window)
          expect(outerCell, other, .light, "outer")
          expect(innerCell, .standard, .dark, "inner")
          // A property that the outer theme sets only now is unset inside.
          outer.theme = .standard
          inner.theme = other
          await paint(window)
          expect(outerCell, .standard, .light, "outer, changed")
          expect(innerCell, other, .dark, "inner, changed")
          inner.theme = .standard
          outer.theme = other
          await paint(window)
          expect(outerCell, other, .light, "outer, back")
          expect(innerCell, .standard, .dark, "inner, back")
          // Outside the outer one.
          content.remove(inner)
          box.append(inner)
          await paint(window)
          expect(innerCell, .standard, .dark, "alone")
        }
      }
    }
  }

  @Test func widgetsFollowTheirScopeWhenMoved() async throws {
    let other = try Self.other()
    try await withManager { _ in
      await withWindow { window, box in
        let cell = makeCell()
        box.append(cell)
        await paint(window)
        let scopes = [ThemeScope(theme: other), ThemeScope(appearance: .dark)]
        for scope in scopes { box.append(scope) }
        expect(cell, .standard, .light, "outside")
        box.remove(cell)
        scopes[0].child = cell
        await paint(window)
        expect(cell, other, .light, "first")
        scopes[0].child = nil
        scopes[1].child = cell
        await paint(window)
        expect(cell, .standard, .dark, "second")
        scopes[1].child = nil
        box.append(cell)
        await paint(window)
        expect(cell, .standard, .light, "outside again")
      }
    }
  }

  @Test func controlsOfGTKHaveTheColorsOfTheirScope() async throws {
    let text = "@primaryLabel: #C01C28;\n@primaryLabel_darkBackground: #C01C28;\n"
    let red = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "red.nss", text: text)).sheet)
    try await withManager { manager in
      manager.theme = red
      await withWindow { window, box in
        let entries = [Entry(), Entry(), Entry()]
        box.append(entries[0])
        let scope = ThemeScope(child: entries[1])
        box.append(scope)
        box.append(ThemeScope(sharingStyleOf: scope, child: entries[2]))
        await paint(window)
        let label = Theme.standard.palette.color(.primaryLabel, in: .light)
        for (entry, color) in zip(entries, [Self.red, label, label]) {
          RealizedStyle(of: entry).expect("color", color, "the same appearance")
        }
        #expect(scope.problems == [])
        // GTK's theme is dark, so its controls keep the colors for it.
        manager.appearance = .dark
        await paint(window)
        let dark = red.palette.color(.primaryLabel, in: .dark)
        for entry in entries { RealizedStyle(of: entry).expect("color", dark, "another appearance") }
      }
    }
  }

  @Test func cellCanOutliveItsScope() async throws {
    let other = try Self.other()
    try await withManager { _ in
      await withWindow { window, box in
        let cell = makeCell()
        @MainActor func showInScope() async {
          let scope = ThemeScope(theme: other, child: cell)
          box.append(scope)
          await paint(window)
          #expect(cell.headlineLabel.numberOfLines == 4)
          scope.child = nil
          box.remove(scope)
        }
        await showInScope()
        #expect(await turnUntil { DisplayedTheme.scopeCount == 0 })
        box.append(cell)
        await paint(window)
        expect(cell, .standard, .light, "afterwards")
      }
    }
  }

  @Test func collectionsAreMeasuredWithTheThemeOfTheirScope() async throws {
    let other = try Self.other()
    try await withManager { manager in
      try await withWindow { window, box in
        var sources: [AnyObject] = []
        @MainActor func makeCollection() throws -> CollectionView {
          let collection = CollectionView(layout: AutosizingColumnFlowLayout(numberOfColumns: 1))
          collection.register(ObjectCell.self)
          let source = CollectionDataSource<Int, Int>(collection) { collection, index, _ in
            let cell = collection.dequeue(ObjectCell.self, for: index)
            cell.headlineText = String(repeating: "A headline of many words. ", count: 20)
            return cell
          }
          var snapshot = CollectionSnapshot<Int, Int>()
          try snapshot.appendSections([0])
          try snapshot.appendItems(Array(0..<4))
          try source.apply(snapshot)
          sources.append(source)
          collection.expandsVertically = true
          return collection
        }
        let collections = try [makeCollection(), makeCollection(), makeCollection()]
        let scopes = collections[1...].map { ThemeScope(child: ScrolledWindow($0)) }
        scopes[0].theme = other
        box.append(ScrolledWindow(collections[0]))
        for scope in scopes { box.append(scope) }
        for widget in box.children { widget.expandsVertically = true }
        #expect(await turnUntil { collections.allSatisfy { !$0.boundItems.isEmpty } })
        await paint(window, frames: 6)
        @MainActor func heights() -> [Int?] {
          collections.map { $0.cell(at: ItemIndex(section: 0, item: 0))?.height }
        }
        @MainActor func lines() -> [Int?] {
          collections.map { ($0.cell(at: ItemIndex(section: 0, item: 0)) as? ObjectCell)?.headlineLabel.numberOfLines }
        }
        #expect(lines() == [2, 4, 2])
        let first = heights()
        #expect(first[0] != nil && first[0] == first[2] && first[0] != first[1], "\(first)")
        scopes[1].theme = other
        scopes[0].theme = .standard
        await paint(window, frames: 6)
        #expect(lines() == [2, 2, 4])
        #expect(heights() == [first[0], first[0], first[1]])
        manager.theme = other
        await paint(window, frames: 6)
        #expect(lines() == [4, 2, 4])
        #expect(heights() == [first[1], first[0], first[1]])
        _ = sources
      }
    }
  }

  @Test("Popovers have the theme of the scope, menus keep the style of GTK") func popovers() async throws {
    try await withManager { _ in
      try await withWindow { window, box in
        let label = Parts.headlineLabel.makeLabel()
        label.text = "In a popover"
        let popover = Popover(label)
        let button = MenuButton(iconName: "open-menu-symbolic", name: "Menu", popover: popover)
        box.append(ThemeScope(appearance: .dark, child: button))
        await paint(window)
        // Like a press: GTK assumes that something has the focus if a popover has nothing to focus.
        button.grabFocus()
        let pointer = popover.pointer.assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_popup(pointer)
        #expect(await turnUntil { label.isMapped })
        let expected = Theme.standard.resolve(Parts.headlineLabel, appearance: .dark).color
        RealizedStyle(of: label).expect("color", expected, "label")
        let contents = try #require(
          popover.children.first { $0.isDescendant(of: popover) && label.isDescendant(of: $0) })
        let surface = Theme.standard.palette.color(.secondaryGroupedBackground, in: .dark, elevated: true)
        RealizedStyle(of: contents).expect("background-color", surface, "popover")
        gtk_popover_popdown(pointer)
      }
    }
  }

  @Test func scopeWorksWithoutAThemeManager() async throws {
    let other = try Self.other()
    await withWindow { window, box in
      let cell = makeCell()
      box.append(ThemeScope(theme: other, child: cell))
      await paint(window)
      expect(cell, other, .light, "alone")
    }
  }

  @Test func scopesLeaveNoStyleSheetsWidgetsOrFollowers() async throws {
    let other = try Self.other()
    try await withManager { _ in
      for round in 0..<max(openings, 3) {
        await withWindow { window, box in
          let cell = makeCell()
          let inner = ThemeScope(theme: .standard, appearance: .dark, child: cell)
          box.append(ThemeScope(theme: other, child: inner))
          #expect(cell.headlineLabel.numberOfLines == 2)
          // Each in turn: closed with the window, removed, and never inserted.
          if round % 3 == 1, let scope = box.children.first { box.remove(scope) }
          if round % 3 == 2 { _ = ThemeScope(theme: other) }
        }
      }
    }
    await withWindow { window, box in
      let plain = makeCell()
      box.append(plain)
      await paint(window)
      // Without a theme, the label has no font of a theme.
      #expect(RealizedStyle(of: plain.headlineLabel)["font-weight"] ?? "400" == "400")
    }
  }

  @Test func labelsOutsideScopesHaveNoRootHandler() async throws {
    await withWindow { _, box in
      let label = Parts.headlineLabel.makeLabel()
      #expect(!hasRootHandler(label))
      let scope = ThemeScope()
      #expect(hasRootHandler(label))
      box.append(label)
      box.append(scope)
    }
    await withWindow { _, box in
      let label = Parts.headlineLabel.makeLabel()
      #expect(!hasRootHandler(label))
      box.append(label)
    }
  }

  private func hasRootHandler(_ widget: Widget) -> Bool {
    let signal = g_signal_lookup("notify", g_object_get_type())
    return g_signal_has_handler_pending(widget.pointer, signal, g_quark_from_string("root"), 1) != 0
  }
}
