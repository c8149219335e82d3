import CGTK
public import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// An image alone (seeds/000, FUIImageCollectionViewCell).
///
/// ## CSS nodes
///
///     cell.fdlFUIImageCollectionViewCell
///     ╰── detailimage.fdlFUIImageCollectionViewCell_detailImageView
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
  /// What the picture shows, for assistive technology.
  public final var accessibilityLabel: String = "" { didSet { setAccessibleLabel(accessibilityLabel) } }

  /// What the picture shows, in words.
  open override var copyableText: String? { accessibilityLabel.isEmpty ? nil : accessibilityLabel }

  /// Clears the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    detail.reset()
    accessibilityLabel = ""
  }

  /// Centres the picture.
  open override func sizeAllocate(width: Int, height: Int) {
    guard let shown = detail.shownView else { return }
    let wide = shown.measured(.horizontal).natural
    let high = shown.measured(.vertical, forSize: wide).natural
    shown.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }
}
