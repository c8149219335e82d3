extension InlineSignatureFormCell {
  /// How far somebody has come with signing.
  public nonisolated enum State: String, Hashable, Sendable, CaseIterable {
    /// Nobody signs: a press on the canvas begins it.
    case inactive
    /// The canvas is empty and can be written on.
    case active
    /// There is something on the canvas that is not the value yet.
    case signed
    /// The value is shown.
    case saved
  }
}
