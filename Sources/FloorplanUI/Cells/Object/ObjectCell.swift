import FloorplanTheme
public import GTKBridge

/// A cell for a business object, with an image, up to four texts and a status (FUIObjectCollectionViewCell and
/// FUIObjectTableViewCell in the SAP Fiori for iOS documentation).
///
///     cell.detailImage = .icon("package-x-generic")
///     cell.headlineText = "Business Object Title"
///     cell.subheadlineText = "Business Object Subtitle"
///     cell.footnoteText = "Business Object Footnote"
///     cell.statusImage = .indicator(.veryHighPriority)
///     cell.substatusText = "Status Description"
///     cell.descriptionText = "Business Object Description (long)"
///     cell.iconImages = ["1"]
///     cell.accessoryType = .disclosureIndicator
///
/// Parts that aren't set have no widgets. A cell with a single line is vertically centered, any other is aligned at the
/// top. From a content width of 560 points, the lines, the description and the status are in columns; in a narrower
/// cell, or if the description would be only a few words wide, it is hidden or below the lines.
///
/// ## CSS nodes
///
///     cell.fdlFUIObjectCollectionViewCell
///     ├── image.fdlFUIObjectCollectionViewCell_iconImage                 for each icon of the stack,
///     ├── label.fdlFUIObjectCollectionViewCell_iconLabel                 or text in place of one
///     ├── detailimage.fdlFUIObjectCollectionViewCell_detailImageView
///     ├── label.fdlFUIObjectCollectionViewCell_headlineLabel
///     ├── label.fdlFUIObjectCollectionViewCell_subheadlineLabel
///     ├── footnoteicons
///     │   ╰── image.fdlFUIObjectCollectionViewCell_footnoteIcon
///     ├── label.fdlFUIObjectCollectionViewCell_footnoteLabel
///     ├── tags
///     │   ╰── label.fdlFUIObjectCollectionViewCell_tag.fdlFUIObjectCollectionViewCell_filledTag10
///     ├── avatars
///     │   ├── detailimage.fdlFUIObjectCollectionViewCell_avatar
///     │   │   ╰── label.fdlFUIObjectCollectionViewCell_avatarPlaceholder
///     │   ╰── label.fdlFUIObjectCollectionViewCell_moreAvatarsLabel
///     ├── label.fdlFUIObjectCollectionViewCell_descriptionLabel
///     ├── label.fdlFUIObjectCollectionViewCell_statusLabel
///     ├── image.fdlFUIObjectCollectionViewCell_statusImageView
///     ├── label.fdlFUIObjectCollectionViewCell_substatusLabel
///     ├── image.fdlFUIObjectCollectionViewCell_substatusImageView
///     ├── button.flat.fdlFUIObjectCollectionViewCell_accessoryButton
///     ├── image.fdlFUIObjectCollectionViewCell_accessory
///     ╰── actionaccessory                                                see ``SingleActionAccessoryView``
///
/// The last class of a tag is one of `_filledTag1` to `_filledTag10` and `_outlinedTag1` to `_outlinedTag10`.
///
/// ## Accessibility
///
/// A list item labeled by its headline and described by a summary of its other content. The label of each button
/// consists of its action and the headline.
open class ObjectCell: CollectionCell, ContentPresenting {
  /// The content object with the parts.
  public private(set) final lazy var content = ObjectContent(in: self)
  private final lazy var accessories = ObjectAccessories(in: self)

  // The columns, the stacked lines, and the status next to or below them are separate arrangements.
  public final override class var hasSeveralArrangements: Bool { true }

  /// Creates an empty object cell.
  public required init() {
    super.init()
    addStyleClasses(of: ComponentParts.ObjectCell.cell)
    content.onNameChange = { [unowned self] in accessories.describe() }
  }

  // MARK: Accessory

  /// The accessory at the trailing edge, unless an action or a view replaces it.
  ///
  /// In multiple selection, a click doesn't open the item, so the cell has no disclosure indicator.
  @Setting public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessories.update() } }
  }
  /// The accessible label of the accessory's button, which the headline follows.
  @Setting public final var accessoryLabel = AccessoryPart.defaultLabel {
    didSet { if accessoryLabel != oldValue { accessories.describe() } }
  }
  /// Called when the user clicks the accessory's button, which doesn't activate the cell.
  @Setting public final var onAccessory: (() -> Void)?
  /// Performs the action of the accessory's button.
  public final func performAccessoryAction() { onAccessory?() }

  /// A widget in place of the accessory, with its natural width, or nil for the accessory.
  ///
  /// A widget that already has another parent isn't displayed.
  @Setting public final var accessoryView: Widget? {
    didSet { if accessoryView !== oldValue { accessories.replace(oldValue, by: accessoryView) } }
  }
  /// The widget that replaces all accessories while the cell ``isEditing``, or nil for none.
  @Setting public final var editingAccessoryView: Widget? {
    didSet { if editingAccessoryView !== oldValue { accessories.replace(oldValue, by: editingAccessoryView) } }
  }
  /// Whether the list is being edited, so the cell displays ``editingAccessoryView`` in place of the accessory.
  @Setting public final var isEditing = false { didSet { if isEditing != oldValue { accessories.update() } } }
  /// The action in place of the accessory and of ``accessoryView``.
  @Setting public final var actionAccessoryType = ActionAccessoryType.none {
    didSet { if actionAccessoryType != oldValue { accessories.showAction() } }
  }
  /// The view of the action, or nil while ``actionAccessoryType`` is `none`.
  public final var actionAccessoryView: SingleActionAccessoryView? { accessories.actionView }

  // MARK: CollectionCell

  open override var copyableText: String? { content.texts.asLines }

  open override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
    accessories.prepareForReuse()
  }

  open override var separatorInset: Int { content.reservedLeadingWidth }

  final override func selectionModeDidChange() { accessories.update() }

  final override func awaitsContentDidChange() {
    if !awaitsContent { accessories.settle() }
    content.awaitsContent = awaitsContent
  }

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard accessories.isVisible else { return content.measure(orientation, forSize: forSize) }
    let space = accessories.reservedWidth
    let requested = content.measure(.horizontal, forSize: -1, reserving: space)
    switch orientation {
    case .horizontal: return Measurement(minimum: requested.minimum + space, natural: requested.natural + space)
    case .vertical:
      let width = forSize < 0 ? requested.natural + space : max(forSize, requested.minimum + space)
      var height = content.measure(.vertical, forSize: width, reserving: space)
      height.minimum = max(height.minimum, accessories.height)
      height.natural = max(height.natural, accessories.height)
      return height
    }
  }

  open override func sizeAllocate(width: Int, height: Int) {
    guard accessories.isVisible else { return content.allocate(width: width, height: height) }
    let space = accessories.reservedWidth
    let wide = max(width - space, content.measure(.horizontal, forSize: -1, reserving: space).minimum)
    content.allocate(x: direction == .rtl ? width - wide : 0, width: wide, height: height, reserving: space)
    accessories.allocate(width: width, height: height)
  }
}
