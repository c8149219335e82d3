extension ComponentParts {
  /// The parts of the button cell, as `FUIButtonCollectionViewCell` names them (seeds/000).
  public enum ButtonCell {
    /// The cell itself.
    public static let cell = ComponentPart(
      component: "ButtonCell", name: "", kind: .cell, classPath: "fdlFUIButtonCollectionViewCell", settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44])

    /// The button, which stands alone and is therefore larger than others; it looks as ``ActionButton`` says.
    public static let button = ComponentPart(
      component: "ButtonCell", name: "button", kind: .button, classPath: "fdlFUIButtonCollectionViewCell_button",
      metrics: [.minimumHeight: 44, .paddingBlock: 8, .paddingInline: 16, .preferredWidth: 201]
    ).asActionButton

    /// All parts, the cell first.
    public static let all = [cell, button]
  }
}
