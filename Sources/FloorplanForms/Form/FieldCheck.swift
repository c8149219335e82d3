import FloorplanUI
import GTKBridge
import Observation

/// An asynchronous rule of a field.
struct AsyncRule<Model: AnyObject & Observable> {
  /// The time without changes before the rule runs, in milliseconds.
  let delay: UInt32
  /// Returns the message about the model's value; nil if it is valid.
  let check: @MainActor (Model) async throws -> ValidationMessage?
}

/// The check of a field by its asynchronous rule in one form, with its timer and its task.
@Observable
final class FieldCheck<Model: AnyObject & Observable> {
  private let field: FormField<Model>
  private let rule: AsyncRule<Model>
  private let model: Model
  private var state = CheckState()
  /// The value to which the state belongs.
  @ObservationIgnored private var value: FormField<Model>.CapturedValue
  @ObservationIgnored private var observer: Observer?
  @ObservationIgnored @Pending private var timer: LoopSource?
  @ObservationIgnored private var task: Task<Void, Never>?
  /// Returns whether the form is editable.
  @ObservationIgnored var isFormEditable: () -> Bool = { true }
  /// Called after the state has changed.
  @ObservationIgnored var onChange: () -> Void = {}

  /// Creates the check of a field; nil if it has no asynchronous rule.
  init?(of field: FormField<Model>, in model: Model) {
    guard let rule = field.asyncRule else { return nil }
    self.field = field
    self.rule = rule
    self.model = model
    value = field.capture(model)
  }

  isolated deinit { stop() }

  /// Whether the result for the current value is expected soon.
  var isPending: Bool { state.isPending }

  /// Whether the value is invalid anyway, so the rule doesn't run.
  private var isBlocked: Bool { field.check(model, isEditable: isFormEditable())?.kind == .error }

  /// Whether the rule has accepted the current value, or returned a message about it.
  var isChecked: Bool { if case .checked = state.phase { value.isCurrent() } else { false } }

  /// The message about the current value or the progress of its check.
  var message: ValidationMessage? {
    // An observer has to learn of the check of a new value, which begins after the change.
    let phase = state.phase
    guard value.isCurrent() else { return nil }
    switch phase {
    case .unchecked, .waiting: return nil
    case .running: return ValidationMessage(localized("Checking…"), kind: .none, style: .hint)
    case .checked(let message): return message
    case .failed(let reason):
      let problem =
        reason.map { localized("Can’t check this value: %1$@").filled(with: $0) }
        ?? localized("Can’t check this value.")
      return ValidationMessage([problem, localized("It will be checked again when you save.")].joined(separator: "\n"))
    }
  }

  // MARK: Events

  /// Starts to check each change of the value.
  func follow() {
    guard observer == nil else { return }
    observer = GTKBridge.observe { [weak self] in
      _ = self.map { ($0.field.isVisible($0.model), $0.value.isCurrent()) }
    } apply: { [weak self] _ in
      self?.update()
    }
  }

  /// Ends ``follow()`` and cancels the check.
  func unfollow() {
    observer = nil
    handle(.withdrawn)
  }

  /// Starts the check after changes of the value, and cancels it if the field is hidden.
  func update() {
    let isChanged = !value.isCurrent()
    if isChanged { value = field.capture(model) }
    if field.isVisible(model) {
      if isChanged { handle(.valueChanged) }
    } else {
      handle(isChanged ? .discarded : .withdrawn)
    }
  }

  /// Checks the value now unless there is a result.
  func request() {
    update()
    if !isBlocked { handle(.requested) }
  }

  /// Checks the value again if that failed.
  func retry() { if case .failed = state.phase { request() } }

  /// Discards the result.
  func discard() {
    value = field.capture(model)
    handle(.discarded)
  }

  private func handle(_ event: CheckState.Event) {
    var new = state
    let effect = new.handle(event)
    let isChanged = new != state
    if isChanged { state = new }
    if effect != nil { stop() }
    switch effect {
    case .wait: timer = MainLoop.after(milliseconds: rule.delay) { [weak self] in self?.didPause() }
    case .run: run()
    case .stop, nil: break
    }
    if isChanged { onChange() }
  }

  private func didPause() {
    timer = nil
    // The value may have changed in this iteration of the main loop.
    update()
    if timer == nil { handle(isBlocked ? .withdrawn : .paused) }
  }

  private func run() {
    let run = state.runCount
    task = Task { [weak self, model, check = rule.check] in
      let result: CheckState.Phase
      do {
        result = .checked(try await check(model))
      } catch {
        result = .failed(reason: error is CancellationError ? nil : problemText(of: error))
      }
      self?.update()
      self?.handle(.ended(run: run, result))
    }
  }

  private func stop() {
    timer = nil
    task?.cancel()
    task = nil
  }
}
