extension ComponentParts {
  /// The parts of the button cell, as `FUIButtonCollectionViewCell` names them (seeds/000).
  public enum ButtonCell {
    private static let part = PartsTable("ButtonCell", at: "fdlFUIButtonCollectionViewCell", .seed)

    /// The cell itself.
    public static let cell = part.formCell()

    /// The button, which stands alone and is therefore larger than others; it looks as ``ActionButton`` says.
    public static let button = part(
      "button", .button, metrics: [.minimumHeight: 44, .paddingBlock: 8, .paddingInline: 16, .preferredWidth: 201]
    ).asActionButton

    /// All parts, the cell first.
    public static let all = [cell, button]
  }
}
