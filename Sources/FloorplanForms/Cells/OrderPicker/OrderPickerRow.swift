import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A criterion of an order picker: a check box as a whole, with a button for the direction and a handle to move it by.
@MainActor
final class OrderPickerRow: CustomWidget {
  private typealias Parts = ComponentParts.OrderPickerFormItemCell
  private let mark = SourceImage(of: Parts.leadingImageView)
  private let titleLabel = Parts.title.makeLabel()
  let directionButton = Button()
  private let directionContent = OrderPickerDirection()
  let handle = OrderPickerHandle()

  override class var cssName: String { "criterion" }
  override class var arrangesByWidth: Bool { true }
  override class var accessibleRole: GtkAccessibleRole { .checkbox }
  override class var actions: [ClassAction] {
    [ClassAction("criterion.toggle", of: OrderPickerRow.self) { $0.onToggle?() }]
  }

  override init() {
    super.init()
    become(Parts.row)
    isFocusable = true
    mark.widget.setAccessibleRole(.presentation)
    titleLabel.setAccessibleRole(.presentation)
    directionButton.become(Parts.directionButton)
    directionButton.child = directionContent
    for part in [mark.widget, titleLabel, directionButton, handle] as [Widget] { part.setParent(self) }
    directionButton.onClick { [weak self] in self?.onTurn?() }
    handle.onStep = { [weak self] in self?.onStep?($0) }
    let click = ClickGesture()
    click.onRelease { [weak self] _, x, y in self?.release(x, y) }
    addController(click)
  }

  /// Called when a person turns the criterion on or off.
  var onToggle: (() -> Void)?
  /// Called when a person turns the direction round.
  var onTurn: (() -> Void)?
  /// Called when a person moves the criterion by so many places.
  var onStep: ((Int) -> Void)?

  private func release(_ x: Double, _ y: Double) {
    // A pointer that was dragged out of the row has changed its mind.
    guard let box = bounds(in: self), box.x..<box.x + box.width ~= x, box.y..<box.y + box.height ~= y else { return }
    grabFocus()
    onToggle?()
  }

  /// Shows a criterion.
  ///
  /// - Parameters:
  ///   - criterion: The criterion.
  ///   - name: What assistive technology calls it.
  ///   - icon: The sign of one that counts.
  ///   - place: Which one it is of how many.
  func show(
    _ criterion: SortCriterion, as name: String, icon: ImageSource, place: (index: Int, count: Int)
  ) {
    titleLabel.show(criterion.criterion)
    directionContent.show(criterion)
    mark.show(icon)
    mark.widget.isChildVisible = criterion.isSelected
    setState(.selected, criterion.isSelected)
    setAccessibleChecked(criterion.isSelected)
    setAccessibleLabel(name)
    let order = localized("%1$@ of %2$@").filled(with: "\(place.index + 1)", "\(place.count)")
    setAccessibleDescription(criterion.isSelected ? [criterion.directionText.text, order].asList : order)
    directionButton.setAccessibleLabel([criterion.directionText.text, name].asList)
    if !criterion.isSelected, directionButton.hasFocus { grabFocus() }
    directionButton.isSensitive = criterion.isSelected
    handle.isSensitive = criterion.isSelected
    handle.setAccessibleLabel(localized("Move %1$@").filled(with: name))
    handle.setSteps(up: place.index > 0, down: place.index + 1 < place.count)
  }

  override func focus(_ direction: GtkDirectionType) -> Bool { !containsFocus && grabFocus() }

  // MARK: Arrangement

  private static let gap = Int(Parts.row.metric(.columnGap))

  private struct Widths {
    let mark: Int
    let title: Int
    let direction: Int
    /// What criterion and direction have between the sign and the handle.
    let shared: Int
    let handle: Int
    /// Whether the direction stands below the criterion.
    let isStacked: Bool
  }

