import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The row for choosing a style sheet: none, a built-in theme, or a file.
final class StyleSheetRow {
  let root: Widget

  private static let builtIn: [(title: String, value: StyleSheetChoice?)] =
    [(localized("Standard"), nil)] + BuiltInTheme.allCases.map { ($0.title, .builtIn($0)) }

  private static let dialects: [(title: String, value: StyleSheetDialect)] = [
    ("Fiori", .fiori), ("NUI", .nui), ("Fiori SwiftUI", .fioriSwiftUI),
  ]

  init(_ switches: ViewSwitches, _ session: StyleSheetSession) {
    let open = Button(label: localized("Open File…"))
    open.actionName = GalleryWindow.openSheetAction
    let file = Label("", .footnote, .secondary)
    file.ellipsis = .middle
    file.maximumWidthInCharacters = 32
    let choice = SwitchesPopover.row(localized("Style Sheet"), Self.builtIn, switches, \.sheet, wraps: true)
    // The dialect only applies to files.
    let reader = SwitchesPopover.row(localized("Dialect"), Self.dialects, switches, \.dialect)
    let recent = RecentSheetList(switches, session, movingFocusTo: open)
    root = Box(.vertical, spacing: 4, [choice, open, file, reader, recent.root])
    root.observe { [unowned file, unowned reader] in
      if case .file(let path)? = switches.sheet { file.text = path } else { file.text = "" }
      file.isVisible = !file.text.isEmpty
      reader.isVisible = file.isVisible
    }
  }
}
