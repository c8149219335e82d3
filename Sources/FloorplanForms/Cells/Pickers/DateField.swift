import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A field in which a date is typed as a text; what is no date is told below, and the date stays what it was.
@MainActor
final class DateField: PickerField {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let entry = Entry()
  private var shown: DateTime?
  private var reference = DateTime.earliest
  private var isShowing = false
  private var isEdited = false
  /// As many as most dates take.
  private static let usualCharacters = 13
  /// As many as a field in a narrow cell has.
  private static let leastCharacters = 6
  /// Called with the day that a person has typed; it says what is wrong with it, nil for nothing.
  var onPick: ((DateTime) -> String?)?
  /// Called when a person has emptied the field; nil where a date is needed, which is told then.
  var onClear: (() -> Void)?

  init(_ text: String) {
    super.init(text, Parts.fieldLabel, entry, Parts.field)
    entry.limitLength(to: DateReader.mostCharacters)
    entry.widthInCharacters = Self.leastCharacters
    entry.connect("activate") { [weak self] in self?.finish() }
    entry.connect("changed") { [weak self] in self?.textDidChange() }
  }

  /// Shows a date, when the field is left if somebody is typing in it; nil for none.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - reference: One near to what is meant, as an example.
  func show(_ date: DateTime?, reference: DateTime) {
    let isOther = date != shown
    self.reference = reference
    shown = date
    guard !(isEdited && receivesKeys) else { return }
    if isOther || problem == nil { revert() }
  }

  override func revert() {
    isEdited = false
    isShowing = true
    problem = nil
    let text = shown?.dateText ?? ""
    if entry.text != text { entry.text = text }
    let example = reference.dateText
    entry.placeholder = example
    // What is shown is seen whole where there is room, however long the locale's dates are.
    entry.largestWidthInCharacters = max(Self.usualCharacters, text.count, example.count)
    isShowing = false
  }

  private func textDidChange() {
    guard !isShowing else { return }
    isEdited = true
    problem = nil
  }

  override func finish() {
    let text = entry.text
    guard text != shown?.dateText ?? "" else { return revert() }
    guard text.contains(where: { !$0.isWhitespace }) else { return finishEmpty() }
    do {
      problem = onPick?(try DateReader(reference: reference).date(of: text))
      if problem == nil { revert() }
    } catch {
      problem = error.message
    }
  }

  private func finishEmpty() {
    if shown == nil { return revert() }
    if let onClear { onClear() } else { problem = localized("Enter a date.") }
  }
}
