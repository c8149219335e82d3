import CGTK
import FloorplanTheme
import GTKBridge

/// The accessory of a cell or row: its widgets are made when they are first needed.
@MainActor
final class AccessoryPart {
  private unowned let host: CustomWidget
  private let look: AccessoryLook
  private let press: () -> Void
  private var indicator: Image?
  private var button: Button?
  private var buttonImage: SourceImage?
  private(set) var shown = AccessoryType.none

  /// An accessory that shows nothing yet.
  ///
  /// - Parameters:
  ///   - host: The widget that it stands in.
  ///   - look: What it consists of.
  ///   - press: Called when a person presses the button; must not hold the host.
  init(in host: CustomWidget, _ look: AccessoryLook, press: @escaping () -> Void) {
    self.host = host
    self.look = look
    self.press = press
  }

  /// What the button does where nobody has said it better.
  static let standardLabel = localized("Details")

  func show(_ accessory: AccessoryType) {
    guard accessory != shown else { return }
    shown = accessory
    if let name = accessory.indicatorIconName {
      let indicator = indicator ?? makeIndicator()
      indicator.iconName = name
      indicator.isVisible = true
    } else {
      indicator?.isVisible = false
    }
    if accessory.isPressable {
      (button ?? makeButton()).isVisible = true
    } else if let button {
      // The focus doesn't leave the cell with what had it.
      if button.containsFocus { host.grabFocus() }
      button.isVisible = false
    }
  }

  /// Names the button: what it does, and for which item.
  func name(_ name: String) { button?.setAccessibleLabel(name) }

  private func makeIndicator() -> Image {
    let image = Image()
    image.become(look.indicator)
    image.setAccessibleRole(.presentation)
    image.setParent(host)
    indicator = image
    return image
  }

  private func makeButton() -> Button {
    let made = Button()
    made.tooltip = Self.standardLabel
    made.setAccessibleLabel(Self.standardLabel)
    let image = SourceImage(of: look.button, hasOwnNode: false)
    image.show(.icon("help-about-symbolic"))
    made.child = image.widget
    buttonImage = image
    made.addStyleClass("flat")
    made.become(look.button)
    made.onClick(press)
    made.setParent(host)
    button = made
    return made
  }

  /// The width that the rest of the host leaves free.
  var room: Int { look.room(for: shown) }

  var height: Int {
    widgets.reduce(0) { max($0, $1.measured(.vertical).minimum) }
  }

  private var widgets: [Widget] {
    let button: Widget? = shown.isPressable ? button : nil
    let indicator: Widget? = shown.indicatorIconName == nil ? nil : indicator
    return [button, indicator].compactMap(\.self)
  }

  /// Centres the widgets from top to bottom at the trailing end of the host's content box.
  func allocate(width: Int, height: Int) {
    let isMirrored = host.direction == .rtl
    var trailing = 0
    for (widget, standard) in zip(widgets, look.widths(of: shown)).reversed() {
      let wide = max(standard, widget.measured(.horizontal).minimum)
      let high = max(
        min(height, widget.measured(.vertical, forSize: wide).natural),
        widget.measured(.vertical, forSize: wide).minimum)
      let x = isMirrored ? trailing : width - trailing - wide
      widget.allocate(x: x, y: (height - high) / 2, width: wide, height: high)
      trailing += standard + look.gap
    }
  }
}
