/// A closure that an object calls and that is released when the object is disposed.
///
///     @Callback public final var onChoose: ((Int) -> Void)?
///
/// The closure may capture the object. Its release doesn't call observers of the property.
@MainActor
@propertyWrapper
public struct Callback<Function> {
  private var function: Function?
  private var isReleasedOnDispose = false

  /// Creates a property, nil by default.
  public init(wrappedValue: Function? = nil) { function = wrappedValue }

  /// Unavailable: use the enclosing-instance subscript.
  @available(*, unavailable, message: "a callback is a property of an object")
  public var wrappedValue: Function? {
    get { function }
    set { function = newValue }
  }

  /// Accesses the property of an object.
  public static subscript<Owner: Object>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Function?>,
    storage storage: ReferenceWritableKeyPath<Owner, Callback>
  ) -> Function? {
    get { owner[keyPath: storage].function }
    set {
      // Nothing would release a closure that is set after the owner was disposed.
      owner[keyPath: storage].function = owner.isDisposed ? nil : newValue
      guard newValue != nil, !owner.isDisposed, !owner[keyPath: storage].isReleasedOnDispose else { return }
      owner[keyPath: storage].isReleasedOnDispose = true
      owner.onDispose { [unowned owner] in owner[keyPath: storage].function = nil }
    }
  }
}
