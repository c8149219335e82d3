/// What is to be said of a value, below the control that it is set with (FUIInlineValidationType and -Style).
///
///     cell.validationMessage = ValidationMessage("Enter a number from 1 to 10.")
public nonisolated struct ValidationMessage: Hashable, Sendable {
  /// The message, in one line if possible and in no more than three.
  public var text: String
  /// What it means.
  public var kind: Kind
  /// How much it stands out.
  public var style: Style

  /// What a message means; its icon and its colours follow.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Nothing but what it says; it has no icon.
    case none
    /// Something to know.
    case information
    /// The value is right.
    case success
    /// The value may not be what is meant.
    case warning
    /// The value can't be taken.
    case error
  }

  /// How much a message stands out.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// On a surface of its own, in the colour of its kind.
    case banner
    /// As a text below the control.
    case hint
  }

  /// Makes a message: by itself an error in a banner, as in the reference.
  public init(_ text: String, kind: Kind = .error, style: Style = .banner) {
    self.text = text
    self.kind = kind
    self.style = style
  }

  /// Whether the message goes by itself after a while: what is right, or may be, needs nothing done.
  public var isTemporary: Bool { kind == .success || kind == .warning }

  /// How long a temporary message stays, in seconds.
  public static let temporaryDuration = 5.0
}
