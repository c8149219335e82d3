extension FormField {
  /// Creates a field for the ID of an item, or none, with a list picker that can be searched.
  ///
  /// - Parameters:
  ///   - title: The title of the value.
  ///   - path: The ID of the item, an observable property of the model.
  ///   - items: The possible items, in display order.
  ///   - name: Returns the name of an item.
  ///   - configure: Sets further properties of a cell, as in `init(_:_:in:configure:)`.
  public init<Item: Identifiable>(
    _ title: String, _ path: ReferenceWritableKeyPath<Model, Item.ID?>, of items: [Item], name: (Item) -> String,
    configure: @escaping (ListPickerFormCell) -> Void = { _ in }
  ) {
    let names = Dictionary(items.map { ($0.id, name($0)) }, uniquingKeysWith: { first, _ in first })
    self.init(
      title, path, options: items.map(\.id), title: { names[$0] ?? "\($0)" }, in: ListPickerFormCell.self
    ) { cell in
      cell.listPicker.isSearchEnabled = true
      configure(cell)
    }
  }
}
