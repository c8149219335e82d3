extension ComponentParts {
  /// The marks that a collection view draws over its items, and the check circles of the items.
  ///
  /// On iOS, the platform draws them.
  public enum CollectionView: Component {
    /// The rectangle for selecting items with the pointer.
    public static let rubberBand = part(
      "rubberBand", .mark, .surface(.tintColor3), .color(.borderColor, .tintColor))

    /// The line at the drop position of a dragged item.
    ///
    /// The metrics are its thickness.
    public static let dropIndicator = part(
      "dropIndicator", .mark, .surface(.tintColor), metrics: [.minimumHeight: 2, .minimumWidth: 2, .cornerRadius: 1])

    /// The shadow of a dragged cell, that of popovers in the SAP Fiori design guidelines.
    public static let draggedShadow = part(
      "draggedShadow", .mark, .color(.shadowColor, .sectionShadow),
      [
        StyleSetting(.shadowOffset, .offset(x: 0, y: 8)), StyleSetting(.shadowRadius, .length(16)),
      ], unsupported: [.backgroundColor, .borderColor, .borderWidth, .viewAlpha], metrics: [.cornerRadius: 8])

    /// The edge of a further cell below a dragged one.
    public static let draggedCell = part(
      "draggedCell", .mark, .surface(.secondaryGroupedBackground), .border(.contrastElement, 1))

    /// The number of dragged items, if there are several.
    public static let dragCount = part(
      "dragCount", .tag, [StyleSetting(.fontStyle, .textStyle(.footnote))], .semibold,
      .color(.fontColor, .quinaryLabel), .surface(.tintColor), padding: (2, 8), metrics: [.cornerRadius: 10])

    /// The check circle of an item in multiple selection.
    ///
    /// Its column gap is the space between the circle and the content next to it, its image gap the space around a
    /// circle in the corner of the content.
    public static let selectionMark = part(
      "selectionMark", .mark, .surface(.secondaryGroupedBackground),
      .color(.borderColor, .contrastElement, selected: .tintColor), [StyleSetting(.borderWidth, .length(2))],
      metrics: [.minimumHeight: 18, .minimumWidth: 18, .cornerRadius: 11, .columnGap: 12, .imageGap: 6]
    ).with(.followsTextScale)

    /// The checkmark in the circle of a selected item.
    public static let selectionCheckmark = part.icon("selectionCheckmark", .tintColor, size: 22)

    /// All parts.
    public static let all = [
      rubberBand, dropIndicator, draggedShadow, draggedCell, dragCount, selectionMark, selectionCheckmark,
    ]
  }
}
