import FloorplanUI
import FloorplanTheme

/// What ``NoteFormCell`` and ``KeyValueFormCell`` have in common: a text of several lines, its growth and its limit.
@MainActor
open class LongTextCell: TextCell {
  private let note: NoteField

  init(_ parts: TextFormCellParts) {
    note = NoteField(parts.field, placeholder: parts.placeholder)
    super.init(parts, note)
    note.minNumberOfLines = Self.leastLines
  }

  /// Makes an empty note.
  public required convenience init() { self.init(ComponentParts.noteFormCell) }

  private static var leastLines: Int { 2 }

  /// The fewest lines that there is room for; the default, and the least, is 2.
  public final var minNumberOfLines: Int {
    get { note.minNumberOfLines }
    set { note.minNumberOfLines = max(Self.leastLines, newValue) }
  }
  /// The most lines before the text scrolls; 0, the default, for as many as can be seen at a time.
  public final var maxNumberOfLines: Int {
    get { note.maxNumberOfLines }
    set { note.maxNumberOfLines = max(0, newValue) }
  }
  /// The maximum number of characters that users can type; 0, the default, for no limit.
  ///
  /// In a form, use `FormField.limited(to:)`.
  public final var maxNoteTextLength: Int {
    get { lengthLimit }
    set { lengthLimit = max(0, newValue) }
  }
  /// Whether a text beyond the limit is taken and flagged; the default is false, where what doesn't fit stays out.
  public final var allowsBeyondLimit: Bool {
    get { flagsLongerText }
    set { flagsLongerText = newValue }
  }

  /// Takes everything back.
  open override func prepareForReuse() {
    super.prepareForReuse()
    minNumberOfLines = Self.leastLines
    maxNumberOfLines = 0
  }
}
