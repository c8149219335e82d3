extension ComponentParts {
  /// The parts of the summary of a form's problems: the links to the invalid fields, and the space around them.
  ///
  /// The message above the links is an ``InlineValidationView``.
  public enum FormSummary: Component {
    /// The surface; its line gap is the space between the message and the links.
    public static let view = part("", .cell, .surface(.primaryGroupedBackground), metrics: [.lineGap: 4])

    /// A link with the title and the message of an invalid field, with any number of lines.
    public static let linkButton = part(
      "linkButton", .button, .pressableText(.footnote, lines: 0), padding: (4, 12),
      metrics: [.minimumHeight: 32, .minimumWidth: 44, .cornerRadius: 4])

    /// All parts, the surface first.
    public static let all = [view, linkButton]
  }
}
