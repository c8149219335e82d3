public import CGTK
import FloorplanTheme
public import GTKBridge

/// A business object: an image, up to four texts and a status (seeds/001, FUIObjectCollectionViewCell and
/// FUIObjectTableViewCell).
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
/// A part that is not set costs nothing: its widget does not exist.  A cell with a single line is centred, any other
/// is aligned at the top.  From 560 points of width within the padding on, the lines, the description and the status
/// stand in columns; below, the description is hidden, or stands below the lines.
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
/// A list item named by its headline and described by what else it shows.  Its buttons are named by what they do and the
/// headline.
@MainActor
open class ObjectCell: CollectionCell, ContentPresenting {
  /// The parts.
  public private(set) final lazy var content = ObjectContent(in: self)
  private final var accessories: ObjectAccessories?

  /// Columns, lines, and a status beside or below them.
  public final override class var arrangesByWidth: Bool { true }

  /// Makes an empty object cell.
  public required init() {
    super.init()
    become(ComponentParts.ObjectCell.cell)
  }

  // MARK: Accessory

  /// What stands at the trailing edge, unless something else takes its place.
  public final var accessoryType: AccessoryType {
    get { accessories?.type ?? .none }
    set { if newValue != accessoryType { madeAccessories.type = newValue } }
  }
  /// What the accessory's button does, for assistive technology; the headline follows.
  public final var accessoryLabel: String {
    get { accessories?.label ?? AccessoryPart.standardLabel }
    set { if newValue != accessoryLabel { madeAccessories.label = newValue } }
  }
  /// Called when a person presses the accessory's button, which doesn't activate the cell.
  public final var onAccessory: (() -> Void)? {
    get { accessories?.onPress }
    set { if newValue != nil || accessories != nil { madeAccessories.onPress = newValue } }
  }
  /// Acts as a press on the accessory's button does.
  public final func pressAccessory() { accessories?.onPress?() }

  /// A widget in the place of the accessory, as wide as it likes to be; nil for the accessory.
  ///
  /// One that already stands elsewhere is not shown.
  public final var accessoryView: Widget? {
    get { accessories?.view }
    set { if newValue !== accessoryView { madeAccessories.view = newValue } }
  }
  /// The widget that takes the place of all others at the trailing edge while the cell ``isEditing``; nil for nothing.
  public final var editingAccessoryView: Widget? {
    get { accessories?.editingView }
    set { if newValue !== editingAccessoryView { madeAccessories.editingView = newValue } }
  }
  /// Whether people edit the list that the cell stands in: ``editingAccessoryView`` is shown in place of the accessory.
  public final var isEditing: Bool {
    get { accessories?.isEditing ?? false }
    set { if newValue != isEditing { madeAccessories.isEditing = newValue } }
  }
  /// Whether a button or a progress takes the place of the accessory and of ``accessoryView``.
  public final var actionAccessoryType: ActionAccessoryType {
    get { accessories?.actionType ?? .none }
    set { if newValue != actionAccessoryType { madeAccessories.actionType = newValue } }
  }
  /// The view of that button or progress; nil while ``actionAccessoryType`` is none.
  public final var actionAccessoryView: SingleActionAccessoryView? { accessories?.actionView }

  private final var madeAccessories: ObjectAccessories {
    if let accessories { return accessories }
    let made = ObjectAccessories(in: self)
    made.awaitsContent = awaitsContent
    accessories = made
    content.onNameChange = { [weak made] in made?.describe() }
    return made
  }

  // MARK: CollectionCell

  /// The headline and the other texts, each in a line, in the order of reading.
  open override var copyableText: String? {
    let texts = content.texts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
    accessories?.clear()
  }

  final override func awaitsContentDidChange() {
    accessories?.awaitsContent = awaitsContent
    content.awaitsContent = awaitsContent
  }

  /// The room for the parts at their best, or the height that the texts need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard let accessories else { return content.measure(orientation, forSize: forSize) }
    let room = accessories.room
    let wanted = content.measure(.horizontal, forSize: -1, reserving: room)
    switch orientation {
    case .horizontal: return Measurement(minimum: wanted.minimum + room, natural: wanted.natural + room)
    case .vertical:
      let width = forSize < 0 ? wanted.natural + room : max(forSize, wanted.minimum + room)
      var height = content.measure(.vertical, forSize: width, reserving: room)
      height.minimum = max(height.minimum, accessories.height)
      height.natural = max(height.natural, accessories.height)
      return height
    }
  }

  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) {
    guard let accessories else { return content.allocate(width: width, height: height) }
    let room = accessories.room
    let wide = max(width - room, content.measure(.horizontal, forSize: -1, reserving: room).minimum)
    content.allocate(x: direction == .rtl ? width - wide : 0, width: wide, height: height, reserving: room)
    accessories.allocate(width: width, height: height)
  }

  /// Lets go of the caller's closure.
  open override func dispose() {
    accessories?.onPress = nil
    super.dispose()
  }
}
