extension ComponentParts {
  /// The parts of the image cell, as `FUIImageCollectionViewCell` names them (seeds/000).
  public enum ImageCell {
    /// The cell itself.
    public static let cell = ComponentPart(
      component: "ImageCell", name: "", kind: .cell, classPath: "fdlFUIImageCollectionViewCell",
      refinedClassPath: ImageItemView.view.classPath, settings: .interactiveCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 0, .minimumHeight: 44, .cornerRadius: 8, .itemWidth: 120,
        .smallItemWidth: 110,
      ])

    /// The image, 110 by 90 unless the cell is told otherwise.
    public static let detailImageView = ComponentPart(
      component: "ImageCell", name: "detailImageView", kind: .image,
      classPath: "fdlFUIImageCollectionViewCell_detailImageView",
      alternateClassPaths: ["fdlFUIImageCollectionItemView_detailImageView"],
      settings: .image(.primaryLabel) + .placeholderSurface,
      metrics: [.imageWidth: 110, .imageHeight: 90, .cornerRadius: 4])

    /// The text in place of the image; the seeds list no class path for it.
    public static let placeholder = ComponentPart(
      component: "ImageCell", name: "placeholder", kind: .text, classPath: "fdlFUIImageCollectionViewCell_placeholder",
      alternateClassPaths: ["fdlFUIImageCollectionItemView_placeholder"], origin: .ours, settings: .placeholderText)

    /// All parts, the cell first.
    public static let all = [cell, detailImageView, placeholder]
  }

  /// What an image view is by itself, `FUIImageCollectionItemView` (seeds/000); its image is a part of ``ImageCell``.
  public enum ImageItemView {
    /// The view, which paints no surface.
    public static let view = ComponentPart(
      component: "ImageItemView", name: "", kind: .cell, classPath: "fdlFUIImageCollectionItemView",
      settings: [StyleSetting(.backgroundColor, .color(.cellBackground))])

    /// All parts: the view.
    public static let all = [view]
  }
}
