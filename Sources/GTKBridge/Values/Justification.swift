import CGTK

/// The alignment of lines within a paragraph.
public nonisolated enum Justification: UInt32, Sendable, CaseIterable {
  /// The leading edge: the left one in left-to-right.
  case left
  /// The trailing edge: the right one in left-to-right.
  case right
  /// The center.
  case center
  /// Both edges.
  case fill
}

extension Justification: CValue { typealias C = GtkJustification }
