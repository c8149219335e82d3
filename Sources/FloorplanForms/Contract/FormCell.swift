/// What every form cell with a value has in common: a value that people may change (seeds/004, FUIFormCell).
///
///     let cell = SwitchFormCell()
///     cell.title = "Confirmed"
///     cell.bind(order, to: \.isConfirmed)
@MainActor
public protocol FormCell<Value>: TitledCell {
  /// The type of the value.
  associatedtype Value: Equatable

  /// Whether a value is none where there has to be one.
  static func isMissing(_ value: Value) -> Bool

  /// The value that is shown.  Setting it in code calls no handler.
  var value: Value { get set }
  /// Called with the new value after a person has changed it.
  var onChangeHandler: ((Value) -> Void)? { get set }

  /// Keeps the value and a property of a main-actor model equal, in both directions, until the cell is disposed or
  /// bound again.
  func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>)
  /// Ends the binding; the cell keeps the value that it shows.
  func unbind()
}
