public import CGTK

/// The modifier keys that are held during an event.
public nonisolated struct ModifierKeys: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = ModifierKeys(rawValue: 1 << 0)
  /// Caps Lock, while it is on.
  public static let capsLock = ModifierKeys(rawValue: 1 << 1)
  /// Ctrl.
  public static let control = ModifierKeys(rawValue: 1 << 2)
  /// Alt.
  public static let alt = ModifierKeys(rawValue: 1 << 3)
  /// Super, usually a key with a logo.
  public static let `super` = ModifierKeys(rawValue: 1 << 26)
  /// Meta.
  public static let meta = ModifierKeys(rawValue: 1 << 28)

  /// The modifier keys, without buttons and locks.
  public var acceleratorModifiers: ModifierKeys { intersection([.control, .shift, .alt, .super, .meta]) }
}

extension ModifierKeys: CValue { typealias C = GdkModifierType }

extension ModifierKeys: ValueConvertible {
  /// `GdkModifierType`.
  public static var gtype: GType { gdk_modifier_type_get_type() }
  /// Reads the flags.
  public static func load(_ value: UnsafePointer<GValue>) -> ModifierKeys {
    ModifierKeys(rawValue: g_value_get_flags(value))
  }
  /// Writes the flags.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }
}
