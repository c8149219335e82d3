public import FloorplanLayout
public import FloorplanTheme
import GTKBridge

/// The content of an ``ItemCell`` or an ``ItemView``.
///
/// The host widget owns, measures and allocates it. Parts that aren't set have no widgets.
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
    func part(_ part: ComponentPart) -> ComponentPart { isStandalone ? part.standalone : part }
    detail = DetailImagePart(part(Parts.detailImageView), placeholder: part(Parts.placeholder))
    title = LabelPart(part(Parts.title))
    subtitle = LabelPart(part(Parts.subtitle))
    status = LabelPart(part(Parts.status))
  }

  /// The values of an item.
  public struct Values: Equatable {
    /// Creates the default values.
    public init() {}

    /// The natural width of the item.
    public var itemSize = ItemSize.standard
    /// The buttons of the item; a button without title and icon isn't visible.
    public var actionLayout = ActionLayout.none
    /// The name of the item.
    @NonemptyText public var titleText: String?
    /// The subtitle below the name.
    @NonemptyText public var subtitleText: String?
    /// The status below the other texts, in one or two words.
    @NonemptyText public var statusText: String?
    /// The semantic status, which determines its color.
    public var semanticStatus: SemanticStatus?
    /// The accessible label of the item, or an empty string for its first text.
    public var accessibilityLabel = ""
  }

  /// The values of the item.
  public var values = Values() { didSet { if values != oldValue { show() } } }

  private func show() {
    title.setText(values.titleText, in: host)
    subtitle.setText(values.subtitleText, in: host)
    status.setText(values.statusText, in: host)
    status.semanticStatus = values.semanticStatus
    showButtons()
    host.queueResize()
    let texts = texts
    let isNamed = !values.accessibilityLabel.isEmpty
    host.setAccessibleLabel(isNamed ? values.accessibilityLabel : texts.first ?? "")
    host.setAccessibleDescription(texts.dropFirst(isNamed ? 0 : 1).accessibleSummary())
    for button in buttons { button?.subject = texts.first }
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

  // MARK: Buttons

  /// Returns the first or the second button, created on demand.
  func button(_ index: Int) -> ActionButton {
    if let button = buttons[index] { return button }
    let part = Self.buttonParts[index]
    let button = ActionButton(nil, .tertiary, part: isStandalone ? part.standalone : part)
    button.subject = texts.first
    button.onValuesChange = { [weak self] in self?.showButtons() }
    button.isVisible = false
    button.setParent(host)
    buttons[index] = button
    // Keep reading order, even if the second button is created first.
    if index == 0, let second = buttons[1] { second.insert(in: host, after: button) }
    return button
  }

  private func showButtons() {
    for (index, button) in buttons.enumerated() {
      guard let button else { continue }
      let isShown = index < values.actionLayout.count && button.hasContent
      guard button.isVisible != isShown else { continue }
      button.setVisible(isShown, movingFocusTo: host)
    }
  }

  /// Resets all parts.
  func clear() {
    values = Values()
    detail.reset()
    for button in buttons {
      button?.prepareForReuse()
      button?.style = .tertiary
    }
  }

  // MARK: Arrangement

  private var lines: [Label] { [title, subtitle, status].compactMap(\.visibleLabel) }
  private var visibleButtons: [ActionButton] { buttons.compactMap(\.self).filter(\.isVisible) }

  /// The minimum width of the parts, and the natural width for the item size.
  var requestedWidth: Measurement {
    let widths =
      [detail.visibleView?.measured(.horizontal) ?? Measurement(0)] + lines.map { $0.measured(.horizontal) }
      + [Measurement.sum(of: visibleButtons.map { $0.measured(.horizontal) }, gap: Parts.cell[.controlGap])]
    return Measurement(
      minimum: Measurement.maximum(of: widths).minimum, natural: values.itemSize.contentWidth(of: Parts.cell))
  }

  /// Arranges the parts from the top, horizontally centered.
  func arrangement(width: Int) -> Arrangement {
    var arrangement = Arrangement()
    if let view = detail.visibleView {
      arrangement.addCentered(view, y: 0, width: view.measured(.horizontal).natural, in: width)
    }
    arrangement.add(lines, y: arrangement.top(after: Parts.cell[.imageGap]), width: width, gap: Parts.cell[.lineGap])
    let displayed = visibleButtons
    let gaps = Parts.cell[.controlGap] * max(0, displayed.count - 1)
    let widths = displayed.map { $0.measured(.horizontal).fitting(in: (width - gaps) / displayed.count) }
    let y = arrangement.top(after: Parts.cell[.controlGap])
    var x = (width - widths.reduce(gaps, +)) / 2
    for (button, wide) in zip(displayed, widths) {
      arrangement.add(button, x: x, y: y, width: wide)
      x += wide + Parts.cell[.controlGap]
    }
    return arrangement
  }
}
