extension ComponentParts {
  /// The parts of the list picker's form cell, with the names of `FUIListPickerCollectionViewCell` and
  /// `FUIListPickerFormView` in the SAP Fiori for iOS documentation.
  public enum ListPickerFormCell: Component {
    private static let part = table(at: "fdlFUIListPickerCollectionViewCell", .fiori)

    /// The cell itself.
    ///
    /// The SAP Fiori for iOS documentation doesn't list a class path for it.
    public static let cell = part.floorplan.formCell([.controlGap: 12, .lineGap: 3, .iconGap: 8])

    /// The selection of the cell while its picker is open.
    ///
    /// By default it has no effect, because form cells aren't highlighted like rows.
    public static let selectedBackgroundView = part("selectedBackgroundView", .selection, .plainCell)

    /// The title of the choice.
    public static let title = part("title", .text, .formTitle)

    /// The selected options.
    public static let valueText = part.text(
      "valueText", at: "fdlFUIListPickerFormView_valueText", .body, .secondaryLabel, lines: 2)

    /// The button that covers an editable cell, with the same size.
    public static let button = part.floorplan(
      "button", .button, .pressableSurface, .border(.negativeLabel, 2, variant: .negative),
      unsupported: .ofText.union([.width, .height]), padding: (0, 0), metrics: [.minimumHeight: 24, .cornerRadius: 8])

    /// The chevron that indicates the picker.
    public static let accessory = part.floorplan.indicator("accessory", .tertiaryLabel)

    /// All parts, the cell first.
    public static let all = [cell, selectedBackgroundView, title, valueText, button, accessory]
  }
}
