import FloorplanUI
public import GTKBridge

extension Widget {
  /// Removes a record from a table of a model, and offers to undo that in the bar below the page of this widget.
  ///
  ///     page.delete(repair, named: repair.title, from: book, \.repairs)
  ///
  /// Undo restores the record at its former position.
  ///
  /// - Parameters:
  ///   - record: The record; nothing happens if the table doesn't contain it.
  ///   - name: The name of the record in the message.
  ///   - model: The model.
  ///   - table: The table of the model.
  public func delete<Model: AnyObject, Record>(
    _ record: Record, named name: String, from model: Model,
    _ table: ReferenceWritableKeyPath<Model, RecordTable<Record>>
  ) {
    guard let removed = model[keyPath: table].remove(record.id) else { return }
    showToast(
      localized("“%1$@” deleted").filled(with: name), undo: { model[keyPath: table].restore(removed) },
      redo: { _ = model[keyPath: table].remove(record.id) })
  }
}
