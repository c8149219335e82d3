import CGTK

/// The phase in which an event controller handles an event.
public nonisolated enum PropagationPhase: UInt32, Sendable, CaseIterable {
  /// The controller handles no events.
  case none
  /// Before the children.
  case capture
  /// After the children.
  case bubble
  /// Only events whose target is the widget itself.
  case target
}

extension PropagationPhase: CValue { typealias C = GtkPropagationPhase }
