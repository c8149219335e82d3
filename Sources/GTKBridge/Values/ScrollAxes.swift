import CGTK

/// The axes along which wheels and touchpads scroll.
public nonisolated struct ScrollAxes: OptionSet, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The vertical axis.
  public static let vertical = ScrollAxes(rawValue: 1)
  /// The horizontal axis.
  public static let horizontal = ScrollAxes(rawValue: 2)
}

extension ScrollAxes: CValue { typealias C = GtkEventControllerScrollFlags }
