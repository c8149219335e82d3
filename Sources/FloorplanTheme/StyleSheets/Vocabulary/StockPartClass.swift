/// A class that stock NUI gives to views by itself, and that stands for all parts of a kind here.
///
/// Rules for it hold on every such part, below those for class paths of ours.
public struct StockPartClass: Sendable, Hashable {
  /// The name, such as `Label`.
  public let name: String
  /// The kind of the parts that it stands for.
  public let kind: PartKind

  /// Every such class, in the order of the alphabet.
  public static let all: [StockPartClass] = StockClass.kinds.sorted { $0.key < $1.key }
    .map { StockPartClass(name: $0.key, kind: $0.value) }

  /// The parts that it stands for, in the order of ``ComponentParts/all``.
  public var parts: [ComponentPart] { ComponentParts.all.filter { $0.kind == kind } }

  /// The properties that have another name in stock sheets, by that name.
  public var renamedProperties: [(name: String, property: StyleProperty)] {
    StockClass.properties.filter { kind.acceptedProperties.contains($0.value) }.sorted { $0.key < $1.key }
      .map { (name: $0.key, property: $0.value) }
  }
}

extension Theme {
  /// What the style sheet declares for a stock class, in the order of the text.
  ///
  /// - Parameter stockClass: The class.
  /// - Returns: The declarations; none without a sheet.
  /// - Complexity: O(*n*) in the style sheet.
  public func declarations(for stockClass: StockPartClass) -> [StyleProvenance.Candidate] {
    let rules = sheet?.evaluation.rules.filter { rule in rule.selectors.contains { $0.classes == [stockClass.name] } }
    return (rules ?? []).flatMap(\.declarations).map { declaration in
      StyleProvenance.Candidate(
        origin: .sheet(declaration.range), text: "\(declaration.name): \(declaration.text)")
    }
  }
}
