import FloorplanTheme

/// The items of a row by the part of an object view that displays them.
struct GridBindings {
  /// The texts by part.
  private(set) var texts: [GridRowItemBinding: String] = [:]
  /// The semantic statuses of the texts by part.
  private(set) var semanticStatuses: [GridRowItemBinding: SemanticStatus] = [:]
  /// The images by part.
  private(set) var images: [GridRowItemBinding: ImageSource] = [:]

  /// Creates the bindings of a row as described in ``GridRowItemBinding``.
  ///
  /// - Parameters:
  ///   - items: The items in the order of the columns.
  ///   - columns: The known columns.
  init(_ items: [any GridRowItem], columns: [GridColumn]) {
    let bindings = items.indices.map { items[$0].binding ?? (columns.indices.contains($0) ? columns[$0].binding : nil) }
    let isAutomatic = bindings.allSatisfy { $0 == nil || $0 == GridRowItemBinding.none }
    var freeTexts = GridRowItemBinding.texts[...]
    var freeImages = GridRowItemBinding.images.prefix(1)
    for (index, item) in items.enumerated() where bindings[index] != GridRowItemBinding.none {
      switch item {
      case let item as GridRowTextItem:
        guard !item.text.isEmpty, let binding = isAutomatic ? freeTexts.popFirst() : bindings[index],
          GridRowItemBinding.texts.contains(binding), texts[binding] == nil
        else { continue }
        let title = binding == .headline || !columns.indices.contains(index) ? nil : columns[index].titleInCompact
        texts[binding] = title.map { [$0, item.text].joinedInReadingOrder(separator: ": ") } ?? item.text
        semanticStatuses[binding] = item.semanticStatus
      case let item as GridRowImageItem:
        guard let image = item.image, let binding = isAutomatic ? freeImages.popFirst() : bindings[index],
          GridRowItemBinding.images.contains(binding), images[binding] == nil
        else { continue }
        images[binding] = image
      default: continue
      }
    }
  }
}
