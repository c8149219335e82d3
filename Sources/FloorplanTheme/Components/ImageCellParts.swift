extension ComponentParts {
  /// The parts of the image cell, as `FUIImageCollectionViewCell` names them (seeds/000).
  public enum ImageCell {
    private static let part = PartsTable(
      "ImageCell", at: "fdlFUIImageCollectionViewCell", also: "fdlFUIImageCollectionItemView", .seed)

    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 0, .minimumHeight: 44, .cornerRadius: 8, .itemWidth: 120,
        .smallItemWidth: 110,
      ]
    ).refining(ImageItemView.view)

    /// The image, 110 by 90 unless the cell is told otherwise.
    public static let detailImageView = part(
      "detailImageView", .image, .image(.primaryLabel), .placeholderSurface,
      metrics: [.imageWidth: 110, .imageHeight: 90, .cornerRadius: 4])

    /// The text in place of the image; the seeds list no class path for it.
    public static let placeholder = part.ours("placeholder", .text, .placeholderText)

    /// All parts, the cell first.
    public static let all = [cell, detailImageView, placeholder]
  }

  /// What an image view is by itself, `FUIImageCollectionItemView` (seeds/000); its image is a part of ``ImageCell``.
  public enum ImageItemView {
    private static let part = PartsTable("ImageItemView", at: "fdlFUIImageCollectionItemView", .seed)

    /// The view, which paints no surface.
    public static let view = part("", .cell, .surface(.cellBackground))

    /// All parts: the view.
    public static let all = [view]
  }
}
