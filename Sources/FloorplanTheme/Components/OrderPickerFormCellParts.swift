extension ComponentParts {
  /// The parts of the order picker form cell, as `FUIOrderPickerFormView` names them (seeds/000).
  public enum OrderPickerFormCell {
    private static let part = PartsTable("OrderPickerFormCell", .seed)

    /// The cell itself; its line gap is the room between the title and the criteria.
    public static let cell = part.ours.formCell([.controlGap: 12, .lineGap: 3])

    /// What is put in order.
    public static let title = part("title", .text, .formTitle(.headline))

    /// What the criteria stand in; the line around it is seen where the order can't be taken.
    public static let criteria = part.ours(
      "criteria", .mark, .errorOutline, metrics: [.paddingBlock: 0, .paddingInline: 0, .cornerRadius: 10])

    /// The order as text, where it may not be changed.
    public static let valueLabel = part.ours("valueLabel", .text, .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, criteria, valueLabel]
  }

  /// The parts of a criterion of the order picker, as `FUIOrderPickerFormItemView` names them (seeds/000).
  public enum OrderPickerFormItemCell {
    private static let part = PartsTable("OrderPickerFormItemCell", .seed)

    /// The row of a criterion.
    ///
    /// Its column gap is the room between its texts and what stands beside them.
    public static let row = part.ours(
      "", .cell, .interactiveCell.filter { $0.state != .selected },
      metrics: [.paddingBlock: 4, .paddingInline: 6, .minimumHeight: 44, .cornerRadius: 8, .columnGap: 12])

    /// The sign of a criterion that counts; it is as large as letters of its font style.
    public static let leadingImageView = part(
      "leadingImageView", .image, .image(.tintColor2), [StyleSetting(.fontStyle, .textStyle(.body))],
      metrics: [.iconSize: 17])

    /// What is ordered by.
    public static let title = part("title", .text, .text(.subheadline, .primaryLabel, lines: 1), .semibold)

    /// What turns the direction round; its gap is that between the arrow and the words.
    public static let directionButton = part.ours(
      "directionButton", .button, .pressableSurface, refusing: .ofText,
      metrics: [
        .paddingBlock: 0, .paddingInline: 8, .minimumHeight: 36, .minimumWidth: 44, .cornerRadius: 8, .iconGap: 4,
      ])

    /// The arrow of the direction.
    public static let directionImageView = part.ours(
      "directionImageView", .image, .image(.tintColor2), refusing: [.imageName], metrics: [.iconSize: 16])

    /// The direction in words.
    public static let subtitle = part(
      // Half of a direction says nothing.
      "subtitle", .text, .text(.subheadline, .tintColor2, lines: 2), .semibold)

    /// Where a criterion is grasped to be moved.
    public static let handle = part.ours(
      "handle", .image, .image(.tertiaryLabel), metrics: [.iconSize: 16, .minimumWidth: 36, .minimumHeight: 36])

    /// All parts, the row first.
    public static let all = [row, leadingImageView, title, directionButton, directionImageView, subtitle, handle]
  }
}
