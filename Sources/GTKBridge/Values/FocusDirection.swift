import CGTK

/// The direction in which the keyboard focus moves.
public nonisolated enum FocusDirection: UInt32, Sendable, CaseIterable {
  /// To the next widget, as with Tab.
  case tabForward
  /// To the previous widget, as with Shift+Tab.
  case tabBackward
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right

  /// Whether the focus moves in the order of widgets.
  public var isTab: Bool { self == .tabForward || self == .tabBackward }
}

extension FocusDirection: CValue { typealias C = GtkDirectionType }
