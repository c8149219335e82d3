public import CGTK
import FloorplanTheme
public import GTKBridge

/// A thing or a person in a collection: a picture, up to three texts and up to two buttons (seeds/000,
/// FUIItemCollectionViewCell).
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
///     cell.primaryButton.accessibilityLabel = "Write"
///     cell.primaryButton.didSelectHandler = { _ in write() }
///
/// A part that is not set costs nothing: its widget does not exist.  The parts stand below each other, each in the middle.
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
/// Each has the class path that begins with `fdlFUICollectionItemView` too.
///
/// ## Accessibility
///
/// A list item named by its title and described by its other texts.  The buttons are named by their titles or
/// ``ActionButton/accessibilityLabel`` and the item.
@MainActor
open class ItemCell: CollectionCell, ContentPresenting {
  /// The parts.
  public private(set) final lazy var content = ItemContent(in: self, isAlone: false)

  /// Makes an empty item cell.
  public required init() {
    super.init()
    become(ComponentParts.ItemView.view)
    become(ComponentParts.ItemCell.cell)
  }

  /// The texts, each in a line.
  open override var copyableText: String? {
    let texts = content.texts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
  }

  /// The width of an item of its size, or the height that the parts need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    content.measure(orientation, forSize: forSize)
  }

  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) { content.allocate(width: width, height: height) }
}
