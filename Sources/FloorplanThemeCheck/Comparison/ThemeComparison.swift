public import FloorplanTheme

/// The values that differ between two themes.
///
/// All values are those that widgets display, so two sheets that are written differently can be equal.
public struct ThemeComparison: Sendable, Hashable {
  /// A value of a part that differs.
  public struct Difference: Sendable, Hashable {
    /// The class path of the part.
    public let classPath: String
    /// The property.
    public let property: StyleProperty
    /// The state; the normal one also for the states that have no values of their own.
    public let state: StyleState
    /// The semantic variant, or nil for none.
    public let variant: SemanticStatus?
    /// The appearances with this difference.
    public internal(set) var appearances: [Appearance]
    /// The value and its origin in the old theme, or nil if it has none.
    public let old: Value?
    /// The value and its origin in the new theme, or nil if it has none.
    public let new: Value?
  }

  /// A value and the origin of its declaration.
  public struct Value: Sendable, Hashable {
    /// The value in the syntax of style sheets.
    public let text: String
    /// The place that declares it, or that defines the name in the declaration.
    public let origin: StyleProvenance.Origin
  }

  /// A color of the palette that differs.
  public struct PaletteDifference: Sendable, Hashable {
    /// The color.
    public let token: ColorToken
    /// The appearance.
    public let appearance: Appearance
    /// Whether the colors are those for elevated surfaces, which have the same difference if they aren't listed.
    public let isElevated: Bool
    /// The color in the old theme.
    public let old: ThemeColor
    /// The color in the new theme.
    public let new: ThemeColor
  }

  /// The differences in the palette, in its order.
  public let palette: [PaletteDifference]
  /// The differences in parts, by class path.
  public let differences: [Difference]

  /// Whether both themes display the same everywhere.
  public var isEmpty: Bool { palette.isEmpty && differences.isEmpty }

  /// Compares two themes.
  ///
  /// - Parameters:
  ///   - old: The theme to compare with.
  ///   - new: The theme.
  /// - Complexity: O(*n*) in the parts and their states.
  public init(from old: Theme, to new: Theme) { self.init(old, new, Appearance.allCases.map { ($0, $0) }) }

  /// Compares a theme in an appearance with the same or another theme in another appearance.
  ///
  /// - Parameters:
  ///   - old: The theme to compare with.
  ///   - oldAppearance: Its appearance.
  ///   - new: The theme.
  ///   - newAppearance: Its appearance, which is that of all differences.
  /// - Complexity: O(*n*) in the parts and their states.
  public init(from old: Theme, in oldAppearance: Appearance, to new: Theme, in newAppearance: Appearance) {
    self.init(old, new, [(oldAppearance, newAppearance)])
  }

  /// The appearances of the old and the new theme that are compared.
  private typealias Pair = (old: Appearance, new: Appearance)

  private init(_ old: Theme, _ new: Theme, _ pairs: [Pair]) {
    palette = Self.paletteDifferences(old, new, pairs)
    let hasSameNames =
      pairs.allSatisfy { $0.old == $0.new } && palette.isEmpty && old.textStyles == new.textStyles
      && !old.redefinesHues && !new.redefinesHues
    differences = ComponentParts.all.flatMap { part in
      let (one, other) = (PartSettings(of: part, in: old), PartSettings(of: part, in: new))
      // Most parts of similar sheets have the same settings.
      return hasSameNames && one.haveSameValues(as: other) ? [] : Self.differences(one, other, pairs)
    }
  }

  private static func paletteDifferences(_ old: Theme, _ new: Theme, _ pairs: [Pair]) -> [PaletteDifference] {
    ColorToken.allCases.flatMap { token in
      pairs.flatMap { pair in
        let found = [false, true].compactMap { isElevated -> PaletteDifference? in
          let before = old.color(token, in: pair.old, elevated: isElevated)
          let after = new.color(token, in: pair.new, elevated: isElevated)
          guard before != after else { return nil }
          return PaletteDifference(
            token: token, appearance: pair.new, isElevated: isElevated, old: before, new: after)
        }
        let isSameElevated = found.count == 2 && found[0].old == found[1].old && found[0].new == found[1].new
        return isSameElevated ? [found[0]] : found
      }
    }
  }

