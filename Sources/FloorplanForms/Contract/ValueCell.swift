public import FloorplanUI
import GTKBridge

/// The base class of form cells with a value, which implements the storage, handlers and bindings of ``FormCell``.
///
/// A subclass displays ``value`` in ``showValue()``, and calls ``userDidChange(to:)`` when the user changed the
/// control. ``TitledCell`` describes its other tasks.
@MainActor
open class ValueCell<Value: Equatable>: TitledCell, FormCell {
  private var storedValue: Value?
  private var binding: Binding?
  private var readModel: (() -> Value)?
  /// Whether the model rejected the user's choice, and the cell returns to the previous value.
  private var wasRefusedByModel = false

  // MARK: Subclassing

  /// Returns whether a required value is missing; by default, according to ``OmittableValue``.
  open class func isMissing(_ value: Value) -> Bool { (value as? any OmittableValue)?.isOmitted ?? false }
  /// The value of a cell until another one is set.
  open var defaultValue: Value { preconditionFailure("\(type(of: self)) must override defaultValue") }
  /// Displays ``value`` in the control.
  open func showValue() {}
  /// Returns whether a chosen value equals the one that the model keeps, possibly in another notation.
  func isSame(_ chosen: Value, as kept: Value) -> Bool { chosen == kept }

  /// The value of the model, which the cell displays after the current iteration of the main loop.
  final var modelValue: Value { readModel?() ?? value }

  /// Returns the copyable text of a cell with a value as text: the title and the value.
  func copyText(_ shown: String) -> String { title.isEmpty ? shown : "\(title): \(shown)" }

  /// Changes the value; subclasses call it when the user changed the control.
  public final func userDidChange(to newValue: Value) {
    guard newValue != value else { return }
    // The model may have changed since the cell displayed its value.
    let modelsOldValue = readModel?()
    storedValue = newValue
    userDidBegin()
    binding?.controlDidChange()
    let taken = readModel?() ?? newValue
    // The model rejected the choice if it keeps its previous value, unless that is the chosen one.
    wasRefusedByModel = taken == modelsOldValue && !isSame(newValue, as: taken)
    if taken != modelsOldValue { onChangeHandler?(taken) }
  }

  // MARK: Content

  /// The displayed value.
  public final var value: Value {
    get { storedValue ?? defaultValue }
    set {
      let isOther = newValue != value
      // Store a value that equals the default too, since the default may change with the range.
      storedValue = newValue
      guard isOther else { return }
      ownMessage = wasRefusedByModel ? Self.refusalByModel : fieldProblem
      wasRefusedByModel = false
      showValue()
    }
  }
  /// Called with the new value after the user changed it.
  ///
  /// If there is a model, this is the model's value; if that hasn't changed, the handler isn't called.
  @Setting public final var onChangeHandler: ((Value) -> Void)?

  // MARK: Binding

  /// Binds the value to a property of a model, in both directions.
  ///
  /// Pending input is committed to the previous model.
  public final func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>) {
    unbind()
    value = model[keyPath: path]
    let bound = Binding(
      model, path, read: { [unowned self] in value }, write: { [unowned self] in value = $0 })
    binding = own(bound)
    readModel = { model[keyPath: path] }
  }

  private static var refusalByModel: ValidationMessage {
    ValidationMessage(localized("This value isn’t valid."), kind: .warning, style: .hint)
  }

  /// The options of the value, if it is one of several.
  final var offered = OfferedOptions()

  /// Shows that a selected option is no longer available, or removes that message.
  final func showLoss(of chosen: some Sequence<Int>) {
    if offered.lack(chosen) {
      ownMessage = Self.lossMessage
    } else if ownMessage == Self.lossMessage {
      ownMessage = nil
    }
  }

  private static var lossMessage: ValidationMessage {
    ValidationMessage(localized("The selected option is no longer available."), kind: .warning, style: .hint)
  }

  /// Ends the binding; the cell keeps its value.
  public final func unbind() {
    if let binding {
      commit()
      disown(binding)
      forgetInput()
    }
    binding = nil
    readModel = nil
    wasRefusedByModel = false
  }

  /// Discards refused input and its message; messages that depend only on the value are displayed again.
  private func forgetInput() {
    for field in typedFields { field.forget() }
    guard ownMessage != nil else { return }
    ownMessage = nil
    showValue()
  }

  /// Passes the refused input on to the next cell of the value.
  private func handOverRefusal() {
    commit()
    guard let said = refusal else { return }
    forgetInput()
    // Each cell that displays the value shows messages that depend only on the value.
    guard said.message != ownMessage, [.error, .warning].contains(said.message.kind) else { return }
    onRecycledRefusal?(said)
  }

  open override func prepareForReuse() {
    handOverRefusal()
    unbind()
    // Reset the handler before the settings, whose reset must not call it.
    onChangeHandler = nil
    offered = OfferedOptions()
    super.prepareForReuse()
    storedValue = nil
    showValue()
  }

  open override func dispose() {
    binding = nil
    readModel = nil
    super.dispose()
  }
}
