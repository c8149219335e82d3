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
  /// Called with the new value after a person has changed it.
  var onChangeHandler: ((Value) -> Void)? { get set }

  /// Keeps the value and a property of a main-actor model equal, in both directions, until the cell is disposed or
  /// bound again.
  func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>)
}
