import CGTK

/// A Swift closure that C stores as user data.
final class Closure<Function> {
  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// Returns user data that owns a closure until ``takeFunction(from:)`` or ``releaseClosure``.
  static func data(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Closure(function)).toOpaque()
  }

  /// Returns the closure of user data without releasing it.
  static func function(of data: UnsafeMutableRawPointer?) -> Function {
    Unmanaged<Closure>.fromOpaque(data!).takeUnretainedValue().function
  }

  /// Returns the closure of single-use user data, and releases the user data.
  static func takeFunction(from data: UnsafeMutableRawPointer?) -> Function {
    Unmanaged<Closure>.fromOpaque(data!).takeRetainedValue().function
  }
}

/// The callback of an asynchronous C function, which passes its result to the closure of its user data once.
let passResult: GAsyncReadyCallback = { _, result, data in Closure<AsyncResult>.takeFunction(from: data)(result) }
/// A closure that takes the result of an asynchronous C function.
typealias AsyncResult = (_ result: OpaquePointer?) -> Void

/// Releases the closure of user data.
let releaseClosure: GDestroyNotify = { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }
/// Releases the closure of a GClosure's user data.
let releaseClosureOfHandler: GClosureNotify = { data, _ in releaseClosure(data) }
