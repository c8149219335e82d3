public import CGTK
import FloorplanTheme
public import GTKBridge

/// A thing or a person by itself, outside of a collection (seeds/000, FUICollectionItemView).
///
///     let view = ItemView()
///     view.detailImage = .file("profile.png")
///     view.detailImageViewSize = Size(width: 90, height: 90)
///     view.titleText = "Franck Syren"
///
/// The parts are those of ``ItemCell`` and look the same; the view paints no surface.
///
/// ## CSS nodes
///
///     itemview.fdlFUICollectionItemView
///     ├── detailimage.fdlFUICollectionItemView_detailImageView
///     │   ╰── label.fdlFUICollectionItemView_placeholder
///     ├── label.fdlFUICollectionItemView_title
///     ├── label.fdlFUICollectionItemView_subtitle
///     ├── label.fdlFUICollectionItemView_status
///     ├── button.fdlFUICollectionItemView_primaryButton
///     ╰── button.fdlFUICollectionItemView_secondaryButton
///
/// ## Accessibility
///
/// A group named by its title and described by its other texts.
@MainActor
open class ItemView: CustomWidget, ContentPresenting, BuildableWidget {
  /// The parts.
  public private(set) final lazy var content = ItemContent(in: self, isAlone: true)

  /// `itemview`.
  open override class var cssName: String { "itemview" }

  /// Makes a view that shows nothing yet.
  public required override init() {
    super.init()
    become(ComponentParts.ItemView.view)
  }

  /// The width of an item of its size, or the height that the parts need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    content.measure(orientation, forSize: forSize)
  }
  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) { content.allocate(width: width, height: height) }
}
