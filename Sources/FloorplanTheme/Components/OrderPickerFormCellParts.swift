extension ComponentParts {
  /// The parts of the order picker form cell, as `FUIOrderPickerFormView` names them (seeds/000).
  public enum OrderPickerFormCell {
    /// The cell itself; its line gap is the room between the title and the criteria.
    public static let cell = ComponentPart(
      component: "OrderPickerFormCell", name: "", kind: .cell, classPath: "fdlFUIOrderPickerFormCell", origin: .ours,
      settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 3])

    /// What is put in order.
    public static let title = ComponentPart(
      component: "OrderPickerFormCell", name: "title", kind: .text, classPath: "fdlFUIOrderPickerFormCell_title",
      settings: .formTitle(.headline))

    /// What the criteria stand in; the line around it is seen where the order can't be taken.
    public static let criteria = ComponentPart(
      component: "OrderPickerFormCell", name: "criteria", kind: .mark, classPath: "fdlFUIOrderPickerFormCell_criteria",
      origin: .ours, settings: .errorOutline, metrics: [.paddingBlock: 0, .paddingInline: 0, .cornerRadius: 10])

    /// The order as text, where it may not be changed.
    public static let valueLabel = ComponentPart(
      component: "OrderPickerFormCell", name: "valueLabel", kind: .text,
      classPath: "fdlFUIOrderPickerFormCell_valueLabel", origin: .ours,
      settings: .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, criteria, valueLabel]
  }

  /// The parts of a criterion of the order picker, as `FUIOrderPickerFormItemView` names them (seeds/000).
  public enum OrderPickerFormItemCell {
    /// The row of a criterion.
    ///
    /// Its column gap is the room between its texts and what stands beside them.
    public static let row = part(
      "", .cell, .ours, settings: .interactiveCell.filter { $0.state != .selected },
      metrics: [.paddingBlock: 4, .paddingInline: 6, .minimumHeight: 44, .cornerRadius: 8, .columnGap: 12])

    /// The sign of a criterion that counts; it is as large as letters of its font style.
    public static let leadingImageView = part(
      "leadingImageView", .image, .seed,
      settings: .image(.tintColor2) + [StyleSetting(.fontStyle, .textStyle(.body))], metrics: [.iconSize: 17])

    /// What is ordered by.
    public static let title = part(
      "title", .text, .seed,
      settings: .text(.subheadline, .primaryLabel, lines: 1) + [StyleSetting(.fontWeight, .weight(600))])

    /// What turns the direction round; its gap is that between the arrow and the words.
    public static let directionButton = part(
      "directionButton", .button, .ours, refusing: .ofText, settings: .pressableSurface,
      metrics: [
        .paddingBlock: 0, .paddingInline: 8, .minimumHeight: 36, .minimumWidth: 44, .cornerRadius: 8, .iconGap: 4,
      ])

    /// The arrow of the direction.
    public static let directionImageView = part(
      "directionImageView", .image, .ours, refusing: [.imageName], settings: .image(.tintColor2),
      metrics: [.iconSize: 16])

    /// The direction in words.
    public static let subtitle = part(
      "subtitle", .text, .seed,
      // Half of a direction says nothing.
      settings: .text(.subheadline, .tintColor2, lines: 2) + [StyleSetting(.fontWeight, .weight(600))])

    /// Where a criterion is grasped to be moved.
    public static let handle = part(
      "handle", .image, .ours, settings: .image(.tertiaryLabel),
      metrics: [.iconSize: 16, .minimumWidth: 36, .minimumHeight: 36])

    /// All parts, the row first.
    public static let all = [row, leadingImageView, title, directionButton, directionImageView, subtitle, handle]

    private static func part(
      _ name: String, _ kind: PartKind, _ origin: ComponentPart.Origin, refusing refused: Set<StyleProperty> = [],
      settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "OrderPickerFormItemCell", name: name, kind: kind,
        classPath: "fdlFUIOrderPickerFormItemCell" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused,
        origin: origin, settings: settings, metrics: metrics)
    }
  }
}
