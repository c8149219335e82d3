import CGTK
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
    let shown = activities.prefix(Self.limit)
    while buttons.count < shown.count { buttons.append(makeButton()) }
    for (button, activity) in zip(buttons, shown) {
      button.setImage(activity.image, for: .normal)
      button.accessibilityLabel = activity.name
      button.didSelectHandler = { _ in activity.handler() }
      button.isVisible = true
    }
    for button in buttons.dropFirst(shown.count) {
      button.hide(givingFocusTo: host)
      button.didSelectHandler = nil
    }
    count = shown.count
    isVisible = count > 0
    queueResize()
  }

  private func makeButton() -> ActionButton {
    let made = ActionButton()
    made.style = .tertiary
    made.cellPart = part
    made.subject = subject
    made.setParent(self)
    return made
  }

  private struct Frame {
    let button: ActionButton
    var x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private func frames(width: Int) -> [Frame] {
    var frames: [Frame] = []
    var line: [Frame] = []
    var (x, y) = (0, 0)
    func endLine() {
      let spare = isCentered ? max(0, width - (x - gap)) / 2 : 0
      for index in line.indices { line[index].x += spare }
      frames += line
      y += (line.map(\.height).max() ?? 0) + gap
      (x, line) = (0, [])
    }
    for button in buttons.prefix(count) {
      let wide = button.measured(.horizontal).natural
      let high = button.measured(.vertical, forSize: wide).natural
      if x > 0, x + wide > width { endLine() }
      line.append(Frame(button: button, x: x, y: y, width: wide, height: high))
      x += wide + gap
    }
    endLine()
    return frames
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = buttons.prefix(count).map { $0.measured(.horizontal).natural }
      return Measurement(
        minimum: widths.max() ?? 0, natural: widths.reduce(gap * max(0, widths.count - 1), +))
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? .max / 2 : forSize).map { $0.y + $0.height }.max() ?? 0)
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    for frame in frames(width: width) {
      frame.button.allocate(
        x: direction == .rtl ? width - frame.x - frame.width : frame.x, y: frame.y, width: frame.width,
        height: frame.height)
    }
  }
}
