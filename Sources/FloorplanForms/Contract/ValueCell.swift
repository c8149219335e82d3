public import FloorplanUI
import GTKBridge

/// The part of ``FormCell`` that is the same in every form cell: storage, handlers and bindings.
///
/// A subclass shows ``value`` when ``showValue()`` is called, and calls ``personDidChange(to:)`` when its control was used;
/// what else it has to do is said by ``TitledCell``.
@MainActor
open class ValueCell<Value: Equatable>: TitledCell, FormCell {
  private var storedValue: Value?
  private var binding: Binding?
  private var readModel: (() -> Value)?
  /// Whether the model has thrown away what a person chose, and the cell goes back to the value of before.
  private var wasRefusedByModel = false

  // MARK: For subclasses

  /// Whether a value is none where there has to be one; by itself what an ``OmittableValue`` says.
  open class func isMissing(_ value: Value) -> Bool { (value as? any OmittableValue)?.isOmitted ?? false }
  /// The value of a cell that was given none.
  open var defaultValue: Value { preconditionFailure("\(type(of: self)) overrides defaultValue") }
  /// Makes the control show ``value``.
  open func showValue() {}
  /// Whether a value that a person chose is the one that the model keeps, be it written in another way.
  func isSame(_ chosen: Value, as kept: Value) -> Bool { chosen == kept }

  /// The value as the model has it, which the cell shows once the turn of the loop is over.
  final var modelValue: Value { readModel?() ?? value }

  /// What is copied of a cell that shows its value as a text: that, behind the title.
  func copyText(_ shown: String) -> String { title.isEmpty ? shown : "\(title): \(shown)" }

  /// To be called by a subclass when a person has changed the control.
  public final func personDidChange(to newValue: Value) {
    guard newValue != value else { return }
    // The model may have moved on since it was shown.
    let modelsOldValue = readModel?()
    storedValue = newValue
    personDidBegin()
    binding?.controlDidChange()
    let taken = readModel?() ?? newValue
    // A model that has what it had before has taken nothing, unless it has what was chosen already.
    wasRefusedByModel = taken == modelsOldValue && !isSame(newValue, as: taken)
    if taken != modelsOldValue { onChangeHandler?(taken) }
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
      ownMessage = wasRefusedByModel ? Self.refusalByModel : fieldProblem
      wasRefusedByModel = false
      showValue()
    }
  }
  /// Called with the new value after a person has changed it.
  ///
  /// With a model, that is what the model has made of it; where it is what the model had before, nothing is called.
  @Setting public final var onChangeHandler: ((Value) -> Void)?

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
    readModel = { model[keyPath: path] }
  }

  private static var refusalByModel: ValidationMessage {
    ValidationMessage(localized("This value isn’t valid."), kind: .warning, style: .hint)
  }

  /// The options that the value is chosen from, of a cell that has some.
  final var offered = OfferedOptions()

  /// Says that what was chosen is not among the options any more, or takes that back.
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

  /// Ends the binding; the cell keeps the value that it shows.
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

  /// Forgets what was refused, and what was said of it; what holds of the value by itself is said again.
  private func forgetInput() {
    for field in typedFields { field.forget() }
    guard ownMessage != nil else { return }
    ownMessage = nil
    showValue()
  }

  /// Hands over what was refused to the next cell for the value.
  private func handOverRefusal() {
    commit()
    guard let said = refusal else { return }
    forgetInput()
    // What holds of the value by itself is said wherever that is shown.
    guard said.message != ownMessage, [.error, .warning].contains(said.message.kind) else { return }
    onRecycledRefusal?(said)
  }

  /// Takes back what the last item set.
  open override func prepareForReuse() {
    handOverRefusal()
    unbind()
    // Before the settings are undone: undoing them must call nobody.
    onChangeHandler = nil
    offered = OfferedOptions()
    super.prepareForReuse()
    storedValue = nil
    showValue()
  }

  /// Lets go of the model.
  open override func dispose() {
    binding = nil
    readModel = nil
    super.dispose()
  }
}
