import CGTK
public import FloorplanLayout
public import FloorplanTheme
import GTKBridge

/// The parts of an item inside a widget of any kind: what an item cell and an item view have in common.
///
/// The widget that hosts it measures and places through it, and owns it.  A part that is not set costs nothing: its
/// widget does not exist.
@MainActor
public final class ItemContent: PresentedContent {
  private typealias Parts = ComponentParts.ItemCell
  unowned let host: CustomWidget
  /// Whether the host is an item view by itself, whose parts only have its class paths.
  private let isAlone: Bool

  let detail: DetailImagePart
  let title: LabelPart
  let subtitle: LabelPart
  let status: LabelPart
  private var buttons: [ActionButton?] = [nil, nil]
  private static let buttonParts = [Parts.primaryButton, Parts.secondaryButton]

  init(in host: CustomWidget, isAlone: Bool) {
    self.host = host
    self.isAlone = isAlone
    func part(_ part: ComponentPart) -> ComponentPart { isAlone ? part.alone : part }
    detail = DetailImagePart(part(Parts.detailImageView), placeholder: part(Parts.placeholder))
    title = LabelPart(part(Parts.title))
    subtitle = LabelPart(part(Parts.subtitle))
    status = LabelPart(part(Parts.status))
  }

  /// How wide the item is where nothing else decides it.
  public var itemSize = ItemSize.standard { didSet { if itemSize != oldValue { host.queueResize() } } }
  /// Which of the buttons there are; one without a title and an icon is not shown.
  public var actionLayout = ActionLayout.none { didSet { if actionLayout != oldValue { showButtons() } } }
  /// The colour that the status is shown in.
  public var statusMeaning: StatusMeaning? { didSet { status.meaning = statusMeaning } }
  /// What the item is, for assistive technology; empty for the first of its texts.
  public var accessibilityLabel = "" { didSet { if accessibilityLabel != oldValue { nameHost() } } }

  /// The name of the item.
  public var titleText: String? {
    get { title.text }
    set { setText(newValue, of: title) }
  }
  /// What the item is, below its name.
  public var subtitleText: String? {
    get { subtitle.text }
    set { setText(newValue, of: subtitle) }
  }
  /// A word or two about the item's state, below the other texts.
  public var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// The picture.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }
  /// How large the picture is, in points; 110 by 90 by itself.
  public var detailImageViewSize: Size {
    get { detailImageView.imageSize }
    set { detailImageView.imageSize = newValue }
  }

  /// The view of the picture with its placeholder and shape, made if need be.
  public var detailImageView: DetailImageView { detail.view(in: host) }
  /// The first button, made if need be.
  public var primaryButton: ActionButton { button(0) }
  /// The second button, made if need be.
  public var secondaryButton: ActionButton { button(1) }
  /// The label of the name, made if need be.
  public var titleLabel: PartLabel { title.label(in: host) }
  /// The label of what the item is, made if need be.
  public var subtitleLabel: PartLabel { subtitle.label(in: host) }
  /// The label of the status, made if need be.
  public var statusLabel: PartLabel { status.label(in: host) }

