import FloorplanTheme
import FloorplanUI
import GTKBridge

extension SwitchesPopover {
  private static let builtInSheets: [(title: String, value: StyleSheetChoice?)] =
    [(localized("Standard"), nil)] + BuiltInTheme.allCases.map { ($0.title, .builtIn($0)) }

  private static let dialects: [(title: String, value: StyleSheetDialect)] = [
    ("Fiori", .fiori), ("NUI", .nui), ("Fiori SwiftUI", .fioriSwiftUI),
  ]

  /// Creates the rows for choosing a style sheet: none, a built-in theme, or a file.
  static func styleSheetRows(_ switches: ViewSwitches, _ session: StyleSheetSession) -> Widget {
    let open = menuButton(localized("Open File…"))
    open.actionName = GalleryWindow.openSheetAction
    let file = Label("", .footnote, .secondary)
    file.ellipsis = .middle
    file.addStyleClass("gallery-menu-row")
    let choice = row(localized("Style Sheet"), builtInSheets, switches, \.sheet)
    // The dialect only applies to files.
    let reader = row(localized("Dialect"), dialects, switches, \.dialect)
    let root = Box(
      .vertical, spacing: 4, [choice, file, reader, open, recentSheets(switches, session, movingFocusTo: open)])
    root.observe { [unowned file, unowned reader] in
      if case .file(let path)? = switches.sheet { file.text = path } else { file.text = "" }
      file.isVisible = !file.text.isEmpty
      reader.isVisible = file.isVisible
    }
    return root
  }

  /// Creates a list of buttons for recent style sheet files.
  ///
  /// - Parameters:
  ///   - switches: The switches, which contain the style sheet.
  ///   - session: The session, which knows the recent files.
  ///   - neighbor: The widget that gets the focus of a removed button.
  /// - Returns: The list, which is hidden if it is empty.
  private static func recentSheets(
    _ switches: ViewSwitches, _ session: StyleSheetSession, movingFocusTo neighbor: Widget
  ) -> Widget {
    let list = Box(.vertical)
    let title = Label(localized("Recent"), .footnote, .secondary)
    title.addStyleClass("gallery-menu-row")
    let root = Box(.vertical, [title, list])
    root.observe { [unowned root, unowned list, unowned neighbor] in
      let chosen = switches.sheet
      let files = session.recentFiles.filter { StyleSheetChoice.file($0) != chosen }
      root.isVisible = !files.isEmpty
      if list.containsFocus { neighbor.grabFocus() }
      for child in list.children { child.removePermanently() }
      for path in files { list.append(recentSheetButton(path) { switches.sheet = .file(path) }) }
    }
    return root
  }

  private static func recentSheetButton(_ path: String, choose: @escaping () -> Void) -> Button {
    let button = menuButton(path.split(separator: "/").last.map { String($0) } ?? path)
    button.tooltip = path
    button.setAccessibleDescription(path)
    button.onClick(choose)
    return button
  }
}
