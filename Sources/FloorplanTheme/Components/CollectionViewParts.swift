extension ComponentParts {
  /// The marks that a collection view draws over its items; the seeds leave them to the platform.
  public enum CollectionView {
    private static let part = PartsTable("CollectionView")

    /// The rectangle that is drawn with the pointer to select the items in it.
    public static let rubberBand = part(
      "rubberBand", .mark, .surface(.tintColor3), .color(.borderColor, .tintColor))

    /// The line that shows where an item goes that is dragged; the measures are its thickness.
    public static let dropIndicator = part(
      "dropIndicator", .mark, .surface(.tintColor), metrics: [.minimumHeight: 2, .minimumWidth: 2, .cornerRadius: 1])

    /// All parts.
    public static let all = [rubberBand, dropIndicator]
  }
}
