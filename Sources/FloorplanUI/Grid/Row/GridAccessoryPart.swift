import CGTK
import FloorplanTheme
import GTKBridge

/// The accessory of a row: its widgets are made when they are first needed.
@MainActor
final class GridAccessoryPart {
  private typealias Parts = ComponentParts.GridRow
  private unowned let row: GridRow
  private var indicator: Image?
  private var button: Button?
  private(set) var shown = GridAccessory.none

  init(in row: GridRow) { self.row = row }

  func show(_ accessory: GridAccessory) {
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
    } else {
      button?.isVisible = false
    }
  }

  /// Names the button: what it does, and for which row.
  func name(_ name: String) { button?.setAccessibleLabel(name) }

  private func makeIndicator() -> Image {
    let image = Image()
    image.become(Parts.accessory)
    image.setAccessibleRole(.presentation)
    image.setParent(row)
    indicator = image
    return image
  }

  private func makeButton() -> Button {
    let made = Button(iconName: "help-about-symbolic", name: GridRow.standardAccessoryLabel)
    made.addStyleClass("flat")
    made.become(Parts.accessoryButton)
    made.onClick { [weak row] in row?.pressAccessory() }
    made.setParent(row)
    button = made
    return made
  }

  /// Where nothing fits beside the accessory.
  var minimumWidth: Int { shown.room }

  var height: Int {
    widgets.reduce(0) { max($0, $1.measured(.vertical).minimum) }
  }

  private var widgets: [Widget] {
    let button: Widget? = shown.isPressable ? button : nil
    let indicator: Widget? = shown.indicatorIconName == nil ? nil : indicator
    return [button, indicator].compactMap(\.self)
  }

  /// Centres the widgets from top to bottom at the trailing end of the row's content box.
  func allocate(width: Int, height: Int) {
    let isMirrored = row.direction == .rtl
    var trailing = 0
    for (widget, standard) in zip(widgets, shown.widths).reversed() {
      let wide = max(standard, widget.measured(.horizontal).minimum)
      let high = max(
        min(height, widget.measured(.vertical, forSize: wide).natural),
        widget.measured(.vertical, forSize: wide).minimum)
      let x = isMirrored ? trailing : width - trailing - wide
      widget.allocate(x: x, y: (height - high) / 2, width: wide, height: high)
      trailing += standard + GridAccessory.gap
    }
  }
}
