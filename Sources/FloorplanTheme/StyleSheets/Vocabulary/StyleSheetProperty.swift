/// A property as a style sheet names it: what it sets, in which state, and what its value is made of.
public struct StyleSheetProperty: Sendable, Hashable {
  /// The name without the suffix of the state, such as `font-color`.
  public let name: String
  /// The state that the suffix says.
  public let state: StyleSheetState
  /// What the value is made of.
  public let type: StyleSheetValueType
  /// Why the property can have no effect here; nil where it can have one.
  public let reasonWithoutEffect: String?
  /// Whether the property means something on a desktop.
  public var hasDesktopMeaning: Bool { reasonWithoutEffect == nil }

  /// What tells properties apart, without what their values are made of.
  struct Key: Hashable {
    let name: String
    let state: StyleSheetState
  }

  var key: Key { Key(name: name, state: state) }

  /// The same property of the parts tables, nil where they have none.
  public var styleProperty: StyleProperty? { Self.styleProperties[name] }

  /// The properties of the parts tables that this one may be, the one that is meant first of all first: a part takes the
  /// first one that it has.
  package var styleProperties: [StyleProperty] { Self.readAs[name] ?? styleProperty.map { [$0] } ?? [] }

  /// What further names are read as.
  package static let readAs: [String: [StyleProperty]] = [
    "foreground-color": [.fontColor, .tintColor], "font-typeface": [.fontName], "font-design": [.fontName],
    "alpha": [.viewAlpha], "text-alpha": [.viewAlpha], "content-insets": [.padding], "row-height": [.height],
    "horizontal-align": [.textAlign], "border-style": [.borderWidth], "title-vertical-offset": [.textOffset],
    "thumb-tint-color": [.thumbTintColor, .thumbColor], "background-tint-color": [.backgroundColor],
    "background-repeat": [.backgroundImageRepeat],
  ]

  /// Names that count less than what they are read as, where both are said: on iOS a tint lies below the colour, and the
  /// style of a border leaves the width of the layer's line as it is.
  static let weakNames: Set<String> = ["background-tint-color", "bar-tint-color", "border-style"]

  /// Understands a name.
  ///
  /// - Parameter name: A property as a sheet has it, with the suffix of its state. Names that the documentation misspells
  ///   are understood as they were meant. The result is nil where no such property is known.
  public init?(name: String) {
    let spelling = Self.misspelt[name] ?? name
    let (withoutInsets, isInsets) =
      spelling.hasSuffix("-insets") && Self.rows[spelling] == nil
      ? (String(spelling.dropLast(7)), true) : (spelling, false)
    let (base, state) =
      Self.rows[withoutInsets] == nil ? StyleSheetState.split(withoutInsets) : (withoutInsets, .normal)
    guard let row = Self.rows[base] else { return nil }
    if isInsets, row.type != .image { return nil }
    self.name = isInsets ? base + "-insets" : base
    self.state = state
    type = isInsets ? .box : row.type
    reasonWithoutEffect = row.reason
  }

  /// The names of all properties, without suffixes, in the order of the table.
  public static let names: [String] = table.map(\.name)

  /// Names that published documentation misspells, and what they were meant to be.
  static let misspelt = ["text-lien-clamp": "text-line-clamp"]

  /// What people write instead, too far off to be found by its letters.
  static let synonyms = [
    "border-radius": "corner-radius", "corners-radius": "corner-radius", "color-text": "font-color",
    "text-color": "font-color", "font-family": "font-name", "opacity": "view-alpha", "line-clamp": "text-line-clamp",
    "max-lines": "text-line-clamp", "background": "background-color", "text-style": "font-style", "icon": "image-name",
    "title-color": "font-color",
  ]

  /// What to do instead of writing what one other name doesn't say.
  private static let remedies = [
    "font": "Write font-name, font-size and font-weight, each by itself.",
    "text-decoration": "There are no lines below texts or through them.",
    "margin": "Nothing has one; there is padding.",
    "visibility": "Write view-alpha: 0;.", "display": "Write view-alpha: 0;.",
  ]

  /// What people write instead of the suffix of a state.
  private static let stateSynonyms = [
    "pressed": "highlighted", "active": "highlighted", "tap": "highlighted", "focus": "focused", "checked": "selected",
    "on": "selected", "inactive": "disabled", "hovered": "hover", "read-only": "readonly",
  ]

  /// The name that was most likely meant, with the suffix of its state.
  ///
  /// - Parameters:
  ///   - name: A name that no property has.
  ///   - search: Finds the nearest of some names.
  /// - Returns: The name, or nil where none is near.
  static func nearest(to name: String, search: (String, [String]) -> String?) -> String? {
    // No other name says what is wanted.
    if remedies[name] != nil { return nil }
    if name.contains("_") {
      let hyphened = name.replacing("_", with: "-")
      if StyleSheetProperty(name: hyphened) != nil { return hyphened }
    }
    let (base, state) = StyleSheetState.split(name)
    let suffix = state == .normal ? "" : "-" + state.rawValue
    if let synonym = synonyms[base] { return synonym + suffix }
    // A known property with an unknown state: the state was mistyped.
    if let known = property(before: name) {
      let typed = String(name.dropFirst(known.count + 1))
      let state = stateSynonyms[typed.lowercased()] ?? search(typed, states)
      return state.map { "\(known)-\($0)" }
    }
    return search(base, names).map { $0 + suffix }
  }

  /// The longest property that a name has before a hyphen, where it is none itself; nil where it has none.
  private static func property(before name: String) -> String? {
    names.filter { name.hasPrefix($0 + "-") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// What to do instead of writing a name that nothing is near to; nil where nothing is known.
  static func remedy(for name: String) -> String? {
    if let remedy = remedies[name] { return remedy }
    return property(before: name).map { known in
      "The states that may stand behind \(known) are -\(states.joined(separator: ", -"))."
    }
  }

  /// The suffix of the state that a word stands for; nil where it stands for none.
  static func state(meantBy word: String) -> String? {
    states.contains(word) ? word : stateSynonyms[word.lowercased()]
  }

  /// By name, which is looked up for each declaration.
  private static let styleProperties = Dictionary(
    StyleProperty.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  private static let states = StyleSheetState.allCases.map(\.rawValue)
  private static let rows = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
