package import CGTK

/// Where a key leads among choices that are one stop of the keyboard.
package enum ArrowStep {
  /// To the choice at the left or the right.
  case left, right
  /// To the line above or below.
  case up, down
  /// To the first or the last choice.
  case first, last

  /// What a key means; nil for nothing of these.
  ///
  /// - Parameters:
  ///   - key: A `GDK_KEY_` constant.
  ///   - held: The keys that are held with it.
  package init?(_ key: Int32, _ held: GdkModifierType) {
    guard held.isDisjoint(with: [.controlMask, .shiftMask, .altMask, .superMask, .metaMask]),
      let step = Self.steps[key]
    else { return nil }
    self = step
  }

  /// Whether the key has nothing to do outside of the choices.
  package var staysInside: Bool { self != .up && self != .down }

  private static let steps: [Int32: ArrowStep] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Home: .first, GDK_KEY_KP_Home: .first, GDK_KEY_End: .last, GDK_KEY_KP_End: .last,
  ]
}
