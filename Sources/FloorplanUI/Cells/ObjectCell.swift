public import CGTK
import FloorplanTheme
public import GTKBridge

/// A business object: an image, up to four texts and a status (seeds/001, FUIObjectCollectionViewCell and
/// FUIObjectTableViewCell).
///
///     cell.detailImage = .icon("package-x-generic")
///     cell.headlineText = "libgtk-4-1"
///     cell.subheadlineText = "GTK graphical user interface library"
///     cell.statusText = "required"
///
/// A part that is not set costs nothing: its widget does not exist.  A cell with a single line is centred, any other
/// is aligned at the top.
///
/// ## CSS nodes
///
///     cell.fdlFUIObjectCollectionViewCell
///     ├── detailimage.fdlFUIObjectCollectionViewCell_detailImageView
///     ├── label.fdlFUIObjectCollectionViewCell_headlineLabel
///     ├── label.fdlFUIObjectCollectionViewCell_subheadlineLabel
///     ├── label.fdlFUIObjectCollectionViewCell_footnoteLabel
///     ├── label.fdlFUIObjectCollectionViewCell_descriptionLabel
///     ├── label.fdlFUIObjectCollectionViewCell_statusLabel
///     ├── image.fdlFUIObjectCollectionViewCell_statusImageView
///     ├── label.fdlFUIObjectCollectionViewCell_substatusLabel
///     ╰── image.fdlFUIObjectCollectionViewCell_substatusImageView
///
/// ## Accessibility
///
/// A list item named by its headline and described by its other texts.
@MainActor
open class ObjectCell: CollectionCell, ObjectPresenting {
  /// The parts.
  public private(set) final lazy var objectContent = ObjectContent(in: self)

  /// Makes an empty object cell.
  public required init() {
    super.init()
    become(ComponentParts.ObjectCell.cell)
  }

  /// The headline and the other texts, each in a line.
  open override var copyableText: String? {
    let texts = objectContent.texts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    objectContent.clear()
  }

  /// The room for the parts at their best, or the height that the texts need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    objectContent.measure(orientation, forSize: forSize)
  }

  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) { objectContent.allocate(width: width, height: height) }
}
