/// Pending work, such as a timer, which is canceled when it is replaced, and when its owner is disposed.
///
///     @Pending private var timer: LoopSource?
@MainActor
@propertyWrapper
public struct Pending<Token: Cancellable> {
  private var token: Token?
  private var isCanceledOnDispose = false

  /// Creates a property, nil by default.
  public init(wrappedValue: Token? = nil) { token = wrappedValue }

  /// Unavailable: use the enclosing-instance subscript.
  @available(*, unavailable, message: "pending work is a property of an object")
  public var wrappedValue: Token? {
    get { token }
    set { token = newValue }
  }

  /// Accesses the property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Token?>,
    storage storage: ReferenceWritableKeyPath<Owner, Pending>
  ) -> Token? {
    get { owner[keyPath: storage].token }
    set {
      owner[keyPath: storage].token?.cancel()
      owner[keyPath: storage].token = newValue
      guard newValue != nil, let object = owner as? Object else { return }
      // Nothing would cancel work that is set after the owner was disposed.
      if object.isDisposed { return owner[keyPath: property] = nil }
      guard !owner[keyPath: storage].isCanceledOnDispose else { return }
      owner[keyPath: storage].isCanceledOnDispose = true
      object.onDispose { [unowned owner] in owner[keyPath: property] = nil }
    }
  }
}
