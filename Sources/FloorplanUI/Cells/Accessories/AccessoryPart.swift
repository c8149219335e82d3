import FloorplanTheme
import GTKBridge

/// The accessory of a cell or row, with widgets created on demand.
final class AccessoryPart {
  private unowned let host: CustomWidget
  private let style: AccessoryStyle
  private let press: () -> Void
  private var indicator: Image?
  private var button: Button?
  private var buttonImage: SourceImage?
  private(set) var displayedType = AccessoryType.none

  /// Creates an empty accessory.
  ///
  /// - Parameters:
  ///   - host: The parent widget.
  ///   - style: The parts and metrics.
  ///   - press: Called when the user clicks the button; must not retain the host.
  init(in host: CustomWidget, _ style: AccessoryStyle, press: @escaping () -> Void) {
    self.host = host
    self.style = style
    self.press = press
  }

  /// The default accessible label of the button.
  static let defaultLabel = localized("Details")

  func show(_ accessory: AccessoryType) {
    guard accessory != displayedType else { return }
    displayedType = accessory
    if let name = accessory.indicatorIconName {
      let indicator = indicator ?? makeIndicator()
      indicator.iconName = name
      indicator.isVisible = true
    } else {
      indicator?.isVisible = false
    }
    if accessory.hasButton {
      (button ?? makeButton()).isVisible = true
    } else if let button {
      // Keep the focus in the cell.
      if button.containsFocus { host.grabFocus() }
      button.isVisible = false
    }
  }

  /// Sets the button's accessible label, which consists of its action and the item.
  func name(_ name: String) { button?.setAccessibleLabel(name) }

  private func makeIndicator() -> Image {
    let image = Image()
    image.addStyleClasses(of: style.indicator)
    image.setAccessibleRole(.presentation)
    image.setParent(host)
    indicator = image
    return image
  }

  private func makeButton() -> Button {
    let newButton = Button()
    newButton.tooltip = Self.defaultLabel
    newButton.setAccessibleLabel(Self.defaultLabel)
    let image = SourceImage(of: style.button, hasOwnNode: false)
    image.show(.icon("help-about-symbolic"))
    newButton.child = image.widget
    buttonImage = image
    newButton.addStyleClass("flat")
    newButton.addStyleClasses(of: style.button)
    newButton.onClick(press)
    newButton.setParent(host)
    button = newButton
    return newButton
  }

  /// The width that the accessory takes from the other content of the host.
  var reservedWidth: Int { style.width(for: displayedType) }

  var height: Int {
    widgets.reduce(0) { max($0, $1.measured(.vertical).minimum) }
  }

  private var widgets: [Widget] {
    ([button, indicator] as [Widget?]).compactMap(\.self).filter(\.isVisible)
  }

  /// Allocates the widgets at the trailing edge of the host's content box, vertically centered.
  func allocate(width: Int, height: Int) {
    let isMirrored = host.direction == .rtl
    var trailing = 0
    for (widget, standard) in zip(widgets, style.widths(of: displayedType)).reversed() {
      let wide = max(standard, widget.measured(.horizontal).minimum)
      let high = max(
        min(height, widget.measured(.vertical, forSize: wide).natural),
        widget.measured(.vertical, forSize: wide).minimum)
      let x = isMirrored ? trailing : width - trailing - wide
      widget.allocate(x: x, y: (height - high) / 2, width: wide, height: high)
      trailing += standard + style.gap
    }
  }
}
