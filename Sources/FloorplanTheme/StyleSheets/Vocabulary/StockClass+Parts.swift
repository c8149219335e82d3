/// The second table of class paths: which of our parts stock classes stand for.
extension StockClass {
  /// The kind of parts that a stock class is about, all of them.
  package static let kinds: [String: PartKind] = [
    "Label": .text, "TextField": .textField, "Button": .button, "TableCell": .cell, "CollectionViewCell": .cell,
    "Switch": .switch, "Slider": .slider, "ImageView": .image, "Progress": .progress, "ProgressView": .progress,
    "ActivityIndicator": .progress,
  ]

  /// The properties that stock classes have by another name.
  package static let properties: [String: StyleProperty] = [
    "minimum-track-tint-color": .trackSelectionColor, "maximum-track-tint-color": .trackTintColor,
    "progress-tint-color": .trackSelectionColor, "color": .tintColor,
  ]

  /// The stock classes that stand for a kind, the one that is least meant first.
  static func classes(of kind: PartKind) -> [String] { byKind[kind] ?? [] }

  /// What stands for all parts of a stock class; nil where none does.
  static func part(at name: String) -> ComponentPart? {
    kinds[name].map { ComponentPart(component: name, name: "", kind: $0, classPath: name, origin: .ours) }
  }

  private static let byKind = Dictionary(grouping: kinds.keys.sorted(), by: { kinds[$0] ?? .text })
}
