import CGTK

/// The states of a widget, which its style depends on.
public nonisolated struct StateFlags: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Pressed.
  public static let active = StateFlags(rawValue: 1 << 0)
  /// Under the pointer.
  public static let prelight = StateFlags(rawValue: 1 << 1)
  /// Selected.
  public static let selected = StateFlags(rawValue: 1 << 2)
  /// Disabled.
  public static let insensitive = StateFlags(rawValue: 1 << 3)
  /// Focused.
  public static let focused = StateFlags(rawValue: 1 << 5)
  /// In an inactive window.
  public static let backdrop = StateFlags(rawValue: 1 << 6)
  /// On, as a check box.
  public static let checked = StateFlags(rawValue: 1 << 11)
  /// Under a drag that it accepts.
  public static let dropActive = StateFlags(rawValue: 1 << 12)
  /// Focused, with a visible focus ring.
  public static let focusVisible = StateFlags(rawValue: 1 << 13)
  /// Focused, or with a focused descendant.
  public static let focusWithin = StateFlags(rawValue: 1 << 14)
}

extension StateFlags: CValue { typealias C = GtkStateFlags }
