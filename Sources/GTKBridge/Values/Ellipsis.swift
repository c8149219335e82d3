import CGTK

/// The position of the ellipsis in a text that doesn't fit.
public nonisolated enum Ellipsis: UInt32, Sendable, CaseIterable {
  /// The text isn't truncated.
  case none
  /// The start of the text.
  case start
  /// The middle of the text.
  case middle
  /// The end of the text.
  case end
}

extension Ellipsis: CValue { typealias C = PangoEllipsizeMode }
