/// A class of stock NUI that maps to our parts: to all parts of a kind, or to specific ones.
///
/// Its rules apply to each of these parts, with lower precedence than rules for our class paths.
public struct StockPartClass: Sendable, Hashable {
  /// The name, such as `Label`.
  public let name: String
  /// The kinds of its parts, without duplicates; never empty.
  public let kinds: [PartKind]
  /// The parts of the class, in the order of the table.
  public let parts: [ComponentPart]
  /// The kind whose parts all belong to the class, if any.
  public let coveredKind: PartKind?

  /// All classes, in alphabetical order.
  public static let all: [StockPartClass] = StockClass.mappings.sorted { $0.key < $1.key }.map { name, mapping in
    let exceptions = StockClass.exceptions[name] ?? []
    let covered = ComponentParts.all.filter { $0.kind == mapping.coveredKind && !exceptions.contains($0) }
    return StockPartClass(
      name: name, kinds: StockClass.kinds(of: name), parts: covered + mapping.parts, coveredKind: mapping.coveredKind)
  }

  /// The parts of ``coveredKind`` that don't belong to the class.
  public var exceptions: [ComponentPart] { StockClass.exceptions[name] ?? [] }

  /// The parts of the class that aren't of ``coveredKind``.
  public var additionalParts: [ComponentPart] { parts.filter { $0.kind != coveredKind } }

  /// The properties that at least one of the parts accepts, without duplicates.
  public var acceptedProperties: [StyleProperty] {
    StockClass.targets(of: name).flatMap(\.acceptedProperties).map(\.property).uniqued()
  }

  /// The properties that have a different name in stock sheets, sorted by that name.
  public var renamedProperties: [(name: String, property: StyleProperty)] {
    StockClass.properties.merging(StockClass.ownProperties[name] ?? [:]) { _, own in own }
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
