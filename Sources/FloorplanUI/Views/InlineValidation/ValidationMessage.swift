/// A message about a value, displayed below its control (FUIInlineValidationType and FUIInlineValidationStyle in the
/// SAP Fiori for iOS documentation).
///
///     cell.validationMessage = ValidationMessage("Enter a number from 1 to 10.")
public nonisolated struct ValidationMessage: Hashable, Sendable {
  /// The text, preferably in a single line and at most in three.
  public var text: String
  /// The kind of the message.
  public var kind: Kind
  /// The style of the message.
  public var style: Style

  /// The kind of a message, which determines its icon and colors.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A neutral message without an icon.
    case none
    /// Information.
    case information
    /// The value is valid.
    case success
    /// The value may be unintended.
    case warning
    /// The value is invalid.
    case error
  }

  /// The style of a message.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A banner in the color of its kind.
    case banner
    /// A text below the control.
    case hint
  }

  /// Creates a message; by default an error in a banner, as in the SAP Fiori for iOS documentation.
  public init(_ text: String, kind: Kind = .error, style: Style = .banner) {
    self.text = text
    self.kind = kind
    self.style = style
  }

  /// Whether the message disappears after a while, because a success or a warning doesn't require an action.
  public var isTemporary: Bool { kind == .success || kind == .warning }

  /// The duration of a temporary message, in seconds.
  public static let temporaryDuration = 5.0
}
