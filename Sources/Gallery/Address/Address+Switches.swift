import FloorplanTheme

nonisolated extension Address {
  /// The value of a knob.
  nonisolated struct Knob: Sendable, Hashable {
    /// The name of the knob in its page's definition.
    let name: String

    /// The value as text, which may be empty.
    let value: String
  }

  /// The keys of the switches, in the order in which they are printed.
  ///
  /// They are reserved: no knob may have one of these names.
  nonisolated enum Key: String, Sendable, CaseIterable {
    /// The appearance.
    case theme
    /// The style sheet.
    case sheet
    /// The dialect of the style sheet.
    case dialect
    /// The text direction.
    case direction = "dir"
    /// The factor for all text sizes.
    case scale
    /// The size of the page.
    case size
    /// Whether changes are animated.
    case motion
    /// The density of components.
    case density
    /// The class path of the part to inspect.
    case pick
  }

  /// A text direction; the raw values are the words in addresses.
  nonisolated enum Direction: String, Sendable, CaseIterable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
  }

  /// The amount of motion; the raw values are the words in addresses.
  nonisolated enum Motion: String, Sendable, CaseIterable {
    /// All animations.
    case full
    /// Animations of components that take four times as long.
    case slow
    /// No animations.
    case reduced
  }

  /// The size of a page, in points.
  nonisolated struct Size: Sendable, Hashable {
    /// The valid lengths of a side, in points.
    static let range = 200...10_000

    /// The width in points.
    let width: Int

    /// The height in points.
    let height: Int

    /// Creates a size, or returns nil if a side is outside ``range``.
    init?(width: Int, height: Int) {
      guard Self.range.contains(width), Self.range.contains(height) else { return nil }
      self.width = width
      self.height = height
    }
  }

  /// The valid text scales.
  static let scaleRange = 0.5...4.0
}

nonisolated extension Address.Key {
  /// The valid words of the switch.
  ///
  /// A style sheet can also be a file.
  var words: [String] {
    switch self {
    case .theme: Appearance.allCases.map(\.rawValue)
    case .sheet: BuiltInTheme.allCases.map(\.rawValue)
    case .dialect: StyleSheetDialect.allCases.map(\.rawValue)
    case .direction: Address.Direction.allCases.map(\.rawValue)
    case .motion: Address.Motion.allCases.map(\.rawValue)
    case .density: Density.allCases.map(\.rawValue)
    case .pick: ComponentParts.classPaths
    case .scale, .size: []
    }
  }
}
