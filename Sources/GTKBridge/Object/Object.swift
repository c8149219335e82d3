public import CGTK

/// Who owns the reference that comes with a pointer handed over by a C function (GObject Introspection's "transfer").
public enum Transfer: Sendable {
  /// The callee keeps its reference: the peer takes one of its own.  A floating reference is sunk.
  case none
  /// The caller receives the reference: the peer adopts it.  A floating reference is sunk.
  case full
}

/// The Swift side of a GObject: one peer an object, found again wherever GTK hands the object out.
///
/// The peer holds a toggle reference.  As long as anything else holds the object (a container that it stands in, a
/// list model), the object keeps the peer alive, with everything that a Swift subclass stored in it; when the peer's is
/// the last reference, the peer is freed as soon as Swift forgets it, and the object with it.
///
///     let label = Label("Hello")        // sunk, held by this variable alone
///     box.append(label)                 // from here on the box keeps label's peer alive
///
/// Handlers that capture their own widget are a cycle that neither side can see.  ``dispose()`` breaks it, and
/// ``Widget/discard()`` and ``Window/close()`` call it for a whole tree.
@MainActor
open class Object {
  /// The GObject.
  public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer
  /// Whether the object, held by others, keeps this peer alive.
  private var isHeldByObject = false
  /// Whether ``dispose()`` has run.
  public private(set) var isDisposed = false
  private var handlers: [UInt] = []
  /// Where an instance of a type of ours keeps the pointer to its peer, in bytes from its start.
  final var instanceSlot: Int?
  private var owned: [any Cancellable] = []

  /// The GType that a pointer given to this class must be of.
  open class var gtype: GType { g_object_get_type() }

  /// Makes the peer of an object that has none.
  /// - Parameters:
  ///   - pointer: An object of type ``gtype``. ``Object/peer(of:transfer:as:)`` reaches one that may have a peer.
  ///   - transfer: What happens to the reference that came with the pointer.
  public init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    self.pointer = pointer
    precondition(
      fp_is_a(pointer, Self.gtype) != 0,
      "\(String(cString: g_type_name(fp_type_of(pointer)))) is not a \(String(cString: g_type_name(Self.gtype)))")
    if transfer == .none || g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    PeerTable.insert(self)
    holdPeer(true)
    let object = pointer.assumingMemoryBound(to: GObject.self)
    g_object_add_toggle_ref(object, toggled, Unmanaged.passUnretained(self).toOpaque())
    // The toggle reference replaces the one we were given; where no other is left, this already reports "last".
    g_object_unref(pointer)
  }

  isolated deinit {
    for token in owned { token.cancel() }
    PeerTable.remove(pointer)
    if let instanceSlot { pointer.storeBytes(of: nil, toByteOffset: instanceSlot, as: UnsafeMutableRawPointer?.self) }
    let object = pointer.assumingMemoryBound(to: GObject.self)
    g_object_remove_toggle_ref(object, toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  fileprivate func holdPeer(_ held: Bool) {
    guard held != isHeldByObject else { return }
    isHeldByObject = held
    if held {
      _ = Unmanaged.passUnretained(self).retain()
    } else {
      Unmanaged.passUnretained(self).release()
    }
  }

  /// Drops what may keep this object in a cycle: its signal handlers, its observers, and whatever it owns.
  ///
  /// Called once for each peer of a tree that is discarded (a closed window, a page that is left), before the tree is
  /// taken apart. A class that stores closures of other modules sets them to nil here and calls super; closures of the
  /// same module capture weakly.
  open func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    for handler in handlers where g_signal_handler_is_connected(pointer, gulong(handler)) != 0 {
      g_signal_handler_disconnect(pointer, gulong(handler))
    }
    handlers.removeAll()
    for token in owned { token.cancel() }
    owned.removeAll()
  }

  /// Ties something cancellable (an observer, a handler on another object) to this object's life.
  @discardableResult
  public final func own<Token: Cancellable>(_ token: Token) -> Token {
    owned.append(token)
    return token
  }

  /// Cancels something owned before its owner goes.
  public final func disown(_ token: some Cancellable) {
    token.cancel()
    owned.removeAll { $0 === token }
  }

  /// Lets the peer go with its last owner in Swift, although something else holds the object for ever.
  final func abandon() { holdPeer(false) }

  final func remember(handler: UInt) { handlers.append(handler) }
  final func forget(handler: UInt) { handlers.removeAll { $0 == handler } }
}

private let toggled: GToggleNotify = { data, object, isLast in
  // A C closure gets no check of its own, and GLib calls it on whatever thread changes the count.
  let peer = Unmanaged<Object>.fromOpaque(data!)
  if MainLoop.isOnMainThread {
    peer.takeUnretainedValue().holdPeer(isLast == 0)
  } else {
    referenceChangedElsewhere(peer, object!)
  }
}

/// Reports a reference that changed on another thread, and has the main thread decide about the peer.
private func referenceChangedElsewhere(_ peer: Unmanaged<Object>, _ object: UnsafeMutablePointer<GObject>) {
  let type = String(cString: g_type_name(fp_type_of(object)))
  fp_log_warning("Floorplan", "a reference to a \(type) changed off the main thread; use it on the main thread only")
  g_idle_add_full(
    G_PRIORITY_HIGH,
    { data in
      let peer = Unmanaged<Object>.fromOpaque(data!).takeRetainedValue()
      // Others may have changed it since.
      peer.holdPeer(peer.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count > 1)
      return 0
    }, peer.retain().toOpaque(), nil)
}

/// Something that can be ended before its owner goes: a signal handler, an observer, a binding, a timer.
@MainActor
public protocol Cancellable: AnyObject {
  /// Ends it.  Does nothing the second time.
  func cancel()
}

extension Object: Equatable, Hashable {
  /// Two peers are equal when they are the same object.
  public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
