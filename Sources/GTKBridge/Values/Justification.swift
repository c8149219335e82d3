import CGTK

/// The alignment of lines within a paragraph.
public nonisolated enum Justification: UInt32, Sendable, CaseIterable {
  /// The left edge, in every text direction.
  case left
  /// The right edge, in every text direction.
  case right
  /// The center.
  case center
  /// Both edges.
  case fill
}

extension Justification: CValue { typealias C = GtkJustification }
