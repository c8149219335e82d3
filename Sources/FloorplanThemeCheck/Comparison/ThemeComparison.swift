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
  /// - Complexity: O(*n*) in the parts and their states. Each difference also takes time in proportion to the sheets.
  public init(from old: Theme, to new: Theme) {
    palette = Self.paletteDifferences(old, new)
    differences = ComponentParts.all.flatMap { Self.differences(of: $0, old, new) }
  }

  private static func paletteDifferences(_ old: Theme, _ new: Theme) -> [PaletteDifference] {
    ColorToken.allCases.flatMap { token in
      Appearance.allCases.flatMap { appearance in
        let found = [false, true].compactMap { isElevated -> PaletteDifference? in
          let before = old.color(token, in: appearance, elevated: isElevated)
          let after = new.color(token, in: appearance, elevated: isElevated)
          guard before != after else { return nil }
          return PaletteDifference(
            token: token, appearance: appearance, isElevated: isElevated, old: before, new: after)
        }
        let isSameElevated = found.count == 2 && found[0].old == found[1].old && found[0].new == found[1].new
        return isSameElevated ? [found[0]] : found
      }
    }
  }

  private static func differences(of part: ComponentPart, _ old: Theme, _ new: Theme) -> [Difference] {
    var found: [Difference] = []
    let variants = SemanticStatus.allCases.filter { variant in
      [old, new].contains { theme in theme.settings(of: part).contains { $0.variant == variant } }
    }
    for variant in [nil] + variants.map(Optional.some) {
      for state in part.states {
        for appearance in Appearance.allCases
        where old.resolve(part, state: state, variant: variant, appearance: appearance)
          != new.resolve(part, state: state, variant: variant, appearance: appearance)
        {
          let (before, after) = (
            values(of: part, state, variant, appearance, in: old), values(of: part, state, variant, appearance, in: new)
          )
          for property in StyleProperty.allCases {
            let (one, other) = (before[property], after[property])
            guard one?.value != other?.value else { continue }
            // A state without values of its own differs as the normal state does.
            guard state == .normal || one?.state == state || other?.state == state else { continue }
            let difference = Difference(
              classPath: part.classPath, property: property, state: state, variant: variant, appearances: [],
              old: one.map(Value.init), new: other.map(Value.init))
            // A variant without a value of its own differs as the part without a variant does.
            if found.contains(where: { $0.covers(difference, in: appearance) }) { continue }
            if let index = found.firstIndex(where: { $0.hasSameValues(as: difference) }) {
              found[index].appearances.append(appearance)
            } else {
              found.append(difference.in(appearance))
            }
          }
        }
      }
    }
    return found
  }

  private static func values(
    of part: ComponentPart, _ state: StyleState, _ variant: SemanticStatus?, _ appearance: Appearance, in theme: Theme
  ) -> [StyleProperty: StyleProvenance.Property] {
    let properties = theme.properties(
      of: part, state: state, variant: variant, appearance: appearance, tracesOverridden: false)
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
    property == other.property && state == other.state && variant == other.variant && old == other.old
      && new == other.new
  }

  /// Whether this difference without a variant is the same as one with a variant.
  fileprivate func covers(_ other: Self, in appearance: Appearance) -> Bool {
    variant == nil && other.variant != nil && property == other.property && state == other.state && old == other.old
      && new == other.new && appearances.contains(appearance)
  }

  fileprivate func `in`(_ appearance: Appearance) -> Self {
    var copy = self
    copy.appearances = [appearance]
    return copy
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
    let name = property.rawValue + (state == .normal ? "" : "-\(state.rawValue)")
    let all = appearances.count == Appearance.allCases.count
    let conditions = (variant.map { [$0.rawValue] } ?? []) + (all ? [] : appearances.map(\.rawValue))
    let place = conditions.isEmpty ? "" : " (\(conditions.joined(separator: ", ")))"
    let origin = (new ?? old).map { ", from \($0.origin)" } ?? ""
    return "\(classPath): \(name)\(place): \(old?.text ?? "none") → \(new?.text ?? "none")\(origin)"
  }
}
