import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// What stands above the chosen options and above all of them: a title, and a button that chooses all or none.
///
/// ## CSS nodes
///
///     sectionheader.fdlFUIListPicker_header
///     ├── label.fdlFUIListPicker_headerLabel
///     ╰── button.fdlFUIActionButton          absent where one option at most can be chosen
@MainActor
final class ListPickerHeader: CollectionReusableView {
  private typealias Parts = ComponentParts.ListPicker
  private let label = Parts.headerLabel.makeLabel()
  let button = ActionButton()

  override class var accessibleRole: GtkAccessibleRole { .group }
  override class var cssName: String { "sectionheader" }
  override class var arrangesByWidth: Bool { true }

  required init() {
    super.init()
    become(Parts.header)
    button.style = .tertiary
    button.isVisible = false
    label.setAccessibleRole(.heading)
    label.setParent(self)
    button.setParent(self)
  }

  /// Shows a heading.
  ///
  /// - Parameters:
  ///   - title: What the options below have in common.
  ///   - action: What the button says; nil for no button.
  ///   - host: What gets the keyboard focus of a button that goes; the collection around it would say that it has it.
  func show(_ title: String, action: String?, givingFocusTo host: Widget) {
    if label.text != title {
      label.text = title
      label.setAccessibleLabel(title)
      setAccessibleLabel(title)
    }
    if let action, button.currentTitle != action { button.setTitle(action, for: .normal) }
    // Several sections may have the same button.
    if let action { button.accessibilityLabel = [action, title].asList }
    if action != nil { button.isVisible = true } else { button.hide(givingFocusTo: host) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    button.didSelectHandler = nil
  }

  private static let gap = Int(Parts.header.metric(.controlGap))
  private static let lineGap = Int(Parts.header.metric(.lineGap))

  /// What the text has on both sides; the button has as much within.
  private static let inset = Int(Parts.header.metric(.columnGap))

  private func isStacked(in width: Int) -> Bool {
    Self.inset + label.measured(.horizontal).natural + Self.gap + button.measured(.horizontal).natural > width
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let text = label.measured(.horizontal)
    let side = button.isVisible ? button.measured(.horizontal) : Measurement(0)
    switch orientation {
    case .horizontal:
      return Measurement(
        minimum: max(text.minimum + 2 * Self.inset, side.minimum),
        natural: text.natural + (button.isVisible ? Self.inset + Self.gap + side.natural : 2 * Self.inset))
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      let textHeight = label.measured(.vertical, forSize: width - 2 * Self.inset).natural
      guard button.isVisible else { return Measurement(textHeight) }
      let buttonHeight = button.measured(.vertical, forSize: min(width, side.natural)).natural
      guard isStacked(in: width) else { return Measurement(max(label.measured(.vertical).natural, buttonHeight)) }
      var height = Measurement(textHeight + Self.lineGap + buttonHeight)
      height.arrangement = 1
      return height
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let side =
      button.isVisible ? max(button.measured(.horizontal).minimum, min(width, button.measured(.horizontal).natural)) : 0
    let isStacked = button.isVisible && isStacked(in: width)
    let isBeside = button.isVisible && !isStacked
    let textWidth = width - Self.inset - (isBeside ? Self.gap + side : Self.inset)
    let textHeight = label.measured(.vertical, forSize: textWidth).natural
    label.allocate(
      x: isMirrored ? width - Self.inset - textWidth : Self.inset, y: isStacked ? 0 : (height - textHeight) / 2,
      width: textWidth, height: textHeight)
    guard button.isVisible else { return }
    let sideHeight = button.measured(.vertical, forSize: side).natural
    button.allocate(
      x: isMirrored ? 0 : width - side, y: isStacked ? textHeight + Self.lineGap : (height - sideHeight) / 2,
      width: side, height: sideHeight)
  }
}
