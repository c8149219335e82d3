extension ComponentParts {
  /// The marks that a collection view draws over its items.
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

    /// The edge of a further cell below a dragged one.
    public static let draggedCell = part(
      "draggedCell", .mark, .surface(.secondaryGroupedBackground), .border(.contrastElement, 1))

    /// The number of dragged items, if there are several.
    public static let dragCount = part(
      "dragCount", .tag, [StyleSetting(.fontStyle, .textStyle(.footnote))], .semibold,
      .color(.fontColor, .quinaryLabel), .surface(.tintColor), padding: (2, 8), metrics: [.cornerRadius: 10])

    /// All parts.
    public static let all = [rubberBand, dropIndicator, draggedCell, dragCount]
  }
}
