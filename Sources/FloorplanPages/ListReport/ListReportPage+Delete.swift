import FloorplanUI

extension ListReportPage where Item: Sendable {
  /// Lets the user delete items from a table of a model, by their context menus and the Delete key, and undo that.
  ///
  ///     page.allowDeletion(from: book, \.repairs)
  ///
  /// The message names an item by the first text of `ListItems.searching(_:)`. The context menus begin with the
  /// ``contextActions`` set before.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - table: The table of the model.
  public func allowDeletion<Model: AnyObject>(
    from model: Model, _ table: ReferenceWritableKeyPath<Model, RecordTable<Item>>
  ) {
    let otherActions = contextActions
    contextActions = { [unowned self] item in
      let deletion = ContextMenuItem(localized("Delete"), isDestructive: true) { [unowned self] in
        delete(item, named: items.name(of: item) ?? "", from: model, table)
      }
      return (otherActions?(item) ?? []) + [deletion]
    }
  }
}
