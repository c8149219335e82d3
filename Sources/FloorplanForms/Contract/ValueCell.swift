import FloorplanUI
import GTKBridge

/// The part of ``FormCell`` that is the same in every form cell: storage, handlers and bindings.
///
/// A subclass shows ``value`` when ``showValue()`` is called, and calls ``personDidChange(to:)`` when its control was used;
/// what else it has to do is said by ``TitledCell``.
@MainActor
open class ValueCell<Value: Equatable>: TitledCell, FormCell {
  private var storedValue: Value?
  private var binding: (any ControlBinding)?

  // MARK: For subclasses

  /// The value of a cell that was given none.
  open var defaultValue: Value { preconditionFailure("\(type(of: self)) overrides defaultValue") }
  /// Makes the control show ``value``.
  open func showValue() {}

  /// To be called by a subclass when a person has changed the control.
  public final func personDidChange(to newValue: Value) {
    guard newValue != value else { return }
    storedValue = newValue
    personDidBegin()
    binding?.controlDidChange()
    onChangeHandler?(newValue)
  }

  // MARK: What is shown

  /// The value that is shown.
  public final var value: Value {
    get { storedValue ?? defaultValue }
    set {
      let isOther = newValue != value
      // Also where it equals the default, which may become another with the range.
      storedValue = newValue
      guard isOther else { return }
      ownMessage = nil
      showValue()
    }
  }
  /// Called with the new value after a person has changed it.
  public final var onChangeHandler: ((Value) -> Void)?

  // MARK: Binding

  /// Keeps the value and a property of a model equal, in both directions.
  ///
  /// What a person was typing belongs to the model of before.
  public final func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>) {
    unbind()
    value = model[keyPath: path]
    let bound = Binding(
      model, path, read: { [unowned self] in value }, write: { [unowned self] in value = $0 })
    binding = own(bound)
  }

  /// Ends the binding; the cell keeps the value that it shows.
  public final func unbind() {
    if let binding {
      commit()
      disown(binding)
    }
    binding = nil
  }

  /// Takes back what the last item set.
  open override func prepareForReuse() {
    commit()
    unbind()
    onChangeHandler = nil
    super.prepareForReuse()
    storedValue = nil
    showValue()
  }

  /// Lets go of the caller's handler and the model.
  open override func dispose() {
    onChangeHandler = nil
    binding = nil
    super.dispose()
  }
}
