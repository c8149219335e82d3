/// A color and the surface that it is designed for.
public struct ContrastPair: Sendable, Hashable {
  /// The use of the foreground color.
  public enum Purpose: Sendable, Hashable {
    /// Text and icons.
    case text
    /// Disabled text.
    case disabledText
    /// The outline of a control, the edge of a selected cell, or the focus ring.
    case shape
  }

  /// The color of the text or shape.
  public let foreground: ColorToken
  /// The background colors, topmost first.
  ///
  /// A translucent one lies over the next one.
  public let surfaces: [ColorToken]
  /// The use of the foreground color.
  public let purpose: Purpose

  init(_ foreground: ColorToken, on surfaces: [ColorToken], _ purpose: Purpose = .text) {
    self.foreground = foreground
    self.surfaces = surfaces
    self.purpose = purpose
  }

  /// All pairs, in the order of the palette.
  public static let all: [ContrastPair] = ColorToken.allCases.flatMap(pairs)

  private static let pages: [[ColorToken]] = PaletteGroup.backgrounds.names.compactMap(ColorToken.init).map { [$0] }
  private static let bars: [[ColorToken]] = [[.header], [.footer]]
  /// Fields, and cells with hover, pressed and selected.
  private static let fills: [[ColorToken]] = [.secondaryFill, .tertiaryFill, .quaternaryFill, .tintColor3].map {
    [$0, .secondaryGroupedBackground]
  }
  /// The surfaces below translucent semantic backgrounds.
  private static let grounds: [ColorToken] = [.primaryBackground, .secondaryGroupedBackground]

  /// Returns the pairs with a foreground color; none for a color that isn't used for texts or outlines.
  private static func pairs(of token: ColorToken) -> [ContrastPair] {
    func on(_ surfaces: [[ColorToken]], _ purpose: Purpose = .text) -> [ContrastPair] {
      surfaces.map { ContrastPair(token, on: $0, purpose) }
    }
    func onOwn(_ background: ColorToken) -> [ContrastPair] { on(grounds.map { [background, $0] }) }
    switch token {
    case .primaryLabel, .secondaryLabel, .tertiaryLabel: return on(pages + bars + fills)
    case .quaternaryLabel: return on(pages + bars, .disabledText)
    case .quinaryLabel: return on([[.tintColor], [.tintColorTapState]])
    case .navBarTitleLabel:
      return on([
        [.header], [.headerBlended, .primaryBackground], [.chrome, .primaryBackground],
        [.chromeSecondary, .primaryGroupedBackground],
      ])
    case .tintColor: return on(pages + bars) + on(fills + [[.primaryFill, .secondaryGroupedBackground]], .shape)
    case .tintColor2: return on(pages + bars + [[.tintColor3, .secondaryGroupedBackground]])
    case .tintColorTapState: return on(pages)
    case .separatorOpaque, .contrastElement: return on(pages, .shape)
    default:
      for status in SemanticStatus.allCases {
        if token == status.labelToken { return on(pages) + onOwn(status.backgroundToken) }
        if token == status.labelToken.pressed { return onOwn(status.backgroundToken.pressed) }
      }
      return AccentPair.allCases.filter { $0.labelToken == token }.map { ContrastPair(token, on: [$0.backgroundToken]) }
    }
  }
}

/// The measured contrast of a pair in a theme.
public struct ContrastMeasurement: Sendable, Hashable {
  /// The color of the text or shape, before compositing.
  public let foreground: ThemeColor
  /// The opaque background color.
  public let background: ThemeColor
  /// The contrast ratio, from 1 to 21 (``ThemeColor/contrast(with:)``).
  public let ratio: Double
  /// The rating of the contrast.
  public let rating: ContrastRating

  /// Measures the contrast of a color with an opaque background.
  package init(of foreground: ThemeColor, on background: ThemeColor, for purpose: ContrastPair.Purpose) {
    (self.foreground, self.background) = (foreground, background)
    ratio = foreground.contrast(with: background)
    rating = ContrastRating(ratio, for: purpose)
  }

  /// The ratio with two decimals, such as `4.49:1`.
  ///
  /// It is rounded down, so an insufficient ratio never appears sufficient.
  public var ratioText: String { Self.text(of: ratio) }

  package static func text(of ratio: Double) -> String {
    let hundredths = Int((ratio * 100 + 1e-7).rounded(.down))
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10):1"
  }
}

extension Theme {
  /// Measures the contrast of a pair.
  ///
  /// If all surfaces of the pair are translucent, ``ColorToken/primaryBackground`` is below them.
  ///
  /// - Parameters:
  ///   - pair: The colors.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the colors are on an elevated surface (sheet, popover).
  /// - Returns: The ratio and its rating.
  public func contrast(of pair: ContrastPair, in appearance: Appearance, elevated: Bool = false) -> ContrastMeasurement
  {
    let lowest = color(.primaryBackground, in: appearance, elevated: elevated)
    var ground = ThemeColor(red: lowest.red, green: lowest.green, blue: lowest.blue)
    for surface in pair.surfaces.reversed() {
      ground = color(surface, in: appearance, elevated: elevated).composited(over: ground)
    }
    return ContrastMeasurement(
      of: color(pair.foreground, in: appearance, elevated: elevated), on: ground, for: pair.purpose)
  }
}
