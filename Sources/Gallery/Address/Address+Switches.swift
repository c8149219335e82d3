import FloorplanTheme

nonisolated extension Address {
  /// The value that an address gives to one knob of its page.
  nonisolated struct Knob: Sendable, Hashable {
    /// The knob's name as its page defines it.
    let name: String

    /// The value as text; it may be empty.
    let value: String
  }

  /// The names that an address keeps for its switches, in the order in which they are printed.
  ///
  /// No knob may bear one of them (design.md, "How data travels").
  nonisolated enum Key: String, Sendable, CaseIterable {
    /// The appearance: light, dark, or one of them with high contrast.
    case theme
    /// A style sheet to show the page with.
    case sheet
    /// The dialect of the style sheet.
    case dialect
    /// The reading direction.
    case direction = "dir"
    /// The factor on every text size.
    case scale
    /// The size of the page.
    case size
    /// How much may move.
    case motion
    /// How tightly controls are packed.
    case density

    /// Whether this version acts on the switch; the others are reserved for later ones.
    var isSupported: Bool { self != .density }
  }

  /// The reading directions that an address can ask for; the raw values are the words in the address.
  nonisolated enum Direction: String, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The amounts of movement that an address can ask for; the raw values are the words in the address.
  nonisolated enum Motion: String, Sendable, CaseIterable {
    /// Every animation runs.
    case full
    /// Changes happen at once.
    case reduced
  }

  /// A page's size in whole points.
  nonisolated struct Size: Sendable, Hashable {
    /// The lengths that each side may have, in points.
    static let range = 200...10_000

    /// The width in points.
    let width: Int

    /// The height in points.
    let height: Int

    /// Creates a size, or `nil` when a side is outside of ``range``.
    init?(width: Int, height: Int) {
      guard Self.range.contains(width), Self.range.contains(height) else { return nil }
      self.width = width
      self.height = height
    }
  }

  /// The text scales that an address can ask for.
  static let scaleRange = 0.5...4.0
}

nonisolated extension Address.Key {
  /// The words that the switch can have; the style sheet may be a file too.
  var words: [String] {
    switch self {
    case .theme: Appearance.allCases.map(\.rawValue)
    case .sheet: BuiltInTheme.allCases.map(\.rawValue)
    case .dialect: StyleSheetDialect.allCases.map(\.rawValue)
    case .direction: Address.Direction.allCases.map(\.rawValue)
    case .motion: Address.Motion.allCases.map(\.rawValue)
    case .scale, .size, .density: []
    }
  }
}
