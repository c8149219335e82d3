/// A class that stock NUI gives to views by itself, and that stands for parts of ours: all of a kind, or some.
///
/// Rules for it hold on every such part, below those for class paths of ours.
public struct StockPartClass: Sendable, Hashable {
  /// The name, such as `Label`.
  public let name: String
  /// The kinds of the parts that it stands for, each once; never empty.
  public let kinds: [PartKind]
  /// The parts that it stands for, in the order of the table.
  public let parts: [ComponentPart]
  /// The kind of which it stands for all parts, if there is one.
  public let wholeKind: PartKind?

  /// Every such class, in the order of the alphabet.
  public static let all: [StockPartClass] = StockClass.meanings.sorted { $0.key < $1.key }.map { name, meaning in
    StockPartClass(
      name: name, kinds: StockClass.kinds(of: name),
      parts: ComponentParts.all.filter { $0.kind == meaning.wholeKind && !exceptions(of: name).contains($0) }
        + meaning.parts, wholeKind: meaning.wholeKind)
  }

  /// The parts of ``wholeKind`` that it doesn't stand for.
  public var exceptions: [ComponentPart] { Self.exceptions(of: name) }

  private static func exceptions(of name: String) -> [ComponentPart] { StockClass.exceptions[name] ?? [] }

  /// The parts that it stands for beside those of ``wholeKind``.
  public var furtherParts: [ComponentPart] { parts.filter { $0.kind != wholeKind } }

  /// The properties that some of the parts take, each once.
  public var acceptedProperties: [StyleProperty] {
    var listed: Set<StyleProperty> = []
    return StockClass.targets(of: name).flatMap(\.acceptedProperties).map(\.property)
      .filter { listed.insert($0).inserted }
  }

  /// The properties that have another name in stock sheets, by that name.
  public var renamedProperties: [(name: String, property: StyleProperty)] {
    StockClass.properties.merging(StockClass.ownProperties[name] ?? [:]) { _, own in own }
      .filter { acceptedProperties.contains($0.value) }.sorted { $0.key < $1.key }.map {
        (name: $0.key, property: $0.value)
      }
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
