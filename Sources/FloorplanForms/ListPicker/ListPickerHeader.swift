import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A header of the selected or of all options, with a title and a button that selects or deselects all.
///
/// ## CSS nodes
///
///     sectionheader.fdlFUIListPicker_header
///     ├── label.fdlFUIListPicker_headerLabel
///     ╰── button.fdlFUIActionButton          if several options can be selected
final class ListPickerHeader: CollectionReusableView {
  private typealias Parts = ComponentParts.ListPicker
  private let label = Parts.headerLabel.makeLabel()
  let button = ActionButton(nil, .tertiary)

  override class var cssName: String { "sectionheader" }
  override class var hasSeveralArrangements: Bool { true }

  required init() {
    super.init()
    addStyleClasses(of: Parts.header)
    button.isVisible = false
    // The button is at the end even in a separate line.
    button.horizontalAlignment = .end
    label.setAccessibleRole(.heading)
    label.setMargins(leading: Self.inset, trailing: Self.inset)
    label.setParent(self)
    button.setParent(self)
  }

  /// Displays a title and a button.
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - action: The title of the button; nil for no button.
  ///   - host: The widget that receives the focus of a hidden button; the collection would only report that it has the
  ///     focus.
  func show(_ title: String, action: String?, movingFocusTo host: Widget) {
    if label.text != title {
      label.text = title
      label.setAccessibleLabel(title)
      setAccessibleLabel(title)
    }
    if let action, button.currentTitle != action { button.setTitle(action, for: .normal) }
    // Several sections may have a button with the same title.
    if let action { button.accessibilityLabel = [action, title].localizedList }
    button.setVisible(action != nil, movingFocusTo: host)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    button.didSelectHandler = nil
  }

  /// The margin of the title on both sides, which equals the padding of the button.
  private static let inset = Parts.header[.columnGap]

  private var content: TitledControl {
    TitledControl(
      title: label, control: button, gap: Parts.header[.controlGap] - Self.inset,
      lineGap: Parts.header[.lineGap])
  }

  override var requestedWidth: Measurement? {
    button.isVisible ? content.requestedWidth : label.measured(.horizontal)
  }

  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    if button.isVisible { return content.arrangement(width: width, height: height) }
    var arrangement = Arrangement()
    let labelHeight = label.measured(.vertical, forSize: width).natural
    arrangement.add(label, x: 0, y: 0, width: width, height: max(labelHeight, height ?? 0))
    return arrangement
  }
}
