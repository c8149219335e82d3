import CGTK
public import Observation

/// A two-way binding between a property of a model and the value of a control.
///
/// Every change causes a single write in each direction, without loops, because equal values aren't written. If a model
/// clamps or normalizes its value, the control displays the model's value.
public final class Binding: Cancellable {
  private var update: (() -> Void)?
  @Pending private var observer: Observer?
  private var isApplying = false

  /// Displays the model's value and tracks its changes.
  ///
  /// - Parameters:
  ///   - model: A model on the main actor, held strongly.
  ///   - path: The key path of an observable property.
  ///   - read: A closure that returns the control's value. It must capture the control weakly or unowned, because the
  ///     control owns the binding.
  ///   - write: A closure that sets the control's value.
  public init<Model: AnyObject & Observable, Value: Equatable>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    observer = GTKBridge.observe { [weak self] in
      let value = model[keyPath: path]
      guard let self, value != read() else { return }
      isApplying = true
      write(value)
      isApplying = false
    }
    update = { [weak self] in
      let value = read()
      guard value != model[keyPath: path] else { return }
      model[keyPath: path] = value
      // A setter that rejects a value doesn't notify observers, so the control must be reset explicitly.
      if model[keyPath: path] != value { self?.observer?.markDirty() }
    }
  }

  /// Updates the model after the user changed the control.
  public func controlDidChange() {
    if !isApplying, observer != nil { update?() }
  }

  /// Ends the binding in both directions.
  public func cancel() { observer = nil }
}
