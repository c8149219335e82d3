import CGTK

/// An axis of a widget or layout.
public nonisolated enum Orientation: UInt32, Sendable, CaseIterable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical
}

extension Orientation: CValue { typealias C = GtkOrientation }
