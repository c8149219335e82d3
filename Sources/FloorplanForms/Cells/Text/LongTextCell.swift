public import FloorplanUI
import FloorplanTheme

/// The base class of ``NoteFormCell`` and ``KeyValueFormCell``: a growing text of several lines, with an optional
/// limit.
open class LongTextCell: TextCell {
  private let note: NoteField

  init(_ parts: TextFormCellParts) {
    note = NoteField(parts.field, placeholder: parts.placeholder)
    super.init(parts, note)
    note.minNumberOfLines = Self.minimumLineCount
  }

  /// Creates a cell with an empty text.
  public required convenience init() { self.init(ComponentParts.noteFormCell) }

  private static var minimumLineCount: Int { 2 }

  /// The minimum number of lines, at least 2; the default is 2.
  @Setting public final var minNumberOfLines: Int = minimumLineCount {
    didSet {
      if minNumberOfLines < Self.minimumLineCount { minNumberOfLines = Self.minimumLineCount }
      note.minNumberOfLines = minNumberOfLines
    }
  }
  /// The maximum number of lines before the text scrolls; 0, the default, for about the height of a large window.
  @Setting public final var maxNumberOfLines: Int = 0 { didSet { note.maxNumberOfLines = maxNumberOfLines } }
}
