extension ComponentParts {
  /// The parts of the button cell, with the names of `FUIButtonCollectionViewCell` in the SAP Fiori for iOS
  /// documentation.
  public enum ButtonCell: Component {
    private static let part = table(at: "fdlFUIButtonCollectionViewCell", .fiori)

    /// The cell itself.
    public static let cell = part.formCell()

    /// The button, with the values of ``ActionButton`` by default.
    ///
    /// It is larger than others because it is alone.
    public static let button = part(
      "button", .button, padding: (8, 16), metrics: [.minimumHeight: 44, .preferredWidth: 201]
    ).asActionButton

    /// All parts, the cell first.
    public static let all = [cell, button]
  }
}
