import CGTK
import GTKBridge

extension Widget {
  /// Calls `perform` when the user presses Enter or Space without a modifier.
  ///
  /// GTK leaves these keys to the window, so widgets around a form cell would get them first.
  final func onActivationKey(_ perform: @escaping () -> Void) {
    onKeyPress { key, modifiers in
      guard modifiers.acceleratorModifiers.isEmpty, activationKeys.contains(Int32(bitPattern: key)) else {
        return false
      }
      perform()
      return true
    }
  }
}

private let activationKeys: Set<Int32> = [
  GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
]
