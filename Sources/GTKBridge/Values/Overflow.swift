import CGTK

/// The visibility of content outside the bounds of a widget.
public nonisolated enum Overflow: UInt32, Sendable, CaseIterable {
  /// The content is drawn.
  case visible
  /// The content is clipped.
  case hidden
}

extension Overflow: CValue { typealias C = GtkOverflow }
