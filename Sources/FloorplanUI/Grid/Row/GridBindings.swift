/// The items of a row by the part of an object view that displays them.
struct GridBindings {
  /// The texts by part.
  private(set) var texts: [GridRowItemBinding: String] = [:]
  /// The images by part.
  private(set) var images: [GridRowItemBinding: ImageSource] = [:]

  /// Creates the bindings of a row as described in ``GridRowItemBinding``.
  ///
  /// - Parameters:
  ///   - items: The items in the order of the columns.
  ///   - columns: The known columns.
  init(_ items: [any GridRowItem], columns: [GridColumn]) {
    let asked = items.indices.map { items[$0].binding ?? (columns.indices.contains($0) ? columns[$0].binding : nil) }
    let isAutomatic = asked.allSatisfy { $0 == nil || $0 == GridRowItemBinding.none }
    var freeTexts = GridRowItemBinding.texts[...]
    var freeImages = GridRowItemBinding.images.prefix(1)
    for (index, item) in items.enumerated() where asked[index] != GridRowItemBinding.none {
      switch item {
      case let item as GridRowTextItem:
        guard !item.text.isEmpty, let place = isAutomatic ? freeTexts.popFirst() : asked[index],
          GridRowItemBinding.texts.contains(place), texts[place] == nil
        else { continue }
        let title = place == .headline || !columns.indices.contains(index) ? nil : columns[index].titleInCompact
        texts[place] = title.map { "\($0): \(item.text)" } ?? item.text
      case let item as GridRowImageItem:
        guard let image = item.image, let place = isAutomatic ? freeImages.popFirst() : asked[index],
          GridRowItemBinding.images.contains(place), images[place] == nil
        else { continue }
        images[place] = image
      default: continue
      }
    }
  }
}
