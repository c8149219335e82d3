extension ComponentParts {
  /// The parts of the key-value cell, `FUIKeyValueCollectionViewCell` in seeds/000, which lists no class paths of it.
  public enum KeyValueCell {
    private static let part = PartsTable("KeyValueCell", at: "fdlFUIKeyValueCollectionViewCell")

    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell,
      metrics: [.paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .cornerRadius: 8, .lineGap: 3])

    /// What the value is.
    public static let keyLabel = part("keyLabel", .text, .text(.subheadline, .primaryLabel, lines: 2), .semibold)

    /// The value, below its key, in as many lines as it needs.
    public static let valueLabel = part("valueLabel", .text, .text(.body, .primaryLabel, lines: 0))

    /// What stands for a value that there is none of.
    public static let emptyValueLabel = part("emptyValueLabel", .text, .text(.body, .tertiaryLabel, lines: 1))

    /// The value as something that one can press, such as a number to call; the tint that is legible on every surface.
    public static let valueButton = part(
      "valueButton", .button, .pressableText(.body, lines: 0),
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 24, .minimumWidth: 44, .cornerRadius: 4])

    /// All parts, the cell first.
    public static let all = [cell, keyLabel, valueLabel, emptyValueLabel, valueButton]
  }

  /// The parts of the simple property cell, as `FUISimplePropertyCollectionViewCell` names them (seeds/000).
  public enum SimplePropertyCell {
    private static let part = PartsTable("SimplePropertyCell", at: "fdlFUISimplePropertyCollectionViewCell", .seed)

    /// The cell itself.
    ///
    /// Its column gap is the room between key and field beside each other, its line gap that between them one below the
    /// other.
    public static let cell = part(
      "", .cell, .interactiveCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .cornerRadius: 8, .columnGap: 12, .lineGap: 3,
      ])

    /// What the value is; beside the field it is at most 115 wide in compact and 160 in regular.
    public static let keyLabel = part(
      "keyLabel", .text, .text(.subheadline, .primaryLabel, lines: 2), .semibold,
      metrics: [.compactColumnWidth: 115, .regularColumnWidth: 160])

    /// The value in a field that only shows: a faint surface and no border.
    public static let valueTextField = part(
      // Nobody types in it.
      "valueTextField", .textField, .text(.body, .primaryLabel, lines: 1), .surface(.quaternaryFill),
      refusing: [.tintColor], metrics: [.paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .cornerRadius: 8]
    ).with(.showsReadOnly)

    /// All parts, the cell first.
    public static let all = [cell, keyLabel, valueTextField]
  }
}
