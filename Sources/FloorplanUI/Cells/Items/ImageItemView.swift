public import CGTK
public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// An image by itself, outside of a collection (seeds/000, FUIImageCollectionItemView).
///
///     let view = ImageItemView()
///     view.detailImageView.isGradientLayerEnabled = true
///     view.detailImageView.placeholderText = "Floorplan"
///     view.detailImageViewSize = Size(width: 90, height: 90)
///
/// It looks as in an ``ImageCell``, without the cell's surface and padding.
///
/// ## CSS nodes
///
///     imageitemview.fdlFUIImageCollectionItemView
///     ╰── detailimage.fdlFUIImageCollectionItemView_detailImageView
///         ╰── label.fdlFUIImageCollectionItemView_placeholder        the initials in place of the picture
///
/// ## Accessibility
///
/// An image; it has no text of its own, so set ``accessibilityLabel``.
@MainActor
open class ImageItemView: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.ImageCell
  private let detail = DetailImagePart(Parts.detailImageView.alone, placeholder: Parts.placeholder.alone)

  /// `imageitemview`.
  open override class var cssName: String { "imageitemview" }
  /// `img`.
  open override class var accessibleRole: GtkAccessibleRole { .img }

  /// Makes a view that shows nothing yet.
  public required override init() {
    super.init()
    become(ComponentParts.ImageItemView.view)
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
  public final var accessibilityLabel: String = "" {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  /// Centres the picture.
  open override func sizeAllocate(width: Int, height: Int) { detail.centre(in: width, height) }
}
