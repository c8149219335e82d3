public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A view of an image outside a collection (FUIImageCollectionItemView in the SAP Fiori for iOS documentation).
///
///     let view = ImageItemView()
///     view.detailImageView.isGradientLayerEnabled = true
///     view.detailImageView.placeholderText = "Floorplan"
///     view.detailImageViewSize = Size(width: 90, height: 90)
///
/// It is styled as an ``ImageCell``, without the cell's background and padding.
///
/// ## CSS nodes
///
///     imageitemview.fdlFUIImageCollectionItemView
///     ╰── detailimage.fdlFUIImageCollectionItemView_detailImageView
///         ╰── label.fdlFUIImageCollectionItemView_placeholder        the initials in place of the picture
///
/// ## Accessibility
///
/// An image without text; set its ``accessibilityLabel``.
open class ImageItemView: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.ImageCell
  private let detail = DetailImagePart(
    Parts.detailImageView.standalone, placeholder: Parts.placeholder.standalone, alignment: .center)

  open override class var cssName: String { "imageitemview" }
  open override class var accessibleRole: AccessibleRole { .img }

  /// Creates an empty view.
  public required override init() {
    super.init()
    addStyleClasses(of: ComponentParts.imageItemView)
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
  /// The accessible label of the image.
  public final var accessibilityLabel: String = "" {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }
}
