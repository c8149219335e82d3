import CGTK
import FloorplanTheme
import GTKBridge

/// An image alone (seeds/000, FUIImageCollectionViewCell).
///
/// ## CSS nodes
///
///     cell.fdlFUIImageCollectionViewCell
///     ╰── image.fdlFUIImageCollectionViewCell_detailImageView
///
/// ## Accessibility
///
/// A list item; it has no text of its own, so set ``accessibilityLabel``.
@MainActor
open class ImageCell: CollectionCell {
  private typealias Parts = ComponentParts.ImageCell
  private static let standardSize = Int(Parts.detailImageView.metric(.imageHeight))
  private let image = ImagePart(Parts.detailImageView)

  /// Makes an empty image cell.
  public required init() {
    super.init()
    become(Parts.cell)
  }

  /// The picture.
  public final var detailImage: ImageSource? { didSet { image.setImage(detailImage, in: self) } }
  /// The side of the square that the picture is shown in, in pixels.
  public final var detailImageViewSize: Int {
    get { image.size }
    set { image.size = newValue }
  }
  /// What the picture shows, for assistive technology.
  public final var accessibilityLabel: String = "" { didSet { setAccessibleLabel(accessibilityLabel) } }

  /// What the picture shows, in words.
  open override var copyableText: String? { accessibilityLabel.isEmpty ? nil : accessibilityLabel }

  /// Clears the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    detailImage = nil
    accessibilityLabel = ""
    detailImageViewSize = Self.standardSize
  }

  /// Centres the picture.
  open override func sizeAllocate(width: Int, height: Int) {
    guard let shown = image.shownImage else { return }
    let wide = shown.measured(.horizontal).natural
    let high = shown.measured(.vertical, forSize: wide).natural
    shown.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
  }
}
