/// A colour that is seen on a surface which it is meant for.
public struct ContrastPair: Sendable, Hashable {
  /// What is seen by the contrast.
  public enum Purpose: Sendable, Hashable {
    /// Text and icons.
    case text
    /// Text of what is disabled.
    case disabledText
    /// The outline of a control.
    case shape
  }

  /// The colour of the text or the shape.
  public let foreground: ColorToken
  /// The colours that it stands on, the uppermost first: a translucent one lies over the next.
  public let surfaces: [ColorToken]
  /// What is seen by the contrast.
  public let purpose: Purpose

  init(_ foreground: ColorToken, on surfaces: [ColorToken], _ purpose: Purpose = .text) {
    self.foreground = foreground
    self.surfaces = surfaces
    self.purpose = purpose
  }

  /// Every pair, in the order of the palette.
  public static let all: [ContrastPair] = ColorToken.allCases.flatMap(pairs)

  private static let pages: [[ColorToken]] = PaletteGroup.backgrounds.names.compactMap(ColorToken.init).map { [$0] }
  private static let bars: [[ColorToken]] = [[.header], [.footer]]
  /// Fields, cells under the pointer, pressed cells, and selected ones.
  private static let fills: [[ColorToken]] = [.secondaryFill, .tertiaryFill, .quaternaryFill, .tintColor3].map {
    [$0, .secondaryGroupedBackground]
  }
  /// Where something translucent with a meaning stands.
  private static let grounds: [ColorToken] = [.primaryBackground, .secondaryGroupedBackground]

  /// What a colour is read on; nothing for one that is no text and no outline.
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
    case .tintColor: return on(pages + bars)
    case .tintColor2: return on(pages + bars + [[.tintColor3, .secondaryGroupedBackground]])
    case .tintColorTapState: return on(pages)
    case .negativeLabel: return on(pages) + onOwn(.negativeBackground)
    case .positiveLabel: return on(pages) + onOwn(.positiveBackground)
    case .criticalLabel: return on(pages) + onOwn(.criticalBackground)
    case .informativeLabel: return on(pages) + onOwn(.informationBackground)
    case .neutralLabel: return on(pages) + onOwn(.neutralBackground)
    case .negativeLabelTapState: return onOwn(.negativeBackgroundTapState)
    case .positiveLabelTapState: return onOwn(.positiveBackgroundTapState)
    case .criticalLabelTapState: return onOwn(.criticalBackgroundTapState)
    case .informativeLabelTapState: return onOwn(.informationBackgroundTapState)
    case .neutralLabelTapState: return onOwn(.neutralBackgroundTapState)
    case .separatorOpaque, .contrastElement: return on(pages, .shape)
    default:
      return AccentPair.allCases.filter { $0.labelToken == token }.map { ContrastPair(token, on: [$0.backgroundToken]) }
    }
  }
}

/// The contrast of a pair as a theme has it.
public struct ContrastMeasure: Sendable, Hashable {
  /// The colour of the text or the shape, not laid over anything.
  public let foreground: ThemeColor
  /// The opaque colour that it stands on.
  public let background: ThemeColor
  /// The contrast, from 1 to 21 (``ThemeColor/contrast(with:)``).
  public let ratio: Double
  /// What that is enough for.
  public let verdict: ContrastVerdict

  /// The ratio with two decimals, as `4.49:1`.
  ///
  /// It is rounded down, so that what is too little never reads as enough.
  public var ratioText: String {
    let hundredths = Int((ratio * 100 + 1e-7).rounded(.down))
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10):1"
  }
}

extension Theme {
  /// Measures how well a colour is seen on a surface which it is meant for.
  ///
  /// What shines through all of the surfaces is taken for ``ColorToken/primaryBackground``.
  ///
  /// - Parameters:
  ///   - pair: The colours.
  ///   - appearance: The appearance to read the palette in.
  ///   - elevated: Whether both stand on a raised surface (sheet, popover).
  /// - Returns: The ratio, and what it is enough for.
  public func contrast(of pair: ContrastPair, in appearance: Appearance, elevated: Bool = false) -> ContrastMeasure {
    let lowest = color(.primaryBackground, in: appearance, elevated: elevated)
    var ground = ThemeColor(red: lowest.red, green: lowest.green, blue: lowest.blue)
    for surface in pair.surfaces.reversed() {
      ground = color(surface, in: appearance, elevated: elevated).composited(over: ground)
    }
    let foreground = color(pair.foreground, in: appearance, elevated: elevated)
    let ratio = foreground.contrast(with: ground)
    return ContrastMeasure(
      foreground: foreground, background: ground, ratio: ratio, verdict: ContrastVerdict(ratio, for: pair.purpose))
  }
}
