import FloorplanTheme
public import GTKBridge

/// A cell for an object or a person, with an image, up to three texts and up to two buttons (FUIItemCollectionViewCell
/// in the SAP Fiori for iOS documentation).
///
///     cell.itemSize = .small
///     cell.detailImage = .file("profile.png")
///     cell.detailImageView.isCircular = true
///     cell.detailImageView.placeholderText = "Franck Syren"
///     cell.titleText = "Franck Syren"
///     cell.subtitleText = "Java Developer"
///     cell.statusText = "Available"
///     cell.actionLayout = .pair
///     cell.primaryButton.setImage(.icon("mail-send-symbolic"), for: .normal)
///     cell.primaryButton.accessibilityLabel = "Email"
///     cell.primaryButton.didSelectHandler = { _ in write() }
///
/// The parts are stacked and centered horizontally. Parts that aren't set have no widgets.
///
/// ## CSS nodes
///
///     cell.fdlFUIItemCollectionViewCell
///     ├── detailimage.fdlFUIItemCollectionViewCell_detailImageView
///     │   ╰── label.fdlFUIItemCollectionViewCell_placeholder
///     ├── label.fdlFUIItemCollectionViewCell_title
///     ├── label.fdlFUIItemCollectionViewCell_subtitle
///     ├── label.fdlFUIItemCollectionViewCell_status
///     ├── button.fdlFUIItemCollectionViewCell_primaryButton
///     ╰── button.fdlFUIItemCollectionViewCell_secondaryButton
///
/// Each also has the class path of `fdlFUICollectionItemView`.
///
/// ## Accessibility
///
/// A list item labeled by its title and described by a summary of its other texts. The label of each button
/// consists of its title or `ActionButton.accessibilityLabel` and the title of the item.
open class ItemCell: CollectionCell, ContentPresenting {
  /// The content object with the parts.
  public private(set) final lazy var content = ItemContent(in: self, isStandalone: false)

  /// Creates an empty item cell.
  public required init() {
    super.init()
    addStyleClasses(of: ComponentParts.itemView)
    addStyleClasses(of: ComponentParts.ItemCell.cell)
  }

  open override class var overlaysSelectionMark: Bool { true }
  open override var copyableText: String? { content.texts.asLines }

  open override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
  }

  open override var requestedWidth: Measurement? { content.requestedWidth }
  open override func arrangement(width: Int) -> Arrangement? { content.arrangement(width: width) }
}
