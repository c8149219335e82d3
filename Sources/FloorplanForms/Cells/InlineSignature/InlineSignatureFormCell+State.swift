extension InlineSignatureFormCell {
  /// The progress of signing.
  public nonisolated enum State: String, Hashable, Sendable, CaseIterable {
    /// Signing hasn't started; a press on the canvas starts it.
    case inactive
    /// The canvas is empty and accepts strokes.
    case active
    /// The canvas has content that isn't saved.
    case signed
    /// The value is displayed.
    case saved
  }
}
