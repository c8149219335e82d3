import CGTK
import Observation

/// A type-erased binding, as seen by a control.
@MainActor
public protocol ControlBinding: Cancellable {
  /// Updates the model after the user changed the control.
  func controlDidChange()
}

/// A two-way binding between a property of a model and the value of a control.
///
/// Every change causes a single write in each direction, without loops, because equal values aren't written. If a model
/// clamps or normalizes its value, the control displays the model's value.
@MainActor
public final class Binding<Model: AnyObject, Value: Equatable>: ControlBinding {
  private let model: Model
  private let path: ReferenceWritableKeyPath<Model, Value>
  private let read: () -> Value
  private let write: (Value) -> Void
  private var observer: Observer?
  private var isApplying = false

  /// Displays the model's value and tracks its changes.
  ///
  /// - Parameters:
  ///   - model: A model on the main actor, held strongly.
  ///   - path: The key path of an observable property.
  ///   - read: A closure that returns the control's value. It must capture the control weakly or unowned, because the
  ///     control owns the binding.
  ///   - write: A closure that sets the control's value.
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

  /// Updates the model after the user changed the control.
  public func controlDidChange() {
    guard !isApplying, observer != nil else { return }
    let value = read()
    guard value != model[keyPath: path] else { return }
    model[keyPath: path] = value
    // A setter that rejects a value doesn't notify observers, so the control must be reset explicitly.
    if model[keyPath: path] != value { observer?.markDirty() }
  }

  /// Ends the binding in both directions.
  public func cancel() {
    observer?.cancel()
    observer = nil
  }
}
