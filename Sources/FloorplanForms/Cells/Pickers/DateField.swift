import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A text field of a picker for a day.
final class DateField: PickerField {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let field: ValueField<DateTime?>
  /// The width of the field in characters, enough for most dates; longer dates widen it.
  private static let usualCharacterCount = 13
  /// The minimum width in characters, for narrow cells.
  private static let minimumCharacterCount = 6

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - text: The label of the field.
  ///   - read: Returns the day for a text, nil for none, or the reason why it can't be selected.
  ///   - onPick: Called with the day that the user typed, or nil for none.
  init(
    _ text: String, read: @escaping (String) -> Result<DateTime?, ValidationMessage>,
    onPick: @escaping (DateTime?) -> Void
  ) {
    field = ValueField(Parts.field, nil, TextFormat(write: { $0?.dateText ?? "" }, read: read))
    super.init(text, Parts.fieldLabel, field)
    field.maximumLength = DateParser.maximumCharacterCount
    field.entry.widthInCharacters = Self.minimumCharacterCount
    field.onChange = onPick
  }

  /// Displays a day, or nil for none.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - example: A date near the expected value, for the placeholder.
  func show(_ date: DateTime?, example: DateTime) {
    field.value = date?.startOfDay
    field.entry.placeholder = example.dateText
    // Dates of any length are fully visible if there is space.
    field.entry.maximumWidthInCharacters = max(
      Self.usualCharacterCount, date?.dateText.count ?? 0, example.dateText.count)
  }
}
