import CGTK
import Observation

/// A binding of whatever model, as a control sees it.
@MainActor
public protocol ControlBinding: Cancellable {
  /// To be called when a person has changed the control.
  func controlDidChange()
}

/// Keeps a value of a model and the value that a control shows equal, in both directions.
///
/// One write per change each way, and no loops: a value that is equal already is not written.  A model that clamps or
/// normalises what it is given has the last word: the control then shows the model's value.
@MainActor
public final class Binding<Model: AnyObject, Value: Equatable>: ControlBinding {
  private let model: Model
  private let path: ReferenceWritableKeyPath<Model, Value>
  private let read: () -> Value
  private let write: (Value) -> Void
  private var observer: Observer?
  private var isApplying = false

  /// Shows the model's value and follows it from now on.
  ///
  /// - Parameters:
  ///   - model: A main-actor model, held strongly.
  ///   - path: An observable property of it.
  ///   - read: What the control shows.  Capture the control weakly or unowned: the control owns the binding.
  ///   - write: Makes the control show a value.
  public init(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    self.model = model
    self.path = path
    self.read = read
    self.write = write
    observer = GTKBridge.observe { [weak self] in self?.pull() }
  }

  private func pull() {
    let value = model[keyPath: path]
    guard value != read() else { return }
    isApplying = true
    write(value)
    isApplying = false
  }

  /// To be called when a person has changed the control.
  public func controlDidChange() {
    guard !isApplying, observer != nil else { return }
    let value = read()
    guard value != model[keyPath: path] else { return }
    model[keyPath: path] = value
    // A setter that rejects a value changes nothing, so nothing would tell the control to go back.
    if model[keyPath: path] != value { observer?.markDirty() }
  }

  /// Ends both directions.
  public func cancel() {
    observer?.cancel()
    observer = nil
  }
}
