extension ComponentParts {
  /// The parts of the image cell, with the names of `FUIImageCollectionViewCell` in the SAP Fiori for iOS
  /// documentation.
  public enum ImageCell: Component {
    private static let part = table(at: "fdlFUIImageCollectionViewCell", also: "fdlFUIImageCollectionItemView", .fiori)

    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (8, 0),
      metrics: [.minimumHeight: 44, .cornerRadius: 8, .itemWidth: 120, .smallItemWidth: 110]
    ).specializing(imageItemView)

    /// The image, 110 by 90 by default.
    public static let detailImageView = part.image(
      "detailImageView", .primaryLabel, .placeholderSurface,
      metrics: [.imageWidth: 110, .imageHeight: 90, .cornerRadius: 4]
    ).with(.followsTextScale)

    /// The text in place of the image.
    ///
    /// The SAP Fiori for iOS documentation doesn't list a class path for it.
    public static let placeholder = part.floorplan("placeholder", .text, .placeholderText)

    /// All parts, the cell first.
    public static let all = [cell, detailImageView, placeholder]
  }

  /// The part of an image view outside a cell, `FUIImageCollectionItemView` in the SAP Fiori for iOS documentation.
  ///
  /// It has a transparent surface. Its image is a part of ``ImageCell``.
  public static let imageItemView = PartsTable("ImageItemView", at: "fdlFUIImageCollectionItemView", .fiori)(
    "", .cell, .surface(.cellBackground))
}
