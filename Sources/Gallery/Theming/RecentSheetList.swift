import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A list of buttons for recent style sheet files.
final class RecentSheetList {
  let root: Widget

  /// - Parameters:
  ///   - switches: The switches, which contain the style sheet.
  ///   - session: The session, which knows the recent files.
  ///   - neighbor: The widget that gets the focus of a removed button.
  init(_ switches: ViewSwitches, _ session: StyleSheetSession, movingFocusTo neighbor: Widget) {
    let title = Label(localized("Recent"), .footnote)
    let list = Box(.vertical)
    root = Box(.vertical, spacing: 4, [title, list])
    root.observe { [unowned root, unowned list, unowned neighbor] in
      let chosen = switches.sheet
      let files = session.recentFiles.filter { StyleSheetChoice.file($0) != chosen }
      root.isVisible = !files.isEmpty
      if list.containsFocus { neighbor.grabFocus() }
      for child in list.children { child.removePermanently() }
      for path in files { list.append(Self.button(path) { switches.sheet = .file(path) }) }
    }
  }

  private static func button(_ path: String, choose: @escaping () -> Void) -> Button {
    let label = Label(path.split(separator: "/").last.map { String($0) } ?? path)
    label.ellipsis = .middle
    label.maximumWidthInCharacters = 32
    let button = Button()
    button.child = label
    button.tooltip = path
    button.setAccessibleLabel(label.text)
    button.setAccessibleDescription(path)
    button.addStyleClass("flat")
    button.onClick(choose)
    return button
  }
}
