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
    // At the end in a line of its own too.
    button.horizontalAlignment = .end
    label.setAccessibleRole(.heading)
    label.setMargins(leading: Self.inset, trailing: Self.inset)
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

  /// What the text has on both sides; the button has as much within.
  private static let inset = Int(Parts.header.metric(.columnGap))

  private var content: TitledControl {
    TitledControl(
      title: label, control: button, gap: Int(Parts.header.metric(.controlGap)) - Self.inset,
      lineGap: Int(Parts.header.metric(.lineGap)))
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard button.isVisible else { return label.measured(orientation, forSize: forSize) }
    return content.measure(orientation, forSize: forSize)
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard button.isVisible else { return label.allocate(width: width, height: height) }
    content.allocate(width: width, height: height, isMirrored: direction == .rtl)
  }
}
