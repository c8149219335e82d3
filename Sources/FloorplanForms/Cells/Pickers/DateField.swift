import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A field of a picker in which a day is typed as a text.
@MainActor
final class DateField: PickerField {
  private typealias Parts = ComponentParts.DatePickerFormCell
  private let field: ValueField<DateTime?>
  /// As many as most dates take.
  private static let usualCharacters = 13
  /// As many as a field in a narrow cell has.
  private static let leastCharacters = 6

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - text: The name of the field.
  ///   - read: Returns the day of a text, nil for none, or why it can't be chosen.
  ///   - onPick: Called with the day that the user typed, nil for none.
  init(
    _ text: String, read: @escaping (String) -> Result<DateTime?, ValidationMessage>,
    onPick: @escaping (DateTime?) -> Void
  ) {
    field = ValueField(Parts.field, nil, TextFormat(write: { $0?.dateText ?? "" }, read: read))
    super.init(text, Parts.fieldLabel, field)
    field.maximumLength = DateReader.mostCharacters
    field.entry.widthInCharacters = Self.leastCharacters
    field.onChange = onPick
  }

  /// Shows a day; nil for none.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - example: A date near to what is meant.
  func show(_ date: DateTime?, example: DateTime) {
    field.value = date?.startOfDay
    field.entry.placeholder = example.dateText
    // What is shown is seen whole where there is room, however long the locale's dates are.
    field.entry.largestWidthInCharacters = max(
      Self.usualCharacters, date?.dateText.count ?? 0, example.dateText.count)
  }
}
