public import CGTK

/// The ownership of the reference in a pointer from a C function, called “transfer” in GObject Introspection.
public enum Transfer: Sendable {
  /// The function keeps its reference, so the peer adds one.
  ///
  /// A floating reference is sunk.
  case none
  /// The caller receives the reference, which the peer adopts.
  ///
  /// A floating reference is sunk.
  case full
}

/// The Swift peer of a GObject, which has at most one peer.
///
/// The peer holds a toggle reference. While anything else holds the object (a container, a list model), the object
/// keeps the peer alive, including the stored properties of a Swift subclass. When the peer's reference is the last
/// one, releasing the peer in Swift frees both the peer and the object.
///
///     let label = Label("Hello")        // sunk, held only by this variable
///     box.append(label)                 // from now on, the box keeps the label's peer alive
///
/// Handlers that capture their own widget are a reference cycle that neither side can detect. ``dispose()`` breaks it,
/// and ``Widget/discard()`` and ``Window/close()`` call it for a whole tree.
@MainActor
open class Object {
  /// The GObject.
  public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer
  /// Whether other references to the object keep this peer alive.
  private var isHeldByObject = false
  /// Whether ``dispose()`` has run.
  public private(set) var isDisposed = false
  private var handlers: [UInt] = []
  /// The offset of the peer pointer in an instance of a custom type, in bytes.
  final var instanceSlot: Int?
  private var owned: [any Cancellable] = []
  private var releases: [() -> Void] = []

  /// The GType of this class's objects.
  open class var gtype: GType { g_object_get_type() }

  /// Creates the peer of an object that has none.
  /// - Parameters:
  ///   - pointer: An object of type ``gtype``. Use ``Object/peer(of:transfer:as:)`` for an object that may have a peer.
  ///   - transfer: The ownership of the reference.
  public init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    self.pointer = pointer
    precondition(
      fp_is_a(pointer, Self.gtype) != 0,
      "\(String(cString: g_type_name(fp_type_of(pointer)))) is not a \(String(cString: g_type_name(Self.gtype)))")
    if transfer == .none || g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    PeerTable.insert(self)
    setPeerRetained(true)
    let object = pointer.assumingMemoryBound(to: GObject.self)
    g_object_add_toggle_ref(object, toggled, Unmanaged.passUnretained(self).toOpaque())
    // The toggle reference replaces the received reference. If it is the last one, this call already reports that.
    g_object_unref(pointer)
  }

  isolated deinit {
    for token in owned { token.cancel() }
    PeerTable.remove(pointer)
    if let instanceSlot { pointer.storeBytes(of: nil, toByteOffset: instanceSlot, as: UnsafeMutableRawPointer?.self) }
    let object = pointer.assumingMemoryBound(to: GObject.self)
    g_object_remove_toggle_ref(object, toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  fileprivate func setPeerRetained(_ isRetained: Bool) {
    guard isRetained != isHeldByObject else { return }
    isHeldByObject = isRetained
    if isRetained {
      _ = Unmanaged.passUnretained(self).retain()
    } else {
      Unmanaged.passUnretained(self).release()
    }
  }

  /// Releases everything that may keep this object in a reference cycle: signal handlers, observers and owned objects.
  ///
  /// Called once for each peer in a discarded tree (a closed window, a page that was left), before the tree is taken
  /// apart. A class stores closures of other modules as a ``Callback``; closures of the same module capture weakly.
  open func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    for handler in handlers where g_signal_handler_is_connected(pointer, gulong(handler)) != 0 {
      g_signal_handler_disconnect(pointer, gulong(handler))
    }
    handlers.removeAll()
    for token in owned { token.cancel() }
    owned.removeAll()
    for release in releases { release() }
    releases.removeAll()
  }

  /// Adds a closure that is called when this object is disposed.
  package final func onDispose(_ release: @escaping () -> Void) { releases.append(release) }

  /// Adds a cancellable (an observer, a handler on another object) that is canceled when this object is disposed.
  @discardableResult
  public final func addCancellable<Token: Cancellable>(_ token: Token) -> Token {
    owned.append(token)
    return token
  }

  /// Cancels an owned cancellable before its owner is disposed.
  public final func removeCancellable(_ token: some Cancellable) {
    token.cancel()
    owned.removeAll { $0 === token }
  }

  /// Releases the peer with its last Swift reference, although something else holds the object forever.
  final func releasePeer() { setPeerRetained(false) }

  final func remember(handler: UInt) { handlers.append(handler) }
  final func forget(handler: UInt) { handlers.removeAll { $0 == handler } }
}

private let toggled: GToggleNotify = { data, object, isLast in
  // C closures don't check their isolation, and GLib calls this one on any thread that changes the reference count.
  let peer = Unmanaged<Object>.fromOpaque(data!)
  if MainLoop.isOnMainThread {
    peer.takeUnretainedValue().setPeerRetained(isLast == 0)
  } else {
    referenceChangedOffMainThread(peer, object!)
  }
}

/// Logs a warning about a reference change on another thread, and updates the peer on the main thread.
private func referenceChangedOffMainThread(_ peer: Unmanaged<Object>, _ object: UnsafeMutablePointer<GObject>) {
  let type = String(cString: g_type_name(fp_type_of(object)))
  fp_log_warning("Floorplan", "a reference to a \(type) changed off the main thread; use it on the main thread only")
  g_idle_add_full(
    G_PRIORITY_HIGH,
    { data in
      let peer = Unmanaged<Object>.fromOpaque(data!).takeRetainedValue()
      // Other threads may have changed the count since.
      peer.setPeerRetained(peer.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count > 1)
      return 0
    }, peer.retain().toOpaque(), nil)
}

/// Something that can be canceled before its owner is disposed: a signal handler, an observer, a binding, a timer.
@MainActor
public protocol Cancellable: AnyObject {
  /// Cancels it.
  ///
  /// Has no effect the second time.
  func cancel()
}

extension Object: Equatable, Hashable {
  /// Returns whether two peers are identical.
  public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
