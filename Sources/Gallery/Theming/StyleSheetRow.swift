import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The choice of a style sheet: none, those that come with the library, and a file.
final class StyleSheetRow {
  let root: Widget

  private static let builtIn: [(title: String, value: StyleSheetChoice?)] =
    [(localized("Standard"), nil)] + BuiltInTheme.allCases.map { ($0.title, .builtIn($0)) }

  private static let dialects: [(title: String, value: StyleSheetDialect)] = [
    ("Fiori", .fiori), ("NUI", .nui), ("Fiori SwiftUI", .fioriSwiftUI),
  ]

  init(_ switches: ViewSwitches, _ session: StyleSheetSession) {
    let name = localized("Style sheet")
    let title = Label(name, .footnote)
    let bar = ChoiceBar(Self.builtIn.map(\.title), name: name, wraps: true) {
      switches.sheet = Self.builtIn[$0].value
    }
    let open = Button(label: localized("Open File…"))
    open.actionName = GalleryWindow.openSheetAction
    let file = Label("", .footnote, .secondary)
    file.ellipsis = .middle
    file.largestWidthInCharacters = 32
    let reading = localized("Written for")
    let written = Label(reading, .footnote)
    let dialect = ChoiceBar(Self.dialects.map(\.title), name: reading) {
      switches.dialect = Self.dialects[$0].value
    }
    // The built-in themes mean one thing, whoever reads them.
    let reader = Box(.vertical, spacing: 4, [written, dialect.root])
    let recent = RecentSheetList(switches, session, besides: open)
    root = Box(.vertical, spacing: 4, [title, bar.root, open, file, reader, recent.root])
    root.observe { [unowned bar, unowned file, unowned dialect, unowned reader] in
      dialect.selected = Self.dialects.firstIndex { $0.value == switches.dialect }
      bar.selected = Self.builtIn.firstIndex { $0.value == switches.sheet }
      if case .file(let path)? = switches.sheet { file.text = path } else { file.text = "" }
      file.isVisible = !file.text.isEmpty
      reader.isVisible = file.isVisible
    }
  }
}
