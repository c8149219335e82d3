import CGTK

/// Owns a Swift closure that C keeps as user data.
final class Closure<Function> {
  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// Returns user data that owns a closure until ``taken(from:)`` or ``releaseClosure``.
  static func data(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Closure(function)).toOpaque()
  }

  /// Returns the closure of user data.
  static func function(of data: UnsafeMutableRawPointer?) -> Function {
    Unmanaged<Closure>.fromOpaque(data!).takeUnretainedValue().function
  }

  /// Returns the closure of user data that is used once, and releases it.
  static func taken(from data: UnsafeMutableRawPointer?) -> Function {
    Unmanaged<Closure>.fromOpaque(data!).takeRetainedValue().function
  }
}

/// Releases the closure that user data owns.
let releaseClosure: GDestroyNotify = { data in Unmanaged<AnyObject>.fromOpaque(data!).release() }
/// Releases the closure that the user data of a GClosure owns.
let releaseClosureOfHandler: GClosureNotify = { data, _ in releaseClosure(data) }
