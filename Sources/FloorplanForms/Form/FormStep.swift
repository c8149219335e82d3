import FloorplanUI
import Observation

/// A change of values in the history of a form.
///
/// It includes the values that the model changed together with the field, such as dependent ones.
final class FormStep<Model: AnyObject & Observable> {
  typealias Value = FormField<Model>.CapturedValue

  /// The name of the field that the user changed; nil for all fields.
  let field: String?
  /// The values of all fields before the change; empty after the end of the step.
  private var before: [Value]
  /// The changed values; that of the field comes first.
  private(set) var changes: [(before: Value, after: Value)] = []
  /// The identifier in the history; nil until the step has changes.
  var id: UndoHistory.ActionID?

  init(of field: FormField<Model>?, in fields: [FormField<Model>], _ model: Model) {
    self.field = field?.id
    before = fields.map { $0.capture(model) }
  }

  /// Compares the model with the values before the change.
  func update(_ fields: [FormField<Model>], _ model: Model) {
    let changed = zip(fields, before).filter { !$1.isCurrent() }
    changes = (changed.filter { $0.0.id == field } + changed.filter { $0.0.id != field }).map {
      (before: $1, after: $0.capture(model))
    }
  }

  /// Ends the step, so it can't be updated anymore.
  func end() { before = [] }

  /// Returns whether the model still has the value of the field that the step, or its undo, resulted in.
  func isCurrent(isUndone: Bool) -> Bool {
    changes.prefix(field == nil ? .max : 1).allSatisfy { (isUndone ? $0.before : $0.after).isCurrent() }
  }

  /// Undoes or redoes the step; a dependent value that has changed since is kept.
  func apply(isUndo: Bool) {
    let current = changes.filter { (isUndo ? $0.after : $0.before).isCurrent() }
    for change in current { (isUndo ? change.before : change.after).restore() }
  }
}
