import GTKBridge

extension Widget {
  /// Calls `perform` when the user presses Enter or Space without a modifier.
  ///
  /// GTK leaves these keys to the window, so widgets around a form cell would get them first.
  final func onActivationKey(_ perform: @escaping () -> Void) {
    onKeyPress { key, modifiers in
      guard modifiers.acceleratorModifiers.isEmpty, [.enter, .space].contains(key) else {
        return false
      }
      perform()
      return true
    }
  }
}
