extension ComponentParts {
  /// The parts of the order picker form cell, with the names of `FUIOrderPickerFormView` in the SAP Fiori for iOS
  /// documentation.
  public enum OrderPickerFormCell: Component {
    private static let part = table(.fiori)

    /// The cell itself; its line gap is the space between the title and the criteria.
    public static let cell = part.floorplan.formCell([.controlGap: 12, .lineGap: 3])

    /// The title of the order.
    public static let title = part("title", .text, .formTitle(.headline))

    /// The container of the criteria; its border is visible if the order is invalid.
    public static let criteria = part.floorplan(
      "criteria", .mark, .errorOutline, padding: (0, 0), metrics: [.cornerRadius: 10])

    /// The order as text, if the cell is read-only.
    public static let valueLabel = part.floorplan.text("valueLabel", .body, .secondaryLabel, lines: 0)

    /// All parts, the cell first.
    public static let all = [cell, title, criteria, valueLabel]
  }

  /// The parts of a criterion in the order picker, with the names of `FUIOrderPickerFormItemView` in the SAP Fiori for
  /// iOS documentation.
  public enum OrderPickerFormItemCell: Component {
    private static let part = table(.fiori)

    /// The row of a criterion.
    ///
    /// Its column gap is the space between the texts and the controls next to them.
    public static let row = part.floorplan(
      "", .cell, .pressableCell, padding: (4, 6),
      metrics: [.minimumHeight: 44, .cornerRadius: 8, .columnGap: 12])

    /// The icon of an active criterion, with the size of its font style.
    public static let leadingImageView = part(
      "leadingImageView", .image, .image(.tintColor2), [StyleSetting(.fontStyle, .textStyle(.body))],
      metrics: [.iconSize: 17])

    /// The name of the criterion.
    public static let title = part.text("title", .subheadline, .primaryLabel, lines: 1, .semibold)

    /// The button that reverses the direction.
    ///
    /// Its icon gap is the space between the arrow and the text.
    public static let directionButton = part.floorplan(
      "directionButton", .button, .pressableSurface, unsupported: .ofText, padding: (0, 8),
      metrics: [.minimumHeight: 36, .minimumWidth: 44, .cornerRadius: 8, .iconGap: 4])

    /// The arrow of the direction.
    public static let directionImageView = part.floorplan.icon(
      "directionImageView", .tintColor2, size: 16, unsupported: [.imageName])

    /// The direction as text.
    public static let subtitle = part(
      // A truncated direction would be useless.
      "subtitle", .text, .text(.subheadline, .tintColor2, lines: 2), .semibold)

    /// The handle for dragging the criterion.
    public static let handle = part.floorplan.icon(
      "handle", .tertiaryLabel, size: 16, metrics: [.minimumWidth: 36, .minimumHeight: 36])

    /// All parts, the row first.
    public static let all = [row, leadingImageView, title, directionButton, directionImageView, subtitle, handle]
  }
}
