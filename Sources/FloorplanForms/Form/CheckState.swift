import FloorplanUI

/// The progress of an asynchronous rule, without its timer and its task.
nonisolated struct CheckState: Equatable {
  /// The progress of the check of the current value.
  enum Phase: Equatable {
    /// The value wasn't checked yet.
    case unchecked
    /// The value has just changed.
    case waiting
    /// The rule is running.
    case running
    /// The rule returned a message, or nil for a valid value.
    case checked(ValidationMessage?)
    /// The rule threw an error, whose description is the reason, if there is one.
    case failed(reason: String?)
  }

  /// An event that may change the phase.
  enum Event {
    /// The value changed.
    case valueChanged
    /// The value didn't change for a while.
    case paused
    /// The result is needed, because the user saves the form or leaves the field.
    case requested
    /// The result is no longer needed.
    case withdrawn
    /// All results are discarded.
    case discarded
    /// A run of the rule ended.
    case ended(run: Int, Phase)
  }

  /// An action of the timer or the task.
  enum Effect {
    /// Cancel the run, and report a pause later.
    case wait
    /// Run the rule immediately.
    case run
    /// Cancel the timer and the run.
    case stop
  }

  private(set) var phase = Phase.unchecked
  /// The number of started runs, which identifies the last one.
  private(set) var runCount = 0

  /// Whether the result is expected soon.
  var isPending: Bool { phase == .waiting || phase == .running }

  /// Handles an event and returns its effect, if any.
  mutating func handle(_ event: Event) -> Effect? {
    switch (event, phase) {
    case (.valueChanged, _):
      phase = .waiting
      return .wait
    case (.paused, .waiting), (.requested, .unchecked), (.requested, .waiting), (.requested, .failed):
      phase = .running
      runCount += 1
      return .run
    case (.withdrawn, .waiting), (.withdrawn, .running), (.discarded, _):
      phase = .unchecked
      return .stop
    // Other runs were canceled.
    case (.ended(run: runCount, let result), .running): phase = result
    default: break
    }
    return nil
  }
}
