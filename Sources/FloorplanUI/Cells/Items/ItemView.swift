import FloorplanTheme
public import GTKBridge

/// A view of an object or a person outside a collection (FUICollectionItemView in the SAP Fiori for iOS
/// documentation).
///
///     let view = ItemView()
///     view.detailImage = .file("profile.png")
///     view.detailImageViewSize = Size(width: 90, height: 90)
///     view.titleText = "Franck Syren"
///
/// It has the parts and styles of an ``ItemCell``, but no background.
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
/// A group labeled by its title and described by a summary of its other texts.
open class ItemView: CustomWidget, ContentPresenting, BuildableWidget {
  /// The content object with the parts.
  public private(set) final lazy var content = ItemContent(in: self, isStandalone: true)

  open override class var cssName: String { "itemview" }

  /// Creates an empty view.
  public required override init() {
    super.init()
    addStyleClasses(of: ComponentParts.itemView)
  }

  open override var requestedWidth: Measurement? { content.requestedWidth }
  open override func arrangement(width: Int) -> Arrangement? { content.arrangement(width: width) }
}
