import FloorplanTheme
import GTKBridge

/// The activity buttons of a person, wrapped to as many lines as needed.
@MainActor
final class ActivityRow: CustomWidget {
  private let part: ComponentPart
  private let gap: Int
  /// Whether the lines are centered rather than leading.
  private let isCentered: Bool
  private var buttons: [ActionButton] = []
  private var count = 0

  override class var cssName: String { "activities" }

  /// The maximum number of activities.
  static let limit = 5

  /// Creates a row without buttons.
  ///
  /// - Parameters:
  ///   - part: The part of each button.
  ///   - gap: The gap between two buttons, in pixels.
  ///   - isCentered: Whether the lines are centered.
  init(_ part: ComponentPart, gap: Int, isCentered: Bool) {
    self.part = part
    self.gap = gap
    self.isCentered = isCentered
    super.init()
    setAccessibleLabel(localized("Activities"))
  }

  /// The name of the person, appended to the accessible labels of the buttons.
  var subject: String? { didSet { for button in buttons { button.subject = subject } } }

  /// Displays the first activities up to the limit; the focus of a removed button moves to the host.
  func show(_ activities: [Activity], in host: CustomWidget) {
    let displayed = activities.prefix(Self.limit)
    while buttons.count < displayed.count { buttons.append(makeButton()) }
    for (button, activity) in zip(buttons, displayed) {
      button.setImage(activity.image, for: .normal)
      button.accessibilityLabel = activity.name
      button.didSelectHandler = { _ in activity.handler() }
      button.isVisible = true
    }
    for button in buttons.dropFirst(displayed.count) {
      button.hide(movingFocusTo: host)
      button.didSelectHandler = nil
    }
    count = displayed.count
    isVisible = count > 0
    queueResize()
  }

  private func makeButton() -> ActionButton {
    let button = ActionButton()
    button.style = .tertiary
    button.cellPart = part
    button.subject = subject
    button.setParent(self)
    return button
  }

  private var displayed: [Widget] { Array(buttons.prefix(count)) }

  override var requestedWidth: Measurement? {
    let widths = displayed.map { $0.measured(.horizontal).natural }
    return Measurement(minimum: widths.max() ?? 0, natural: widths.reduce(gap * max(0, widths.count - 1), +))
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.wrap(displayed, width: width, gap: gap, lineGap: gap, alignment: isCentered ? .center : .leading)
    return arrangement
  }
}