  private static func differences(_ old: PartSettings, _ new: PartSettings, _ pairs: [Pair]) -> [Difference] {
    var found: [Difference] = []
    let part = old.part
    let variants = SemanticStatus.allCases.filter { variant in
      (old.settings + new.settings).contains { $0.variant == variant }
    }
    // Fallbacks come first.
    let states = part.states.sorted { $0.fallbacks.count < $1.fallbacks.count }
    for variant in [nil] + variants.map(Optional.some) {
      for state in states {
        for pair in pairs {
          let (before, after) = (old.values(state, variant, pair.old), new.values(state, variant, pair.new))
          for property in StyleProperty.allCases where before[property]?.value != after[property]?.value {
            let difference = Difference(
              classPath: part.classPath, property: property, state: state, variant: variant, appearances: [pair.new],
              old: before[property].map(Value.init), new: after[property].map(Value.init))
            let same = found.indices.filter { found[$0].hasSameValues(as: difference) }
            if same.contains(where: { found[$0].isFallback(of: difference) }) { continue }
            if let index = same.first(where: { found[$0].state == state && found[$0].variant == variant }) {
              found[index].appearances.append(pair.new)
            } else {
              found.append(difference)
            }
          }
        }
      }
    }
    return found
  }
}

/// A part with its settings in a theme.
private struct PartSettings {
  let part: ComponentPart
  let theme: Theme
  let settings: [StyleSetting]

  init(of part: ComponentPart, in theme: Theme) {
    (self.part, self.theme, settings) = (part, theme, theme.settings(of: part))
  }

  func haveSameValues(as other: Self) -> Bool {
    settings.elementsEqual(other.settings) {
      $0.property == $1.property && $0.value == $1.value && $0.state == $1.state && $0.variant == $1.variant
    }
  }

  func values(
    _ state: StyleState, _ variant: SemanticStatus?, _ appearance: Appearance
  ) -> [StyleProperty: StyleProvenance.Property] {
    let properties = theme.properties(
      of: part, settings, states: [state], variant: variant, appearance: appearance, tracesOverridden: false)
    return Dictionary(uniqueKeysWithValues: properties.map { ($0.property, $0) })
  }
}

extension ThemeComparison.Value {
  /// Takes the value, and the definition that it comes from, if it is a name.
  fileprivate init(_ property: StyleProvenance.Property) {
    let definition = property.steps.last { $0.range != nil }?.range
    self.init(text: property.value, origin: definition.map { .sheet($0) } ?? property.source.origin)
  }
}

extension ThemeComparison.Difference {
  fileprivate func hasSameValues(as other: Self) -> Bool {
    property == other.property && old == other.old && new == other.new
  }

  /// Whether another difference, in one appearance, only follows from this one.
  fileprivate func isFallback(of other: Self) -> Bool {
    (state != other.state || variant != other.variant) && other.state.fallbacks.contains(state)
      && (variant == nil || variant == other.variant) && Set(appearances).isSuperset(of: other.appearances)
  }
}

extension Theme {
  /// Whether the style sheet redefines a color that isn't among the tokens.
  fileprivate var redefinesHues: Bool {
    sheet?.evaluation.paletteColors.contains { $0.reference.token == nil } ?? false
  }
}

extension ThemeComparison: CustomStringConvertible {
  /// A line for each difference.
  public var description: String {
    (palette.map(\.description) + differences.map(\.description)).joined(separator: "\n")
  }
}

extension ThemeComparison.PaletteDifference: CustomStringConvertible {
  /// The difference on one line: `@tintColor (light): #0057D2 → #8E24AA`.
  public var description: String {
    "@\(token.rawValue) (\(appearance.rawValue)\(isElevated ? ", elevated" : "")): \(old.sheetText) → \(new.sheetText)"
  }
}

extension ThemeComparison.Difference: CustomStringConvertible {
  /// The difference on one line: class path, property, state, appearances, both values, and the origin of the new one.
  public var description: String {
    let name = property.rawValue + state.suffix
    let all = appearances.count == Appearance.allCases.count
    let conditions = (variant.map { [$0.rawValue] } ?? []) + (all ? [] : appearances.map(\.rawValue))
    let place = conditions.isEmpty ? "" : " (\(conditions.joined(separator: ", ")))"
    let origin = (new ?? old).map { ", from \($0.origin)" } ?? ""
    return "\(classPath): \(name)\(place): \(old?.text ?? "none") → \(new?.text ?? "none")\(origin)"
  }
}
