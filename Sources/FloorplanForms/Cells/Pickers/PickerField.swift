import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A field of a picker, with a label above and an optional message below.
class PickerField: CustomWidget {
  let label: PartLabel
  /// The control that the user types in.
  let input: any InputField
  private let message = InlineValidationView()

  override class var cssName: String { "pickerfield" }

  init(_ text: String, _ labelPart: ComponentPart, _ input: any InputField) {
    label = labelPart.makeLabel()
    self.input = input
    super.init()
    label.text = text
    // The input has the label.
    label.setAccessibleRole(.presentation)
    message.isVisible = false
    for part in parts { part.setParent(self) }
  }

  private var parts: [Widget] { [label, input, message] }

  /// Sets the accessible label, which begins with the title of the cell.
  final func setName(after title: String) {
    let name = title.isEmpty ? label.text : [title, label.text].localizedList
    for widget in input.describedWidgets { widget.setAccessibleLabel(name) }
  }

  /// The reason for a correction of the typed text, or nil for none.
  final var notice: String? { didSet { if notice != oldValue { showMessage() } } }

  /// Displays the problem of the typed text, or else the notice.
  final func showMessage() {
    let problem = input.problem
    if problem != nil { notice = nil }
    label.isInvalid = problem != nil
    input.markProblem()
    let displayed = problem ?? notice.map { ValidationMessage($0, kind: .information, style: .hint) }
    if let displayed { message.message = displayed }
    message.isVisible = displayed != nil
  }

  override func takeFocus() -> Bool { input.grabFocus() }

  /// The width in which the label and the input are fully visible; a message wraps.
  final var unwrappedWidth: Int {
    let widths = ([label, input] as [Widget]).map { $0.measured(.horizontal) }
    return max(Measurement.maximum(of: widths).natural, measured(.horizontal).minimum)
  }

  override var requestedWidth: Measurement? { .maximum(of: parts.map { $0.measured(.horizontal) }) }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.add(parts.filter(\.isVisible), width: width, gap: ComponentParts.InlineValidationView.view[.lineGap])
    return arrangement
  }
}
