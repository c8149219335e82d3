import GTKBridge

/// Has a button do what it does again and again while it is held, as on a stepper.
@MainActor
final class HoldToRepeat {
  /// How long a press is held before it repeats, in milliseconds.
  static let delay: UInt32 = 400
  /// The time between two repetitions, in milliseconds.
  static let interval: UInt32 = 80

  private let action: () -> Bool
  private var source: LoopSource?
  private var hasRepeated = false

  /// Makes a button repeat.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - action: What a press does; it says whether another one would do anything.
  init(_ button: Button, _ action: @escaping () -> Bool) {
    self.action = action
    let pointer = PointerController()
    pointer.onPress { [weak self] isPrimary in if isPrimary { self?.press() } }
    pointer.onRelease { [weak self] in self?.release() }
    button.addController(pointer)
    button.onClick { [weak self] in self?.click() }
  }

  private func press() {
    stop()
    hasRepeated = false
    source = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.begin() }
  }

  private func begin() {
    source = MainLoop.every(milliseconds: Self.interval) { [weak self] in
      guard let self else { return false }
      hasRepeated = true
      return action()
    }
  }

  private func release() {
    stop()
    // The click that this release makes belongs to the repetitions; one from elsewhere would come later.
    MainLoop.idle { [weak self] in self?.hasRepeated = false }
  }

  private func click() {
    guard !hasRepeated else { return }
    _ = action()
  }

  /// Ends the repetitions, as when the button goes or is disabled.
  func stop() {
    source?.cancel()
    source = nil
  }
}