  /// Criterion and direction share what is left: each has what it needs in one line, or one line each.
  private func widths(in width: Int) -> Widths {
    let side = mark.widget.measured(.horizontal).natural
    let grip = handle.measured(.horizontal).natural
    let (title, words) = (titleLabel.measured(.horizontal), directionButton.measured(.horizontal))
    let shared = max(title.minimum, words.minimum, width - side - grip - 2 * Self.gap)
    guard title.natural + Self.gap + words.natural > shared else {
      return Widths(
        mark: side, title: shared - Self.gap - words.natural, direction: words.natural, shared: shared, handle: grip,
        isStacked: false)
    }
    return Widths(
      // The surface of the button goes as far beyond its words at both ends.
      mark: side, title: shared, direction: min(shared + 2 * Self.buttonPadding, words.natural), shared: shared,
      handle: grip, isStacked: true)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let sides = mark.widget.measured(.horizontal).natural + handle.measured(.horizontal).natural + 2 * Self.gap
      let (title, words) = (titleLabel.measured(.horizontal), directionButton.measured(.horizontal))
      return Measurement(
        minimum: sides + max(title.minimum, words.minimum), natural: sides + title.natural + Self.gap + words.natural)
    case .vertical:
      let widths = widths(in: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      let title = titleLabel.measured(.vertical, forSize: widths.title).natural
      let words = directionButton.measured(.vertical, forSize: widths.direction).natural
      var height = Measurement(
        max(
          mark.widget.measured(.vertical).natural, handle.measured(.vertical).natural,
          widths.isStacked ? title + words : max(title, words)))
      height.arrangement = widths.isStacked ? 1 : 0
      return height
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let widths = widths(in: width)
    let isMirrored = direction == .rtl
    func place(_ part: Widget, _ x: Int, _ wide: Int, y: Int = 0, in room: Int) {
      let high = part.measured(.vertical, forSize: wide).natural
      part.allocate(
        x: isMirrored ? width - x - wide : x, y: y + (room - high) / 2, width: wide, height: high)
    }
    place(mark.widget, 0, widths.mark, in: height)
    let start = widths.mark + Self.gap
    let end = start + widths.shared + Self.gap
    if widths.isStacked {
      let titleHeight = titleLabel.measured(.vertical, forSize: widths.title).natural
      let words = directionButton.measured(.vertical, forSize: widths.direction).natural
      let top = (height - titleHeight - words) / 2
      place(titleLabel, start, widths.title, y: top, in: titleHeight)
      // The words begin below the criterion's, the surface of the button before them.
      place(directionButton, start - Self.buttonPadding, widths.direction, y: top + titleHeight, in: words)
    } else {
      place(titleLabel, start, widths.title, in: height)
      place(directionButton, end - Self.gap - widths.direction, widths.direction, in: height)
    }
    place(handle, end, widths.handle, in: height)
  }

  private static let buttonPadding = Int(Parts.directionButton.metric(.paddingInline))
}

/// The arrow and the words of a direction.
@MainActor
private final class OrderPickerDirection: CustomWidget {
  private typealias Parts = ComponentParts.OrderPickerFormItemCell
  private let arrow = SourceImage(of: Parts.directionImageView)
  private let label = Parts.subtitle.makeLabel()
  private static let gap = Int(Parts.directionButton.metric(.iconGap))

  override class var cssName: String { "sortdirection" }
  /// The button says what it is.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    for part in [arrow.widget, label] as [Widget] {
      part.setAccessibleRole(.presentation)
      part.setParent(self)
    }
  }

  func show(_ criterion: SortCriterion) {
    label.show(criterion.directionText)
    arrow.show(.icon(criterion.isAscending ? "go-up-symbolic" : "go-down-symbolic"))
  }

  private var indent: Int { arrow.widget.measured(.horizontal).natural + Self.gap }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let text = label.measured(.horizontal)
      return Measurement(minimum: text.minimum + indent, natural: text.natural + indent)
    case .vertical:
      let width = forSize < 0 ? -1 : max(label.measured(.horizontal).minimum, forSize - indent)
      return Measurement(
        max(label.measured(.vertical, forSize: width).natural, arrow.widget.measured(.vertical).natural))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let (side, high) = (arrow.widget.measured(.horizontal).natural, arrow.widget.measured(.vertical).natural)
    let textWidth = max(label.measured(.horizontal).minimum, width - indent)
    arrow.widget.allocate(x: isMirrored ? width - side : 0, y: (height - high) / 2, width: side, height: high)
    label.allocate(x: isMirrored ? width - indent - textWidth : indent, y: 0, width: textWidth, height: height)
  }
}

/// Where a criterion is grasped; assistive technology moves it step by step.
@MainActor
final class OrderPickerHandle: CustomWidget {
  private let icon = SourceImage(of: ComponentParts.OrderPickerFormItemCell.handle)

  override class var cssName: String { "handle" }
  override class var accessibleRole: GtkAccessibleRole { .button }
  override class var actions: [ClassAction] {
    [
      ClassAction("criterion.move-up", of: OrderPickerHandle.self) { $0.onStep?(-1) },
      ClassAction("criterion.move-down", of: OrderPickerHandle.self) { $0.onStep?(1) },
    ]
  }

  override init() {
    super.init()
    icon.show(.icon("list-drag-handle-symbolic"))
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.setParent(self)
  }

  /// Called when the criterion is moved by so many places.
  var onStep: ((Int) -> Void)?

  /// Sets which ways the criterion can be moved.
  func setSteps(up: Bool, down: Bool) {
    setActionEnabled("criterion.move-up", up && isSensitive)
    setActionEnabled("criterion.move-down", down && isSensitive)
  }
}

extension PartLabel {
  /// Shows a text as it wants to be shown.
  fileprivate func show(_ styled: StyledText) {
    text = styled.text
    if font != styled.font { font = styled.font }
    if textColor != styled.color { textColor = styled.color }
    if let lines = styled.numberOfLines { numberOfLines = lines } else { resetNumberOfLines() }
  }
}
