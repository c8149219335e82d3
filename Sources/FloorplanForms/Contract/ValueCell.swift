public import FloorplanUI
import GTKBridge
public import Observation

/// The base class of form cells with a value, which implements the storage, handlers and bindings of ``FormCell``.
///
/// A subclass displays ``value`` in ``showValue()``, and calls ``userDidChange(to:)`` when the user changed the
/// control. ``TitledCell`` describes its other tasks, and ``ControlCell`` performs most of them for a cell with one
/// control.
open class ValueCell<Value: Equatable>: TitledCell, FormCell {
  private var storedValue: Value?
  @Pending private var binding: Binding?
  @Setting private var readModel: (() -> Value)?
  @Setting private var boundObservers: [Observer] = []
  /// Whether the model rejected the user's choice, and the cell returns to the previous value.
  private var wasRejectedByModel = false

  // MARK: Subclassing

  /// Returns whether a required value is missing; by default, according to ``OmittableValue``.
  open class func isMissing(_ value: Value) -> Bool { (value as? any OmittableValue)?.isOmitted ?? false }
  /// The value of a cell until another one is set.
  open var defaultValue: Value { preconditionFailure("\(type(of: self)) must override defaultValue") }
  /// Displays ``value`` in the control.
  open func showValue() {}
  /// Returns whether a selected value equals the one that the model keeps, possibly in another notation.
  func isSame(_ selected: Value, as kept: Value) -> Bool { selected == kept }

  /// The value of the model, which the cell displays after the current iteration of the main loop.
  final var modelValue: Value { readModel?() ?? value }

  /// Returns the copyable text of a cell with a value as text: the title and the value.
  func copyText(_ text: String) -> String { title.isEmpty ? text : "\(title): \(text)" }

  /// Changes the value; subclasses call it when the user changed the control.
  public final func userDidChange(to newValue: Value) {
    guard newValue != value else { return }
    // The model may have changed since the cell displayed its value.
    let modelsOldValue = readModel?()
    storedValue = newValue
    userDidBeginEditing()
    func write() { binding?.controlDidChange() }
    if let performChange { performChange(write) } else { write() }
    let taken = readModel?() ?? newValue
    // The model rejected the choice if it keeps its previous value, unless that is the selected one.
    wasRejectedByModel = taken == modelsOldValue && !isSame(newValue, as: taken)
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
      inputMessage = wasRejectedByModel ? Self.modelRejectionMessage : fieldProblem
      wasRejectedByModel = false
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
  public final func bind<Model: AnyObject & Observable>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>)
  {
    unbind()
    value = model[keyPath: path]
    binding = Binding(model, path, read: { [unowned self] in value }, write: { [unowned self] in value = $0 })
    readModel = { model[keyPath: path] }
  }

  /// Runs a closure now, and after changes of the properties that it has read, until the binding ends.
  final func observeWhileBound(_ apply: @escaping () -> Void) { boundObservers.append(GTKBridge.observe(apply)) }

  private static var modelRejectionMessage: ValidationMessage {
    ValidationMessage(localized("This value isn’t valid."), kind: .warning, style: .hint)
  }

  /// The options of the value, if it is one of several.
  final var availableOptions = AvailableOptions()

  /// The indices of the selected options, including those without an option.
  var selectedOptions: [Int] { [] }

  /// Shows that a selected option is no longer available, or removes that message.
  final func updateUnavailableMessage() {
    if availableOptions.isMissingAny(of: selectedOptions) {
      // The value may follow the options in the next run of the observers.
      MainLoop.idle(priority: .beforeLayout) { [weak self] in
        guard let self, !isDisposed, availableOptions.isMissingAny(of: selectedOptions) else { return }
        inputMessage = Self.unavailableMessage
      }
    } else if inputMessage == Self.unavailableMessage {
      inputMessage = nil
    }
  }

  private static var unavailableMessage: ValidationMessage {
    ValidationMessage(localized("The selected option is no longer available."), kind: .warning, style: .hint)
  }

  /// Ends the binding; the cell keeps its value.
  public final func unbind() {
    if binding != nil {
      commit()
      binding = nil
      discardInput()
    }
    boundObservers = []
    readModel = nil
    wasRejectedByModel = false
    bindingDidEnd()
  }
  /// Resets what belongs to a binding.
  func bindingDidEnd() {}

  /// Discards refused input and its message; messages that depend only on the value are displayed again.
  private func discardInput() {
    for field in inputFields { field.reset() }
    discardPendingInput()
    guard inputMessage != nil else { return }
    inputMessage = nil
    showValue()
  }

  /// Discards input outside the fields.
  func discardPendingInput() {}

  /// Passes the refused input on to the next cell of the value.
  private func transferRefusal() {
    commit()
    guard let refusal else { return }
    discardInput()
    // Each cell that displays the value shows messages that depend only on the value.
    guard let message = refusal.message, message != inputMessage, message != Self.unavailableMessage,
      [.error, .warning].contains(message.kind)
    else { return }
    onRecycledRefusal?(refusal)
  }

  open override func prepareForReuse() {
    transferRefusal()
    unbind()
    // Reset the handler before the settings, whose reset must not call it.
    onChangeHandler = nil
    availableOptions = AvailableOptions()
    super.prepareForReuse()
    storedValue = nil
    showValue()
  }
}
