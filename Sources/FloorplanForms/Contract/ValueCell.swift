public import CGTK
public import FloorplanUI
import GTKBridge

/// The part of ``FormCell`` that is the same in every form cell: storage, handlers and bindings.
///
/// A subclass shows ``value`` when ``showValue()`` is called and calls ``personDidChange(to:)`` when its control was used.
@MainActor
open class ValueCell<Value: Equatable>: CollectionCell, FormCell {
  private var storedValue: Value?
  private var binding: (any ControlBinding)?

  /// A group: the title names the control inside.
  open override class var accessibleRole: GtkAccessibleRole { .group }

  /// Makes a cell that shows ``defaultValue``.
  public required init() {
    super.init()
    // Form cells are not highlighted as rows: the control inside takes the focus.
    isFocusable = false
  }

  /// The value of a cell that was given none.
  open var defaultValue: Value { preconditionFailure("\(type(of: self)) overrides defaultValue") }
  /// Makes the control show ``value``.
  open func showValue() {}
  /// Makes the title visible.
  open func showTitle() {}
  /// Makes the control look editable, read-only or disabled.
  open func showState() {}

  /// What the value is for.
  public final var title: String = "" { didSet { if title != oldValue { showTitle() } } }

  /// The value that is shown.
  public final var value: Value {
    get { storedValue ?? defaultValue }
    set {
      let isOther = newValue != value
      // Also where it equals the default, which may become another with the range.
      storedValue = newValue
      if isOther { showValue() }
    }
  }
  /// Whether people may change the value.
  public final var isEditable: Bool = true { didSet { if isEditable != oldValue { showState() } } }
  /// Whether the cell is in use at all.
  public final var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isSensitive = isEnabled
      showState()
    }
  }
  /// Called with the new value after a person has changed it.
  public final var onChangeHandler: ((Value) -> Void)?

  /// To be called by a subclass when a person has changed the control.
  public final func personDidChange(to newValue: Value) {
    guard newValue != value else { return }
    storedValue = newValue
    binding?.controlDidChange()
    onChangeHandler?(newValue)
  }

  /// Keeps the value and a property of a model equal, in both directions.
  public final func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, Value>) {
    unbind()
    value = model[keyPath: path]
    let bound = Binding(
      model, path, read: { [unowned self] in value }, write: { [unowned self] in value = $0 })
    binding = own(bound)
  }

  /// Ends the binding; the cell keeps the value that it shows.
  public final func unbind() {
    if let binding { disown(binding) }
    binding = nil
  }

  /// Takes back what the last item set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    unbind()
    onChangeHandler = nil
    title = ""
    isEditable = true
    isEnabled = true
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
