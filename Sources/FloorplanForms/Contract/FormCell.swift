public import Observation

/// A form cell with a value that users can change (FUIFormCell in the SAP Fiori for iOS documentation).
///
///     let cell = SwitchFormCell()
///     cell.title = "Confirmed"
///     cell.bind(order, to: \.isConfirmed)
public protocol FormCell<Value>: TitledCell {
  /// The type of the value.
  associatedtype Value: Equatable

  /// Returns whether a required value is missing.
  static func isMissing(_ value: Value) -> Bool

  /// The displayed value; setting it in code calls no handler.
  var value: Value { get set }
  /// Called with the new value after the user changed it.
  var onChangeHandler: ((Value) -> Void)? { get set }

  /// Binds the value to a property of a main-actor model, in both directions.
  ///
  /// The binding ends when the cell is disposed or bound again.
  func bind<Model: AnyObject & Observable>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>)
  /// Ends the binding; the cell keeps its value.
  func unbind()
}
