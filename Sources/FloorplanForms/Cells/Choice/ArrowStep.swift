package import CGTK

/// The direction in which a key moves among options that form one tab stop.
package enum ArrowStep {
  /// To the option at the left or the right.
  case left, right
  /// To the previous or next line.
  case up, down
  /// To the first or the last option.
  case first, last

  /// Creates the step of an arrow key, Home or End, or nil for any other key or with a modifier.
  ///
  /// - Parameters:
  ///   - key: A `GDK_KEY_` constant.
  ///   - modifiers: The modifiers that are held with it.
  package init?(_ key: Int32, _ modifiers: GdkModifierType) {
    guard modifiers.acceleratorModifiers.isEmpty,
      let step = Self.steps[key]
    else { return nil }
    self = step
  }

  /// Whether the key has no effect outside the options.
  package var staysInside: Bool { self != .up && self != .down }

  private static let steps: [Int32: ArrowStep] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Home: .first, GDK_KEY_KP_Home: .first, GDK_KEY_End: .last, GDK_KEY_KP_End: .last,
  ]
}
