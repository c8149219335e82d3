import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The suggestions below a field, of which one is selected while the field keeps the keyboard focus.
///
/// ## CSS nodes
///
///     suggestions
///     ╰── box
///         ├── label.fdlFUIListPicker_headerLabel      before recent values, and before others after them
///         ├── cell.fdlFUIListPickerRow …
///         ├── label.fdlFUIListPicker_promptLabel      during a search, or if there are no suggestions
///         ╰── cell.fdlFUIListPickerRow                “Try Again”
///
/// ## Accessibility
///
/// A list whose items have a selection state. The cell announces the selected one, because the field has the focus.
final class SuggestionList: CustomWidget {
  private typealias Parts = ComponentParts.ListPicker

  struct Content: Equatable {
    var recent: [Suggestion] = []
    var others: [Suggestion] = []
    /// The typed text, whose matches are highlighted.
    var text = ""
    /// The message below the suggestions; nil for none.
    var message: String?
    var canRetry = false

    var suggestions: [Suggestion] { recent + others }
  }

  private let box = Box(.vertical)
  /// The rows of the suggestions, and of “Try Again”.
  private(set) var rows: [ListPickerRow] = []
  /// Called with the index of the row that the user clicks.
  var onChoose: ((Int) -> Void)?

  override class var cssName: String { "suggestions" }
  override class var accessibleRole: AccessibleRole { .list }

  override init() {
    super.init()
    setAccessibleLabel(localized("Suggestions"))
    box.setAccessibleRole(.presentation)
    box.setParent(self)
  }

  var content = Content() { didSet { if content != oldValue { showContent() } } }

  private func showContent() {
    let selectedTitle = selected.flatMap { rows.indices.contains($0) ? rows[$0].text : nil }
    for child in box.children {
      child.discard()
      box.remove(child)
    }
    rows = []
    if !content.recent.isEmpty {
      add(heading: localized("Recent"))
      for suggestion in content.recent { add(suggestion) }
      if !content.others.isEmpty { add(heading: localized("Suggestions")) }
    }
    for suggestion in content.others { add(suggestion) }
    if let message = content.message { add(message, Parts.promptLabel) }
    if content.canRetry { add(Suggestion(localized("Try Again"))) }
    selected = rows.firstIndex { $0.text == selectedTitle }
    setDirectionRecursively(direction)
  }

  private func add(heading: String) { add(heading, Parts.headerLabel).setAccessibleRole(.heading) }

  @discardableResult
  private func add(_ text: String, _ part: ComponentPart) -> PartLabel {
    let label = part.makeLabel()
    label.text = text
    label.setMargins(of: Parts.view, block: .lineGap, inline: .columnGap)
    box.append(label)
    return label
  }

  private func add(_ suggestion: Suggestion) {
    let row = ListPickerRow()
    row.isFocusable = false
    row.text = suggestion.title
    row.descriptionText = suggestion.description
    row.searchText = content.text
    let index = rows.count
    row.addController(ClickGesture()).onRelease { [weak self] _, _, _ in
      // The choice may replace the rows.
      MainLoop.soon { self?.onChoose?(index) }
    }
    rows.append(row)
    box.append(row)
  }

  /// The index of the selected row; nil for none.
  var selected: Int? {
    didSet {
      for (index, row) in rows.enumerated() {
        row.setState(.selected, index == selected)
        row.setAccessibleSelected(index == selected)
      }
    }
  }

  /// The width of the field, in pixels, which is that of the list, too, if the content fits.
  var fieldWidth = 0 { didSet { if fieldWidth != oldValue { queueResize() } } }

  override var requestedWidth: Measurement? { Measurement(max(fieldWidth, box.measured(.horizontal).minimum)) }
}
