import CGTK

/// A connected signal handler.
public final class SignalHandle: Cancellable {
  private weak var object: Object?
  private let id: UInt

  fileprivate init(_ object: Object, _ id: UInt) {
    self.object = object
    self.id = id
  }

  /// Whether the handler is connected, and its object is neither disposed nor freed.
  public var isConnected: Bool {
    object.map { g_signal_handler_is_connected($0.pointer, gulong(id)) != 0 } ?? false
  }
  /// Disconnects the handler and releases everything that it captured.
  public func disconnect() {
    guard isConnected, let object else { return }
    g_signal_handler_disconnect(object.pointer, gulong(id))
    object.forget(handler: id)
  }
  /// Disconnects the handler, like ``disconnect()``.
  public func cancel() { disconnect() }
}

extension Object {
  /// Calls `handler` when the object emits `signal`.
  ///
  ///     button.connect("clicked") { print("clicked") }
  ///     gesture.connect("pressed") { (presses: Int32, x: Double, y: Double) in … }
  ///     entry.connect("notify::text") { (_: UnsafeMutableRawPointer) in … }
  ///
  /// The parameters of the closure are those of the signal, without the emitter; the closure declares either all or
  /// none of them. Debug builds check them when connecting.
  ///
  /// The signal name may include a `::detail`. With `after`, the handler runs after the default handler of the class.
  /// It stays connected until it is disconnected or the object is disposed.
  @discardableResult
  public final func connect<each Argument: ValueConvertible>(
    _ signal: String, after: Bool = false, _ handler: @escaping (repeat each Argument) -> Void
  ) -> SignalHandle {
    assertSignature(signal, result: nil, repeat (each Argument).self)
    return connect(signal, after: after) { arguments, _ in
      var reader = ArgumentReader(arguments)
      handler(repeat reader.next((each Argument).self))
    }
  }

  /// Calls `handler` when the object emits `signal`, and returns its result to the emitter.
  @discardableResult
  public final func connect<each Argument: ValueConvertible, Result: ValueConvertible>(
    _ signal: String, after: Bool = false, returning: Result.Type = Result.self,
    _ handler: @escaping (repeat each Argument) -> Result
  ) -> SignalHandle {
    assertSignature(signal, result: Result.self, repeat (each Argument).self)
    return connect(signal, after: after) { arguments, result in
      var reader = ArgumentReader(arguments)
      let returned = handler(repeat reader.next((each Argument).self))
      if let result { returned.store(result) }
    }
  }

  /// Calls `handler` when the object emits `signal`, ignoring the signal's arguments.
  ///
  /// This is the fastest overload, which handlers without parameters use automatically.
  @discardableResult
  public final func connect(_ signal: String, after: Bool = false, _ handler: @escaping () -> Void) -> SignalHandle {
    assertSignature(signal, result: nil)
    let function: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
      Closure<() -> Void>.function(of: data)()
    }
    return connect(signal, after: after, unsafeBitCast(function, to: GCallback.self), Closure.data(handler))
  }

  /// Connects a C function, which GLib calls without packing the arguments into GValues.
  ///
  /// Packing costs more than the rest of the emission. In a swapped closure the data is the first argument and the
  /// emitter the last, so the function can omit arguments that it doesn't need.
  private func connect(
    _ signal: String, after: Bool, _ function: @escaping GCallback, _ data: UnsafeMutableRawPointer
  ) -> SignalHandle {
    connect(signal, after: after, g_cclosure_new_swap(function, data, releaseClosureOfHandler)!)
  }

  private func connect(
    _ signal: String, after: Bool, _ invoke: @escaping Invocation
  ) -> SignalHandle {
    let handler = Closure.data(invoke)
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)
    g_closure_set_marshal(closure, marshal)
    // The closure owns its data, so neither the object nor the handler can dangle.
    g_closure_add_finalize_notifier(closure, handler, releaseClosureOfHandler)
    return connect(signal, after: after, closure)
  }

  private func connect(_ signal: String, after: Bool, _ closure: UnsafeMutablePointer<GClosure>) -> SignalHandle {
    let id = UInt(g_signal_connect_closure(pointer, signal, closure, after ? 1 : 0))
    precondition(id != 0, "\(String(cString: g_type_name(fp_type_of(pointer)))) has no signal \(signal)")
    remember(handler: id)
    return SignalHandle(self, id)
  }

  /// Checks the signature, only in debug builds because the query costs more than the connection.
  private func assertSignature<each Argument: ValueConvertible>(
    _ signal: String, result: (any ValueConvertible.Type)?, _ arguments: repeat (each Argument).Type
  ) {
    #if DEBUG
      var types: [any ValueConvertible.Type] = []
      for argument in repeat each arguments { types.append(argument) }
      if let mismatch = signatureMismatch(of: signal, arguments: types, result: result) {
        preconditionFailure(mismatch)
      }
    #endif
  }

  /// Returns an error if a closure with these types can't be connected to the signal.
  final func signatureMismatch(
    of signal: String, arguments: [any ValueConvertible.Type], result: (any ValueConvertible.Type)?
  ) -> String? {
    let type = fp_type_of(pointer)
    let owner = String(cString: g_type_name(type))
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, type, &id, &detail, 1) != 0 else { return "\(owner) has no signal \(signal)" }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    let parameters = (0..<Int(query.n_params)).map { fp_signal_type(query.param_types[$0]) }
    func name(_ type: GType) -> String { String(cString: g_type_name(type)) }
    let declared = "\(owner)::\(signal)(\(parameters.map(name).joined(separator: ", "))) -> \(name(query.return_type))"
    // A handler may omit all arguments.
    if !arguments.isEmpty {
      guard arguments.count == parameters.count else {
        return "\(declared): the handler has \(arguments.count) parameters"
      }
      for (index, argument) in arguments.enumerated() where !argument.accepts(parameters[index]) {
        return "\(declared): parameter \(index + 1) of the handler is of type \(argument)"
      }
    }
    let returned = fp_signal_type(query.return_type)
    switch result {
    case nil where returned != FP_TYPE_NONE: return "\(declared): the handler returns nothing"
    case let result? where !result.accepts(returned): return "\(declared): the handler returns a \(result)"
    default: return nil
    }
  }
}

private struct ArgumentReader {
  // Value 0 is the emitter.
  var next: UnsafePointer<GValue>

  init(_ values: UnsafePointer<GValue>) { next = values }

  mutating func next<Argument: ValueConvertible>(_: Argument.Type) -> Argument {
    next += 1
    return Argument.load(next)
  }
}

private typealias Invocation = (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void

private let marshal: GClosureMarshal = { closure, result, _, values, _, _ in
  Closure<Invocation>.function(of: closure!.pointee.data)(values!, result)
}
