public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A cell with an image as its only content (FUIImageCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     cell.itemSize = .small
///     cell.detailImage = .file("profile.png")
///     cell.detailImageView.isCircular = true
///     cell.accessibilityLabel = "Franck Syren"
///
/// ## CSS nodes
///
///     cell.fdlFUIImageCollectionViewCell
///     ╰── detailimage.fdlFUIImageCollectionViewCell_detailImageView
///         ╰── label.fdlFUIImageCollectionViewCell_placeholder
///
/// Both also have the class paths of `fdlFUIImageCollectionItemView`, as in the SAP Fiori for iOS documentation.
///
/// ## Accessibility
///
/// A list item without text; set its ``accessibilityLabel``.
open class ImageCell: CollectionCell {
  private typealias Parts = ComponentParts.ImageCell
  private let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder, alignment: .center)

  /// Creates an empty image cell.
  public required init() {
    super.init()
    addStyleClasses(of: ComponentParts.imageItemView)
    addStyleClasses(of: Parts.cell)
  }

  /// The image view with its placeholder and shape, created on demand.
  public final var detailImageView: DetailImageView { detail.view(in: self) }
  /// The image.
  public final var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: self) }
  }
  /// The size of the image in points; 110 by 90 by default.
  public final var detailImageViewSize: Size {
    get { detailImageView.imageSize }
    set { detailImageView.imageSize = newValue }
  }
  /// The natural width of the cell; a wider image makes it wider.
  @Setting public final var itemSize = ItemSize.standard { didSet { if itemSize != oldValue { queueResize() } } }
  /// The accessible label of the image.
  @Setting public final var accessibilityLabel = "" { didSet { setAccessibleLabel(accessibilityLabel) } }

  open override class var overlaysSelectionMark: Bool { true }
  open override var copyableText: String? { accessibilityLabel.nonempty }

  open override func prepareForReuse() {
    super.prepareForReuse()
    detail.reset()
  }

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let picture = super.measure(orientation, forSize: forSize)
    guard orientation == .horizontal else { return picture }
    return Measurement(
      minimum: picture.minimum, natural: max(picture.natural, itemSize.contentWidth(of: Parts.cell)))
  }
}
