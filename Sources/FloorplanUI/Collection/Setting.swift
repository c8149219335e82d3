/// A property of a reusable view that has its first value again when the view is used for something else.
///
///     @Setting public final var unit: String? { didSet { showText() } }
///
/// A view that is disposed of lets go of what was set, such as a closure that captures the view, without calling observers.
@MainActor
@propertyWrapper
public struct Setting<Value> {
  private let initial: Value
  private var value: Value
  private var isSet = false

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    value = wrappedValue
  }

  /// Never used: a property of a class is read and written by the subscript, which knows the view.
  @available(*, unavailable, message: "a setting is a property of a reusable view")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the property of a view.
  public static subscript<View: CollectionReusableView>(
    _enclosingInstance view: View, wrapped property: ReferenceWritableKeyPath<View, Value>,
    storage storage: ReferenceWritableKeyPath<View, Setting>
  ) -> Value {
    get { view[keyPath: storage].value }
    set {
      view[keyPath: storage].value = newValue
      guard !view[keyPath: storage].isSet else { return }
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

/// What takes back a ``Setting``.
struct SettingChange {
  /// Sets the first value, which calls observers.
  let undo: @MainActor () -> Void
  /// Lets go of the value that was set, which calls nobody.
  let release: @MainActor () -> Void
}
