/// A property of a reusable view that is reset to its initial value when the view is reused.
///
///     @Setting public final var unit: String? { didSet { showText() } }
///
/// A disposed view releases the values, such as closures that capture the view, without calling observers.
@MainActor
@propertyWrapper
public struct Setting<Value> {
  private let initial: Value
  private var value: Value
  private var isSet = false

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    value = wrappedValue
  }

  /// Unavailable: use the enclosing-instance subscript.
  @available(*, unavailable, message: "a setting is a property of a reusable view")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Accesses the property of a view.
  public static subscript<View: CollectionReusableView>(
    _enclosingInstance view: View, wrapped property: ReferenceWritableKeyPath<View, Value>,
    storage storage: ReferenceWritableKeyPath<View, Setting>
  ) -> Value {
    get { view[keyPath: storage].value }
    set {
      // Nothing would release a value that is set after the view was disposed.
      view[keyPath: storage].value = view.isDisposed ? view[keyPath: storage].initial : newValue
      guard !view.isDisposed, !view[keyPath: storage].isSet else { return }
      view[keyPath: storage].isSet = true
      view.settings.append(
        SettingChange(
          undo: { [unowned view] in
            view[keyPath: property] = view[keyPath: storage].initial
            view[keyPath: storage].isSet = false
          }, release: { [unowned view] in view[keyPath: storage].value = view[keyPath: storage].initial }))
    }
  }
}

/// The ways to reset a ``Setting``.
struct SettingChange {
  /// Sets the initial value, and calls observers.
  let undo: @MainActor () -> Void
  /// Releases the value that was set, without calling observers.
  let release: @MainActor () -> Void
}
