extension ComponentParts {
  /// The parts of the list picker's form cell, as `FUIListPickerCollectionViewCell` and `FUIListPickerFormView` name
  /// them (seeds/000).
  public enum ListPickerFormCell {
    /// The cell itself, for which the seeds list no class path.
    public static let cell = ComponentPart(
      component: "ListPickerFormCell", name: "", kind: .cell,
      classPath: "fdlFUIListPickerCollectionViewCell", origin: .ours, settings: .plainCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 3, .iconGap: 8,
      ])

    /// The cell while its picker is open: it looks as before unless a sheet says otherwise, since cells of forms are
    /// not highlighted as rows.
    public static let selectedBackgroundView = ComponentPart(
      component: "ListPickerFormCell", name: "selectedBackgroundView", kind: .selection,
      classPath: "fdlFUIListPickerCollectionViewCell_selectedBackgroundView",
      settings: .plainCell)

    /// What is chosen.
    public static let title = ComponentPart(
      component: "ListPickerFormCell", name: "title", kind: .text,
      classPath: "fdlFUIListPickerCollectionViewCell_title", settings: .formTitle)

    /// The chosen options.
    public static let valueText = ComponentPart(
      component: "ListPickerFormCell", name: "valueText", kind: .text, classPath: "fdlFUIListPickerFormView_valueText",
      settings: .text(.body, .secondaryLabel, lines: 2))

    /// The button that covers the cell while the value may be changed, whose size is the cell's.
    public static let button = ComponentPart(
      component: "ListPickerFormCell", name: "button", kind: .button,
      classPath: "fdlFUIListPickerCollectionViewCell_button", refusedProperties: .ofText.union([.width, .height]),
      origin: .ours, settings: .pressableSurface + .border(.negativeLabel, 2, variant: .negative),
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 24, .cornerRadius: 8])

    /// The chevron, which says that there is more behind the cell.
    public static let accessory = ComponentPart(
      component: "ListPickerFormCell", name: "accessory", kind: .image,
      classPath: "fdlFUIListPickerCollectionViewCell_accessory", refusedProperties: [.imageName], origin: .ours,
      settings: .image(.tertiaryLabel), metrics: [.iconSize: 16], traits: [.takesTintOfCell])

    /// All parts, the cell first.
    public static let all = [cell, selectedBackgroundView, title, valueText, button, accessory]
  }
}
