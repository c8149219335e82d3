public import FloorplanUI

/// What a form knows of any of its cells, also of one that holds no value of its own: what it is for, whether people may
/// use it, and what is to be said of it.
///
/// All cells but that of attachments are a ``FormCell`` too, which has the value.
@MainActor
public protocol FieldCell: CollectionCell {
  /// What the cell is for.
  var title: String { get set }
  /// Whether people may change anything.  If not, it is shown as text rather than as a control; the default is true.
  var isEditable: Bool { get set }
  /// Whether the cell is in use at all.  If not, it is shown greyed; the default is true.
  var isEnabled: Bool { get set }
  /// Whether there has to be a value.  A required cell has a mark behind its title; the default is false.
  var isRequired: Bool { get set }
  /// Help below the control, which stays; nil for none, the default.
  var hintText: String? { get set }
  /// What is to be said of the value, in place of ``hintText``; nil for nothing, the default.
  ///
  /// An error goes when a person changes the value, a success and a warning after `ValidationMessage.temporaryDuration`.
  var validationMessage: ValidationMessage? { get set }
  /// Whether ``validationMessage`` stays until it is taken away, as in a form, which knows when that is; the default is
  /// false.
  ///
  /// While a person types, an error isn't shown.
  var keepsValidationMessage: Bool { get set }

  /// Takes what a person has begun to type or to choose for the value, as when the focus leaves the cell.
  ///
  /// - Returns: Whether nothing is wrong with it: false too where something was refused since the last time.
  @discardableResult
  func commit() -> Bool
  /// Forgets what a person has begun to type or to choose, and shows the value again.
  func cancelEditing()
}
