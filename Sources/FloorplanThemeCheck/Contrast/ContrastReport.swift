public import FloorplanTheme

/// The contrast of the texts of all parts with the surfaces below them.
///
/// Disabled texts are omitted, because success criterion 1.4.3 of WCAG 2.2 exempts them, and so are placeholders in
/// their standard color, which is intentionally faint. Elevated surfaces, such as sheets, aren't measured.
public struct ContrastReport: Sendable, Hashable {
  /// A text in a state and an appearance.
  public struct Entry: Sendable, Hashable {
    /// The part that is a text or contains one.
    public let part: ComponentPart
    /// The state.
    public let state: StyleState
    /// The semantic variant, or nil for the plain style.
    public let variant: SemanticStatus?
    /// The appearance.
    public let appearance: Appearance
    /// The opaque color of the text.
    public let foreground: ThemeColor
    /// The opaque color below the text; of a gradient, the end with the lower contrast.
    public let background: ThemeColor
    /// The contrast ratio, from 1 to 21.
    public let ratio: Double
    /// The minimum ratio for the size and weight of the text: 4.5, or 3 for large text.
    public let minimum: Double

    /// Whether the ratio is at least the minimum.
    public var passes: Bool { ratio >= minimum }
    /// The ratio with two decimals, rounded down, such as `4.49:1`.
    public var ratioText: String { ContrastMeasurement.text(of: ratio) }
  }

  /// The texts, in the order of the parts tables.
  public let entries: [Entry]

  /// Measures all texts of a theme.
  ///
  /// - Complexity: O(*n*) in the parts and their states.
  public init(of theme: Theme) {
    var meter = ContrastMeter(theme: theme)
    entries = ContrastMeter.texts.flatMap { meter.entries(of: $0.part) }
  }
}

extension ContrastMeter {
  fileprivate mutating func entries(of part: ComponentPart) -> [ContrastReport.Entry] {
    let own = settings(of: part)
    let ground = TextBackground(of: part, set: own) { settings(of: $0) }
    let variants = [nil] + SemanticStatus.allCases.filter { variant in own.contains { $0.variant == variant } }
    return part.states.filter { !$0.isExemptFromContrast }.flatMap { state in
      variants.flatMap { variant -> [ContrastReport.Entry] in
        guard let text = own.effectiveSetting(of: .fontColor, in: state, variant: variant),
          // The palette's placeholder colors are intentionally faint.
          text.source.declaration != nil || ComponentParts.field(around: part) == nil
        else { return [] }
        let minimum = minimum(own, state)
        let measured = ground.surfaces(in: state, variant: variant).flatMap { surface in
          measurements(of: ContrastColors(text: text.value, background: surface.colors))
        }
        return Appearance.allCases.compactMap { appearance in
          measured.filter { $0.appearance == appearance }.min { $0.ratio < $1.ratio }.map { worst in
            ContrastReport.Entry(
              part: part, state: state, variant: variant, appearance: appearance, foreground: worst.text,
              background: worst.background, ratio: worst.ratio, minimum: minimum)
          }
        }
      }
    }
  }
}
