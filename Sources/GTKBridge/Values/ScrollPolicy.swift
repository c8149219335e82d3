import CGTK

/// The condition under which a scroll bar is visible.
public nonisolated enum ScrollPolicy: UInt32, Sendable, CaseIterable {
  /// Always.
  case always
  /// If the content doesn't fit.
  case automatic
  /// Never: the content determines the size.
  case never
  /// Never, but the content can be scrolled otherwise.
  case external
}

extension ScrollPolicy: CValue { typealias C = GtkPolicyType }
