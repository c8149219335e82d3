public import FloorplanForms
import FloorplanUI

extension FormWindow where Model: Identifiable & Sendable, Model.ID: Sendable {
  /// Creates a window that adds an object to a table, or edits one in the table.
  ///
  ///     FormWindow(new: "New Repair", existing: "Edit Repair", form, in: book, \.repairs).present(over: page)
  ///
  /// The form marks the changes of an object in the table.
  ///
  /// - Parameters:
  ///   - newTitle: The title of the window for a new object.
  ///   - existingTitle: The title of the window for an object in the table.
  ///   - form: The form.
  ///   - owner: The model that has the table.
  ///   - table: The table.
  public convenience init<Owner: AnyObject>(
    new newTitle: String, existing existingTitle: String, _ form: Form<Model>, in owner: Owner,
    _ table: ReferenceWritableKeyPath<Owner, RecordTable<Model>>
  ) {
    let isNew = !owner[keyPath: table].contains(form.model.id)
    form.marksChanges = !isNew
    self.init(isNew ? newTitle : existingTitle, action: isNew ? localized("Add") : localized("Save"), form) {
      owner[keyPath: table].save($0)
    }
  }
}
