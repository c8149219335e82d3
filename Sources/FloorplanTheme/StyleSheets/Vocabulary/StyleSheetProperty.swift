/// A property in a style sheet: its name, state and value type.
public struct StyleSheetProperty: Sendable, Hashable {
  /// The name without the suffix of the state, such as `font-color`.
  public private(set) var name: String
  /// The state, from the suffix of the name.
  public private(set) var state: StyleSheetState
  /// The type of the value.
  public private(set) var type: StyleSheetValueType
  /// The reason why the property has no effect in Floorplan, or nil if it can have one.
  public let reasonWithoutEffect: String?
  /// Whether the property can have an effect on a desktop.
  public var hasEffect: Bool { reasonWithoutEffect == nil }

  /// The property of the same name in the parts tables, or nil if there is none.
  public var styleProperty: StyleProperty? { Self.styleProperties[name] }

  /// The properties in the parts tables that this one can set, in order of preference.
  ///
  /// A part uses the first one that it has.
  package var styleProperties: [StyleProperty] { Self.stylePropertiesByName[name] ?? [] }

  /// Names that stand for properties with other names.
  package static let aliases: [String: [StyleProperty]] = [
    "foreground-color": [.fontColor, .tintColor], "font-typeface": [.fontName], "font-design": [.fontName],
    "alpha": [.viewAlpha], "text-alpha": [.viewAlpha], "content-insets": [.padding], "row-height": [.height],
    "horizontal-align": [.textAlign], "border-style": [.borderWidth], "title-vertical-offset": [.textOffset],
    "thumb-tint-color": [.thumbTintColor, .thumbColor], "background-tint-color": [.backgroundColor],
    "background-repeat": [.backgroundImageRepeat],
  ]

  /// Names that yield to the property that they stand for if both are declared.
  ///
  /// On iOS, a tint is drawn below the color, and a border style doesn't change the layer's border width.
  static let weakNames: Set<String> = ["background-tint-color", "bar-tint-color", "border-style"]
}

extension StyleSheetProperty {
  /// Parses a property name.
  ///
  /// - Parameter name: The name in a style sheet, with the suffix of its state. Names that the documentation misspells
  ///   are corrected. The result is nil for an unknown property.
  public init?(name: String) {
    let spelling = Self.misspelled[name] ?? name
    let (withoutInsets, isInsets) =
      spelling.hasSuffix("-insets") && Self.rows[spelling] == nil
      ? (String(spelling.dropLast(7)), true) : (spelling, false)
    let (base, state) =
      Self.rows[withoutInsets] == nil ? StyleSheetState.split(withoutInsets) : (withoutInsets, .normal)
    guard let row = Self.rows[base] else { return nil }
    self = row
    self.state = state
    guard isInsets else { return }
    if type != .image { return nil }
    self.name += "-insets"
    type = .box
  }

  /// The names of all properties, without suffixes, in the order of the table.
  public static let names: [String] = table.map(\.name)

  /// Corrections of names that are misspelled in published documentation.
  static let misspelled = ["text-lien-clamp": "text-line-clamp"]

  /// Names that users write instead, and that differ too much for a search by similarity.
  static let synonyms = [
    "border-radius": "corner-radius", "corners-radius": "corner-radius", "color-text": "font-color",
    "text-color": "font-color", "font-family": "font-name", "opacity": "view-alpha", "line-clamp": "text-line-clamp",
    "max-lines": "text-line-clamp", "background": "background-color", "text-style": "font-style", "icon": "image-name",
    "title-color": "font-color",
  ]

  /// Remedies for names that no single property replaces.
  private static let remedies = [
    "font": "write font-name, font-size and font-weight separately",
    "text-decoration": "text decorations are not supported",
    "margin": "margins are not supported; use padding",
    "visibility": "write view-alpha: 0;", "display": "write view-alpha: 0;",
  ]

  /// Words that users write instead of a state suffix.
  private static let stateSynonyms = [
    "pressed": "highlighted", "active": "highlighted", "tap": "highlighted", "focus": "focused", "checked": "selected",
    "on": "selected", "inactive": "disabled", "hovered": "hover", "read-only": "readonly",
  ]

  /// Returns the most likely intended name, with the suffix of its state.
  ///
  /// - Parameters:
  ///   - name: An unknown property name.
  ///   - search: A closure that returns the most similar of the given names.
  /// - Returns: The name, or nil if there is no similar one.
  static func nearest(to name: String, search: (String, [String]) -> String?) -> String? {
    // No single property replaces these names.
    if remedies[name] != nil { return nil }
    if name.contains("_") {
      let hyphened = name.replacing("_", with: "-")
      if StyleSheetProperty(name: hyphened) != nil { return hyphened }
    }
    let (base, state) = StyleSheetState.split(name)
    let suffix = state == .normal ? "" : "-" + state.rawValue
    if let synonym = synonyms[base] { return synonym + suffix }
    // A known property with an unknown state: the state is mistyped.
    if let known = property(before: name) {
      let typed = String(name.dropFirst(known.count + 1))
      let state = stateSynonyms[typed.lowercased()] ?? search(typed, states)
      return state.map { "\(known)-\($0)" }
    }
    return search(base, names).map { $0 + suffix }
  }

  /// Returns the longest property name followed by a hyphen at the start of a name, or nil if there is none.
  private static func property(before name: String) -> String? {
    names.filter { name.hasPrefix($0 + "-") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns a remedy for a name that isn't similar to any other, or nil if there is none.
  static func remedy(for name: String) -> String? {
    if let remedy = remedies[name] { return remedy }
    return property(before: name).map { known in
      "the states of \(known) are -\(states.joined(separator: ", -"))"
    }
  }

  /// Returns the state suffix that a word stands for, or nil if there is none.
  static func state(suggestedBy word: String) -> String? {
    states.contains(word) ? word : stateSynonyms[word.lowercased()]
  }

  private static let stylePropertiesByName = styleProperties.mapValues { [$0] }.merging(aliases) { $1 }
  /// A dictionary, because each declaration is looked up.
  private static let styleProperties = Dictionary(
    StyleProperty.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  private static let states = StyleSheetState.allCases.map(\.rawValue)
  private static let rows = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
