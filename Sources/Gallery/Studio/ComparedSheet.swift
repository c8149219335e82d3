import Floorplan

/// A style sheet that a comparison displays.
nonisolated enum ComparedSheet: Hashable {
  /// A version of the window's theme.
  case version(MatrixColumn.Version)
  /// A built-in theme or another file.
  case sheet(StyleSheetChoice)

  /// Creates the style sheet of a knob's valid text.
  init(_ text: String) {
    if let version = MatrixColumn.Version(rawValue: text) {
      self = .version(version)
    } else {
      self = .sheet(StyleSheetChoice(text) ?? .file(text))
    }
  }

  var title: String {
    switch self {
    case .version(let version): version.title
    case .sheet(.builtIn(let theme)): theme.title
    case .sheet(.file(let path)): path.split(separator: "/").last.map { String($0) } ?? path
    }
  }

  /// The style sheets that need no file, as texts of the knob.
  static let words = MatrixColumn.Version.allCases.map(\.rawValue) + BuiltInTheme.allCases.map(\.rawValue)

  /// Returns the knobs of a comparison for a side.
  static func knobs(_ side: PageComparison.Side, _ title: String, _ standard: MatrixColumn.Version) -> [KnobDefinition]
  {
    [
      .styleSheet(
        side.rawValue, title + " style sheet", standard.rawValue, or: MatrixColumn.Version.allCases.map(\.rawValue)),
      .choice(
        side.rawValue + "-appearance", title + " appearance", sameAsWindow,
        of: [sameAsWindow] + Appearance.allCases.map(\.rawValue)
      ).grouped(in: .page),
    ]
  }

  /// The word for the appearance of the window.
  static let sameAsWindow = "window"
}
