/// A class of stock NUI that maps to our parts: to all parts of a kind, or to specific ones.
///
/// Its rules apply to each of these parts, with lower precedence than rules for our class paths.
public struct StockPartClass: Sendable, Hashable {
  /// The name, such as `Label`.
  public let name: String
  /// The kind whose parts all belong to the class, if any.
  public let coveredKind: PartKind?
  /// The parts of ``coveredKind`` that don't belong to the class.
  public let exceptions: [ComponentPart]
  /// The parts of the class, in the order of the table.
  public let parts: [ComponentPart]
  /// The kinds of its parts, without duplicates; never empty.
  public let kinds: [PartKind]
  /// A placeholder part for each of the kinds.
  let targets: [ComponentPart]

  /// All classes, in alphabetical order.
  public static let all = byName.values.sorted { $0.name < $1.name }
  static let byName = Dictionary(
    uniqueKeysWithValues: Set(coveredKinds.keys).union(ComponentParts.specificParts.map(\.name)).map {
      ($0, StockPartClass($0))
    })

  private init(_ name: String) {
    let (kind, exceptions) = (Self.coveredKinds[name], Self.exceptions[name] ?? [])
    let covered = ComponentParts.all.filter { $0.kind == kind && !exceptions.contains($0) }
    let parts = covered + ComponentParts.specificParts.filter { $0.name == name }.flatMap(\.parts)
    kinds = ([kind].compactMap(\.self) + parts.map(\.kind)).uniqued()
    let hasTypedValues =
      kind == .textField || parts.contains { $0.kind == .textField && !Self.displayedValuePaths.contains($0.classPath) }
    targets = kinds.map { kind in
      let isTyped = kind == .textField && hasTypedValues
      return ComponentPart(
        component: name, name: "", kind: kind, classPath: name,
        unsupportedProperties: kind == .textField && !isTyped ? Self.boxProperties : [], origin: .floorplan,
        // Not every field has a placeholder, so the kind itself doesn't accept this property.
        settings: isTyped ? [StyleSetting(.placeholderColor, .color(.tertiaryLabel))] : [])
    }
    (self.name, coveredKind, self.exceptions, self.parts) = (name, kind, exceptions, parts)
  }

  /// The parts of the class that aren't of ``coveredKind``.
  public var additionalParts: [ComponentPart] { parts.filter { $0.kind != coveredKind } }

  /// The properties that at least one of the parts accepts, without duplicates.
  public var acceptedProperties: [StyleProperty] {
    targets.flatMap(\.acceptedProperties).map(\.property).uniqued()
  }

  /// The properties that have a different name in stock sheets, sorted by that name.
  public var renamedProperties: [(name: String, property: StyleProperty)] {
    Self.properties.merging(Self.ownProperties[name] ?? [:]) { _, own in own }
      .filter { acceptedProperties.contains($0.value) }.sorted { $0.key < $1.key }.map {
        (name: $0.key, property: $0.value)
      }
  }
}

extension Theme {
  /// Returns the style sheet's declarations for a stock class, in source order.
  ///
  /// - Parameter stockClass: The class.
  /// - Returns: The declarations; empty if there is no sheet.
  /// - Complexity: O(*n*) in the style sheet.
  public func declarations(for stockClass: StockPartClass) -> [StyleProvenance.Candidate] {
    let rules = sheet?.evaluation.rules.filter { rule in rule.selectors.contains { $0.classes == [stockClass.name] } }
    return (rules ?? []).flatMap(\.declarations).map(\.candidate)
  }
}
