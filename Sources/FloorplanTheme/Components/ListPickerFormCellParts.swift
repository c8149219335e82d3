extension ComponentParts {
  /// The parts of the list picker's form cell, as `FUIListPickerCollectionViewCell` and `FUIListPickerFormView` name
  /// them (seeds/000).
  public enum ListPickerFormCell {
    private static let part = PartsTable("ListPickerFormCell", at: "fdlFUIListPickerCollectionViewCell", .seed)

    /// The cell itself, for which the seeds list no class path.
    public static let cell = part.ours.formCell([.controlGap: 12, .lineGap: 3, .iconGap: 8])

    /// The cell while its picker is open: it looks as before unless a sheet says otherwise, since cells of forms are
    /// not highlighted as rows.
    public static let selectedBackgroundView = part("selectedBackgroundView", .selection, .plainCell)

    /// What is chosen.
    public static let title = part("title", .text, .formTitle)

    /// The chosen options.
    public static let valueText = part(
      "valueText", .text, at: "fdlFUIListPickerFormView_valueText", .text(.body, .secondaryLabel, lines: 2))

    /// The button that covers the cell while the value may be changed, whose size is the cell's.
    public static let button = part.ours(
      "button", .button, .pressableSurface, .border(.negativeLabel, 2, variant: .negative),
      refusing: .ofText.union([.width, .height]),
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 24, .cornerRadius: 8])

    /// The chevron, which says that there is more behind the cell.
    public static let accessory = part.ours(
      "accessory", .image, .image(.tertiaryLabel), refusing: [.imageName], metrics: [.iconSize: 16]
    ).with(.takesTintOfCell)

    /// All parts, the cell first.
    public static let all = [cell, selectedBackgroundView, title, valueText, button, accessory]
  }
}
