extension ComponentParts {
  /// The parts of the key-value cell, `FUIKeyValueCollectionViewCell` in the SAP Fiori for iOS documentation, which
  /// doesn't list class paths for it.
  public enum KeyValueCell: Component {
    private static let part = table(at: "fdlFUIKeyValueCollectionViewCell")

    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (8, 8), metrics: [.minimumHeight: 44, .cornerRadius: 8, .lineGap: 3])

    /// The key of the value.
    public static let keyLabel = part.text("keyLabel", .subheadline, .primaryLabel, lines: 2, .semibold)

    /// The value below its key, with any number of lines.
    public static let valueLabel = part.text("valueLabel", .body, .primaryLabel, lines: 0)

    /// The text in place of an empty value.
    public static let emptyValueLabel = part.text("emptyValueLabel", .body, .tertiaryLabel, lines: 1)

    /// The value as a button, such as a phone number.
    ///
    /// It has the tint color that is legible on all surfaces.
    public static let valueButton = part(
      "valueButton", .button, .pressableText(.body, lines: 0), padding: (0, 0),
      metrics: [.minimumHeight: 24, .minimumWidth: 44, .cornerRadius: 4])

    /// All parts, the cell first.
    public static let all = [cell, keyLabel, valueLabel, emptyValueLabel, valueButton]
  }

  /// The parts of the simple property cell, with the names of `FUISimplePropertyCollectionViewCell` in the SAP Fiori
  /// for iOS documentation.
  public enum SimplePropertyCell: Component {
    private static let part = table(at: "fdlFUISimplePropertyCollectionViewCell", .fiori)

    /// The cell itself.
    ///
    /// Its column gap is the space between a key and a field on the same line, its line gap the space below a key above
    /// the field.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (8, 16),
      metrics: [.minimumHeight: 44, .cornerRadius: 8, .columnGap: 12, .lineGap: 3])

    /// The key of the value.
    ///
    /// Next to the field, its maximum width is 115 in a compact width and 160 in a regular one.
    public static let keyLabel = part.text(
      "keyLabel", .subheadline, .primaryLabel, lines: 2, .semibold,
      metrics: [.compactColumnWidth: 115, .regularColumnWidth: 160])

    /// The value in a read-only field, with a faint surface and no border.
    public static let valueTextField = part(
      // The user can't type in it.
      "valueTextField", .textField, .text(.body, .primaryLabel, lines: 1), .surface(.quaternaryFill),
      unsupported: [.tintColor], padding: (8, 8), metrics: [.minimumHeight: 44, .cornerRadius: 8]
    ).with(.hasReadOnlyClass)

    /// All parts, the cell first.
    public static let all = [cell, keyLabel, valueTextField]
  }
}