  /// The labels of title, subtitle and status.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [titleLabel.attributedNode]
    case .subtitle: [subtitleLabel.attributedNode]
    case .status: [statusLabel.attributedNode]
    default: []
    }
  }

  /// The texts that are set, in the order of reading.
  var texts: [String] { [title, subtitle, status].compactMap(\.text) }

  func setText(_ given: String?, of part: LabelPart) {
    // An empty text would take a line's room.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: host)
    nameHost()
  }

  private func nameHost() {
    let texts = texts
    let isNamed = !accessibilityLabel.isEmpty
    host.setAccessibleLabel(isNamed ? accessibilityLabel : texts.first ?? "")
    host.setAccessibleDescription(texts.dropFirst(isNamed ? 0 : 1).asList)
    for button in buttons { button?.subject = texts.first }
  }

  // MARK: Buttons

  /// The first or the second button, made if need be.
  func button(_ index: Int) -> ActionButton {
    if let made = buttons[index] { return made }
    let made = ActionButton()
    made.style = .tertiary
    made.cellPart = isAlone ? Self.buttonParts[index].alone : Self.buttonParts[index]
    made.subject = texts.first
    made.onContentChange = { [weak self] in self?.showButtons() }
    made.isVisible = false
    // In the order of reading, whichever comes first.
    if index == 0, let second = buttons[1] {
      made.setParent(host)
      second.insert(in: host, after: made)
    } else {
      made.setParent(host)
    }
    buttons[index] = made
    return made
  }

  private func showButtons() {
    for (index, button) in buttons.enumerated() {
      guard let button else { continue }
      let isShown = index < actionLayout.count && button.hasContent
      guard button.isVisible != isShown else { continue }
      if isShown { button.isVisible = true } else { button.hide(givingFocusTo: host) }
    }
  }

  /// Takes every part away.
  func clear() {
    for part in [title, subtitle, status] {
      setText(nil, of: part)
      part.resetNumberOfLines()
    }
    statusMeaning = nil
    detail.reset()
    for button in buttons {
      button?.prepareForReuse()
      button?.style = .tertiary
    }
    actionLayout = .none
    itemSize = .standard
    accessibilityLabel = ""
  }

  // MARK: Arrangement

  private static let imageGap = Int(Parts.cell.metric(.imageGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private static let controlGap = Int(Parts.cell.metric(.controlGap))

  private var lines: [Label] { [title, subtitle, status].compactMap(\.shownLabel) }
  private var shownButtons: [ActionButton] { buttons.compactMap(\.self).filter(\.isVisible) }

  private struct Frame {
    let part: Widget
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// The width of an item of its size, or the height that the parts need at a width.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let gaps = Self.controlGap * max(0, shownButtons.count - 1)
      let widths = [
        detail.shownView?.measured(.horizontal).minimum ?? 0,
        lines.map { $0.measured(.horizontal).minimum }.max() ?? 0,
        shownButtons.reduce(gaps) { $0 + $1.measured(.horizontal).minimum },
      ]
      return Measurement(minimum: widths.max() ?? 0, natural: itemSize.contentWidth(of: Parts.cell))
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  /// Places the parts from the top, each in the middle from side to side.
  func allocate(width: Int, height: Int) {
    let isMirrored = host.direction == .rtl
    for frame in frames(width: width).frames {
      frame.part.allocate(
        x: isMirrored ? width - frame.x - frame.width : frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  private func frames(width: Int) -> (frames: [Frame], height: Int) {
    var frames: [Frame] = []
    var bottom = 0
    func add(_ part: Widget, x: Int, y: Int, width: Int) {
      let height = part.measured(.vertical, forSize: width).natural
      frames.append(Frame(part: part, x: x, y: y, width: width, height: height))
      bottom = max(bottom, y + height)
    }
    if let view = detail.shownView {
      let wide = view.measured(.horizontal).natural
      add(view, x: (width - wide) / 2, y: 0, width: wide)
    }
    var gap = Self.imageGap
    for label in lines {
      let wide = max(width, label.measured(.horizontal).minimum)
      add(label, x: 0, y: bottom + (bottom > 0 ? gap : 0), width: wide)
      gap = Self.lineGap
    }
    addButtons(width: width, y: bottom + (bottom > 0 ? Self.controlGap : 0), add)
    return (frames, bottom)
  }

  private func addButtons(width: Int, y: Int, _ add: (Widget, Int, Int, Int) -> Void) {
    let shown = shownButtons
    let room = (width - Self.controlGap * max(0, shown.count - 1)) / max(1, shown.count)
    let widths = shown.map { button in
      let wanted = button.measured(.horizontal)
      return max(wanted.minimum, min(wanted.natural, room))
    }
    var x = (width - widths.reduce(0, +) - Self.controlGap * max(0, shown.count - 1)) / 2
    for (button, wide) in zip(shown, widths) {
      add(button, x, y, wide)
      x += wide + Self.controlGap
    }
  }
}
