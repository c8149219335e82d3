public import FloorplanUI

/// What every form cell has in common: a value that people may change (seeds/004, FUIFormCell).
///
///     let cell = SwitchFormCell()
///     cell.title = "Confirmed"
///     cell.bind(order, to: \.isConfirmed)
@MainActor
public protocol FormCell<Value>: CollectionCell {
  /// The type of the value.
  associatedtype Value: Equatable

  /// What the value is for.
  var title: String { get set }
  /// The value that is shown.  Setting it in code calls no handler.
  var value: Value { get set }
  /// Whether people may change the value.  If not, it is shown as text rather than as a control; the default is true.
  var isEditable: Bool { get set }
  /// Whether the cell is in use at all.  If not, it is shown greyed; the default is true.
  var isEnabled: Bool { get set }
  /// Whether there has to be a value.  A required cell has a mark behind its title; the default is false.
  var isRequired: Bool { get set }
  /// Help below the control, which stays; nil for none, the default.
  var hintText: String? { get set }
  /// What is to be said of the value, in place of ``hintText``; nil for nothing, the default.
  ///
  /// An error goes when a person changes the value, a success and a warning after ``ValidationMessage/temporaryDuration``.
  var validationMessage: ValidationMessage? { get set }
  /// Whether ``validationMessage`` stays until it is taken away, as in a form, which knows when that is; the default is
  /// false.
  var keepsValidationMessage: Bool { get set }
  /// Called with the new value after a person has changed it.
  var onChangeHandler: ((Value) -> Void)? { get set }

  /// Keeps the value and a property of a main-actor model equal, in both directions, until the cell is disposed or
  /// bound again.
  func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>)
  /// Ends the binding; the cell keeps the value that it shows.
  func unbind()
  /// Takes what a person has begun to type or to choose for the value, as when the focus leaves the cell.
  func commit()
  /// Forgets what a person has begun to type or to choose, and shows the value again.
  func cancelEditing()
}
