public import CGTK
public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// An image alone (seeds/000, FUIImageCollectionViewCell).
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
/// Both have the class paths that begin with `fdlFUIImageCollectionItemView` too, where the seeds list them.
///
/// ## Accessibility
///
/// A list item; it has no text of its own, so set ``accessibilityLabel``.
@MainActor
open class ImageCell: CollectionCell {
  private typealias Parts = ComponentParts.ImageCell
  private let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder)

  /// Makes an empty image cell.
  public required init() {
    super.init()
    become(ComponentParts.ImageItemView.view)
    become(Parts.cell)
  }

  /// The view of the picture with its placeholder and shape, made if need be.
  public final var detailImageView: DetailImageView { detail.view(in: self) }
  /// The picture.
  public final var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: self) }
  }
  /// How large the picture is, in points; 110 by 90 by itself.
  public final var detailImageViewSize: Size {
    get { detailImageView.imageSize }
    set { detailImageView.imageSize = newValue }
  }
  /// How wide the cell is where nothing else decides it; a wider picture makes it wider.
  public final var itemSize = ItemSize.standard { didSet { if itemSize != oldValue { queueResize() } } }
  /// What the picture shows, for assistive technology.
  public final var accessibilityLabel: String = "" { didSet { setAccessibleLabel(accessibilityLabel) } }

  /// What the picture shows, in words.
  open override var copyableText: String? { accessibilityLabel.isEmpty ? nil : accessibilityLabel }

  /// Clears the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    detail.reset()
    accessibilityLabel = ""
    itemSize = .standard
  }

  /// The picture, in a cell of its size.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let picture = super.measure(orientation, forSize: forSize)
    guard orientation == .horizontal else { return picture }
    return Measurement(
      minimum: picture.minimum, natural: max(picture.natural, itemSize.contentWidth(of: Parts.cell)))
  }

  /// Centres the picture.
  open override func sizeAllocate(width: Int, height: Int) { detail.centre(in: width, height) }
}
