/// Pending work, such as a timer, which is canceled when it is replaced, and when its owner is disposed or freed.
///
///     @Pending private var timer: LoopSource?
@MainActor
@propertyWrapper
public struct Pending<Token: Cancellable> {
  private var slot: PendingSlot<Token>?

  /// Creates a property without work.
  public init() {}

  /// Unavailable: use the enclosing-instance subscript.
  @available(*, unavailable, message: "pending work is a property of an object")
  public var wrappedValue: Token? {
    get { slot?.token }
    set { slot?.token = newValue }
  }

  /// Accesses the property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Token?>,
    storage storage: ReferenceWritableKeyPath<Owner, Pending>
  ) -> Token? {
    get { owner[keyPath: storage].slot?.token }
    set {
      guard newValue !== owner[keyPath: storage].slot?.token else { return }
      owner[keyPath: storage].slot?.cancel()
      guard let newValue else { return }
      let object = owner as? Object
      // Nothing would cancel work that is set after the owner was disposed.
      if object?.isDisposed == true { return newValue.cancel() }
      if let slot = owner[keyPath: storage].slot { return slot.token = newValue }
      let slot = PendingSlot(newValue)
      owner[keyPath: storage].slot = slot
      object?.addCancellable(slot)
    }
  }
}

/// The work of a property, which outlives neither its owner nor the disposal of its owner.
@MainActor
private final class PendingSlot<Token: Cancellable>: Cancellable {
  var token: Token?

  init(_ token: Token) { self.token = token }

  isolated deinit { token?.cancel() }

  func cancel() {
    token?.cancel()
    token = nil
  }
}
