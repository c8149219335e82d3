public import FloorplanTheme

/// The values of the parts that a style sheet determines, and those that it leaves as they are.
public struct ThemeCoverage: Sendable, Hashable {
  /// The source of a value.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// A declaration of the sheet.
    case sheet
    /// A palette color that the sheet redefines.
    case palette
    /// Neither: the standard theme, or no value.
    case standard
  }

  /// A property of a part in a state, which a sheet can set.
  public struct Value: Sendable, Hashable {
    /// The part.
    public let part: ComponentPart
    /// The property.
    public let property: StyleProperty
    /// The state.
    public let state: StyleState
    /// The source in each appearance.
    public let sources: [Appearance: Source]
  }

  /// Every value that a sheet can set, in the order of the parts tables.
  public let values: [Value]

  /// Examines a theme.
  ///
  /// - Parameter theme: A theme with a style sheet.
  /// - Complexity: O(*n*) in the parts and their properties and states.
  public init(of theme: Theme) {
    values = ComponentParts.all.flatMap { part in
      let settings = theme.settings(of: part)
      return part.acceptedProperties.flatMap { accepted in
        accepted.states.map { state in
          let setting = settings.effectiveSetting(of: accepted.property, in: state, variant: nil)
          return Value(
            part: part, property: accepted.property, state: state, sources: Self.sources(of: setting, in: theme))
        }
      }
    }
  }

  /// Returns the number of values from each source.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - component: The component, or nil for all.
  /// - Returns: The numbers; a source without values has none.
  public func counts(in appearance: Appearance, of component: String? = nil) -> [Source: Int] {
    values.reduce(into: [:]) { counts, value in
      guard component == nil || value.part.component == component, let source = value.sources[appearance] else {
        return
      }
      counts[source, default: 0] += 1
    }
  }

  private static func sources(of setting: StyleSetting?, in theme: Theme) -> [Appearance: Source] {
    Dictionary(
      uniqueKeysWithValues: Appearance.allCases.map { appearance in
        if setting?.source.declaration != nil { return (appearance, .sheet) }
        let slot = Palette.Slot(appearance: appearance, isElevated: false)
        guard let value = setting?.value, let sheet = theme.sheet, sheet.redefinesColor(of: value, in: slot) else {
          return (appearance, .standard)
        }
        return (appearance, .palette)
      })
  }
}

extension SheetLayer {
  /// Returns whether the sheet redefines a palette color in a value.
  fileprivate func redefinesColor(of value: StyleValue, in slot: Palette.Slot) -> Bool {
    let tokens: [ColorToken] =
      switch value {
      case .color(let token), .overlay(let token): [token]
      case .layer(let token, let base): [token, base]
      default: []
      }
    return tokens.contains { palette.definition(of: $0.rawValue, row: $0.standardRow, in: slot) != nil }
  }
}
