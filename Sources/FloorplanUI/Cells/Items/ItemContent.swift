import CGTK
public import FloorplanLayout
public import FloorplanTheme
import GTKBridge

/// The content of an ``ItemCell`` or an ``ItemView``.
///
/// The host widget owns, measures and allocates it. Parts that aren't set have no widgets.
@MainActor
public final class ItemContent: PresentedContent {
  private typealias Parts = ComponentParts.ItemCell
  unowned let host: CustomWidget
  /// Whether the host is an item view, whose parts don't have the cell's class paths.
  private let isStandalone: Bool

  let detail: DetailImagePart
  let title: LabelPart
  let subtitle: LabelPart
  let status: LabelPart
  private var buttons: [ActionButton?] = [nil, nil]
  private static let buttonParts = [Parts.primaryButton, Parts.secondaryButton]

  init(in host: CustomWidget, isStandalone: Bool) {
    self.host = host
    self.isStandalone = isStandalone
    func part(_ part: ComponentPart) -> ComponentPart { isStandalone ? part.alone : part }
    detail = DetailImagePart(part(Parts.detailImageView), placeholder: part(Parts.placeholder))
    title = LabelPart(part(Parts.title))
    subtitle = LabelPart(part(Parts.subtitle))
    status = LabelPart(part(Parts.status))
  }

  /// The natural width of the item.
  public var itemSize = ItemSize.standard { didSet { if itemSize != oldValue { host.queueResize() } } }
  /// The buttons of the item; a button without title and icon isn't visible.
  public var actionLayout = ActionLayout.none { didSet { if actionLayout != oldValue { showButtons() } } }
  /// The semantic of the status, which determines its color.
  public var statusMeaning: StatusMeaning? { didSet { status.meaning = statusMeaning } }
  /// The accessible label of the item, or an empty string for its first text.
  public var accessibilityLabel = "" { didSet { if accessibilityLabel != oldValue { updateHostLabel() } } }

  /// The name of the item.
  public var titleText: String? {
    get { title.text }
    set { setText(newValue, of: title) }
  }
  /// The subtitle below the name.
  public var subtitleText: String? {
    get { subtitle.text }
    set { setText(newValue, of: subtitle) }
  }
  /// The status below the other texts, in one or two words.
  public var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// The image.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }
  /// The size of the image in points; 110 by 90 by default.
  public var detailImageViewSize: Size {
    get { detailImageView.imageSize }
    set { detailImageView.imageSize = newValue }
  }

  /// The image view with its placeholder and shape, created on demand.
  public var detailImageView: DetailImageView { detail.view(in: host) }
  /// The first button, created on demand.
  public var primaryButton: ActionButton { button(0) }
  /// The second button, created on demand.
  public var secondaryButton: ActionButton { button(1) }
  /// The label of the title, created on demand.
  public var titleLabel: PartLabel { title.label(in: host) }
  /// The label of the subtitle, created on demand.
  public var subtitleLabel: PartLabel { subtitle.label(in: host) }
  /// The label of the status, created on demand.
  public var statusLabel: PartLabel { status.label(in: host) }

  /// Returns the labels of title, subtitle and status.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [titleLabel.attributedNode]
    case .subtitle: [subtitleLabel.attributedNode]
    case .status: [statusLabel.attributedNode]
    default: []
    }
  }

  /// The texts that are set, in reading order.
  var texts: [String] { [title, subtitle, status].compactMap(\.text) }

  func setText(_ given: String?, of part: LabelPart) {
    // An empty label would take the space of a line.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: host)
    updateHostLabel()
  }

  private func updateHostLabel() {
    let texts = texts
    let isNamed = !accessibilityLabel.isEmpty
    host.setAccessibleLabel(isNamed ? accessibilityLabel : texts.first ?? "")
    host.setAccessibleDescription(texts.dropFirst(isNamed ? 0 : 1).asList)
    for button in buttons { button?.subject = texts.first }
  }

  // MARK: Buttons

  /// Returns the first or the second button, created on demand.
  func button(_ index: Int) -> ActionButton {
    if let made = buttons[index] { return made }
    let made = ActionButton()
    made.style = .tertiary
    made.cellPart = isStandalone ? Self.buttonParts[index].alone : Self.buttonParts[index]
    made.subject = texts.first
    made.onContentChange = { [weak self] in self?.showButtons() }
    made.isVisible = false
    // Keep reading order, even if the second button is created first.
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

  /// Resets all parts.
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

  private var lines: [Label] { [title, subtitle, status].compactMap(\.visibleLabel) }
  private var visibleButtons: [ActionButton] { buttons.compactMap(\.self).filter(\.isVisible) }

  private struct Frame {
    let part: Widget
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  /// Returns the natural width for the item size, or the height for a width.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let gaps = Self.controlGap * max(0, visibleButtons.count - 1)
      let widths = [
        detail.visibleView?.measured(.horizontal).minimum ?? 0,
        lines.map { $0.measured(.horizontal).minimum }.max() ?? 0,
        visibleButtons.reduce(gaps) { $0 + $1.measured(.horizontal).minimum },
      ]
      return Measurement(minimum: widths.max() ?? 0, natural: itemSize.contentWidth(of: Parts.cell))
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  /// Allocates the parts from the top, horizontally centered.
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
    if let view = detail.visibleView {
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
    let shown = visibleButtons
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
