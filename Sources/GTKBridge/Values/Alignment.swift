import CGTK

/// The alignment of a widget along one axis, in space that it doesn't need.
public nonisolated enum Alignment: UInt32, Sendable, CaseIterable {
  /// The widget fills the space.
  case fill
  /// The leading edge, or the top.
  case start
  /// The trailing edge, or the bottom.
  case end
  /// The center.
  case center
  /// The baseline of the row.
  case baseline
}

extension Alignment: CValue { typealias C = GtkAlign }
