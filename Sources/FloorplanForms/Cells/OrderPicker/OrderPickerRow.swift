import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A criterion of an order picker: a check box with a button for the direction and a handle for moving it.
final class OrderPickerRow: CustomWidget {
  private typealias Parts = ComponentParts.OrderPickerFormItemCell
  private let mark = SourceImage(of: Parts.leadingImageView)
  private let titleLabel = Parts.title.makeLabel()
  let directionButton = Button()
  private let arrow = SourceImage(of: Parts.directionImageView)
  private let directionLabel = Parts.subtitle.makeLabel()
  let handle = OrderPickerHandle()

  override class var cssName: String { "criterion" }
  override class var hasSeveralArrangements: Bool { true }
  override class var accessibleRole: AccessibleRole { .checkbox }
  override class var actions: [ClassAction] {
    [ClassAction("criterion.toggle", of: OrderPickerRow.self) { $0.onToggle?() }]
  }

  override init() {
    super.init()
    addStyleClasses(of: Parts.row)
    isFocusable = true
    mark.widget.setAccessibleRole(.presentation)
    titleLabel.setAccessibleRole(.presentation)
    directionButton.addStyleClasses(of: Parts.directionButton)
    let words = Box(
      .horizontal, spacing: Parts.directionButton[.iconGap], [arrow.widget, directionLabel])
    // The button has the label.
    for part in [words, arrow.widget, directionLabel] as [Widget] { part.setAccessibleRole(.presentation) }
    directionButton.child = words
    for part in [mark.widget, titleLabel, directionButton, handle] as [Widget] { part.setParent(self) }
    directionButton.onClick { [weak self] in self?.onReverse?() }
    handle.onStep = { [weak self] in self?.onStep?($0) }
    addController(ClickGesture()).onRelease { [weak self] _, x, y in self?.release(x, y) }
  }

  /// Called when the user selects or deselects the criterion.
  var onToggle: (() -> Void)?
  /// Called when the user reverses the direction.
  var onReverse: (() -> Void)?
  /// Called when the user moves the criterion, with the number of positions.
  var onStep: ((Int) -> Void)?

  private func release(_ x: Double, _ y: Double) {
    // Releasing the pointer outside the row cancels the click.
    guard contains(x, y, in: self) else { return }
    grabFocus()
    onToggle?()
  }

  /// Displays a criterion.
  ///
  /// - Parameters:
  ///   - criterion: The criterion.
  ///   - name: The accessible label.
  ///   - icon: The icon of a selected criterion.
  ///   - position: The index of the criterion and the number of criteria.
  func show(
    _ criterion: SortCriterion, as name: String, icon: ImageSource, position: (index: Int, count: Int)
  ) {
    titleLabel.show(criterion.criterion)
    directionLabel.show(criterion.directionText)
    arrow.show(.icon(criterion.isAscending ? "go-up-symbolic" : "go-down-symbolic"))
    mark.show(icon)
    mark.widget.isChildVisible = criterion.isSelected
    setState(.selected, criterion.isSelected)
    setAccessibleChecked(criterion.isSelected)
    setAccessibleLabel(name)
    let order = localized("%1$@ of %2$@").filled(with: "\(position.index + 1)", "\(position.count)")
    setAccessibleDescription(criterion.isSelected ? [criterion.directionText.text, order].localizedList : order)
    directionButton.setAccessibleLabel([criterion.directionText.text, name].localizedList)
    if !criterion.isSelected, directionButton.hasFocus { grabFocus() }
    directionButton.isSensitive = criterion.isSelected
    handle.isSensitive = criterion.isSelected
    handle.setAccessibleLabel(localized("Move %1$@").filled(with: name))
    handle.setSteps(up: position.index > 0, down: position.index + 1 < position.count)
  }

  override func focus(_ direction: FocusDirection) -> Bool { !containsFocus && grabFocus() }

  // MARK: Arrangement

  private var layout: PickerRowLayout {
    let gap = Parts.row[.columnGap]
    // The text of the direction is aligned with the title; the padding of its button extends beyond it.
    return PickerRowLayout(
      leading: mark.widget, title: titleLabel, value: directionButton, trailing: handle, gaps: (gap, 0, gap),
      valueOverhang: Parts.directionButton[.paddingInline])
  }

  override var requestedWidth: Measurement? { layout.requestedWidth }
  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    layout.arrangement(width: width, height: height)
  }
}

/// The drag handle of a criterion, which assistive technology moves step by step.
final class OrderPickerHandle: CustomWidget {
  private let icon = SourceImage(of: ComponentParts.OrderPickerFormItemCell.handle)

  override class var cssName: String { "handle" }
  override class var accessibleRole: AccessibleRole { .button }
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

  /// Called when the criterion is moved, with the number of positions.
  var onStep: ((Int) -> Void)?

  /// Sets the directions in which the criterion can be moved.
  func setSteps(up: Bool, down: Bool) {
    setActionEnabled("criterion.move-up", up && isSensitive)
    setActionEnabled("criterion.move-down", down && isSensitive)
  }
}

extension PartLabel {
  /// Displays a text with its attributes.
  fileprivate func show(_ styled: StyledText) {
    text = styled.text
    if font != styled.font { font = styled.font }
    if textColor != styled.color { textColor = styled.color }
    if let lines = styled.numberOfLines { numberOfLines = lines } else { resetNumberOfLines() }
  }
}
