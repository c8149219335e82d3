import CGTK

/// A key, regardless of Shift and of its position on the keyboard.
///
/// The keys of the keypad are equal to those of the main block with the same function, and capital letters to small
/// ones.
///
/// ```swift
/// onKeyPress { key, modifiers in
///   switch (key, modifiers.acceleratorModifiers) {
///   case ("f", .control): startSearch()
///   case (.delete, []): deleteItem()
///   default: return false
///   }
///   return true
/// }
/// ```
public nonisolated struct Key: RawRepresentable, Hashable, Sendable {
  /// The value of the key in GDK.
  public let rawValue: UInt32

  /// Creates a key from its value in GDK.
  public init(rawValue: UInt32) {
    self.rawValue = gdk_keyval_to_lower(Self.counterparts[rawValue] ?? rawValue)
  }
  /// Creates the key that types a character.
  public init(_ character: Character) {
    let scalars = character.unicodeScalars
    self.init(rawValue: gdk_unicode_to_keyval(scalars[scalars.startIndex].value))
  }
  private init(_ value: Int32) { rawValue = UInt32(value) }

  /// The character that the key types without Shift; nil for keys such as Escape.
  public var character: Character? {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(rawValue)), scalar.value > 0,
      scalar.properties.generalCategory != .control
    else { return nil }
    return Character(scalar)
  }

  /// The GDK values of the key and of its counterparts.
  var values: [UInt32] { [rawValue] + Self.counterparts.filter { $0.value == rawValue }.keys }

  /// The values of the main block by those of the keypad and of variants.
  private static let counterparts: [UInt32: UInt32] = {
    let keys: [Int32: Int32] = [
      GDK_KEY_KP_Enter: GDK_KEY_Return, GDK_KEY_ISO_Enter: GDK_KEY_Return,
      GDK_KEY_KP_Tab: GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: GDK_KEY_Tab,
      GDK_KEY_KP_Insert: GDK_KEY_Insert, GDK_KEY_KP_Delete: GDK_KEY_Delete,
      GDK_KEY_KP_Up: GDK_KEY_Up, GDK_KEY_KP_Down: GDK_KEY_Down,
      GDK_KEY_KP_Left: GDK_KEY_Left, GDK_KEY_KP_Right: GDK_KEY_Right,
      GDK_KEY_KP_Home: GDK_KEY_Home, GDK_KEY_KP_End: GDK_KEY_End,
      GDK_KEY_KP_Page_Up: GDK_KEY_Page_Up, GDK_KEY_KP_Page_Down: GDK_KEY_Page_Down,
    ]
    let typing = [GDK_KEY_KP_Space, GDK_KEY_KP_Equal] + Array(GDK_KEY_KP_Multiply...GDK_KEY_KP_9)
    return Dictionary(
      uniqueKeysWithValues: keys.map { (UInt32($0), UInt32($1)) }
        + typing.map { (UInt32($0), gdk_unicode_to_keyval(gdk_keyval_to_unicode(UInt32($0)))) })
  }()
}

nonisolated extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

nonisolated extension Key {
  /// Enter or Return.
  public static let enter = Key(GDK_KEY_Return)
  /// Escape.
  public static let escape = Key(GDK_KEY_Escape)
  /// The space bar.
  public static let space = Key(GDK_KEY_space)
  /// Tab.
  public static let tab = Key(GDK_KEY_Tab)
  /// Backspace, which deletes the character before the cursor.
  public static let backspace = Key(GDK_KEY_BackSpace)
  /// Delete, which deletes the character after the cursor.
  public static let delete = Key(GDK_KEY_Delete)
  /// Insert.
  public static let insert = Key(GDK_KEY_Insert)
  /// Up arrow.
  public static let up = Key(GDK_KEY_Up)
  /// Down arrow.
  public static let down = Key(GDK_KEY_Down)
  /// Left arrow.
  public static let left = Key(GDK_KEY_Left)
  /// Right arrow.
  public static let right = Key(GDK_KEY_Right)
  /// Home.
  public static let home = Key(GDK_KEY_Home)
  /// End.
  public static let end = Key(GDK_KEY_End)
  /// Page Up.
  public static let pageUp = Key(GDK_KEY_Page_Up)
  /// Page Down.
  public static let pageDown = Key(GDK_KEY_Page_Down)
  /// The key that opens a context menu.
  public static let menu = Key(GDK_KEY_Menu)
  /// The key that goes back, as in a browser.
  public static let back = Key(GDK_KEY_Back)
  /// The key that goes forward, as in a browser.
  public static let forward = Key(GDK_KEY_Forward)
  /// Returns a function key: 1 is F1.
  public static func function(_ number: Int) -> Key { Key(GDK_KEY_F1 + Int32(number) - 1) }
}
