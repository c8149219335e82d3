import FloorplanTheme
import GTKBridge

/// The activity buttons of a person, wrapped to as many lines as needed.
final class ActivityRow: WrappingBox {
  private let part: ComponentPart
  private var buttons: [ActionButton] = []

  override class var cssName: String { "activities" }

  /// The maximum number of activities.
  static let limit = 5

  /// Creates a row without buttons.
  ///
  /// - Parameters:
  ///   - part: The part of each button.
  ///   - surface: The part with the gap between two buttons.
  ///   - isCentered: Whether the lines are centered.
  init(_ part: ComponentPart, on surface: ComponentPart, isCentered: Bool) {
    self.part = part
    super.init(isCentered ? .center : .leading)
    followDensity(.controlGap, of: surface)
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
    isVisible = !displayed.isEmpty
    queueResize()
  }

  private func makeButton() -> ActionButton {
    let button = ActionButton(nil, .tertiary, part: part)
    button.subject = subject
    button.setParent(self)
    return button
  }
}
