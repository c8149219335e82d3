import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// A model of texts that counts the writes to it.
@Observable final class TextModel {
  private(set) var writes = 0
  var text = "" { didSet { writes += 1 } }
  private(set) var cleanWrites = 0
  /// Always lowercase, up to eight letters.
  @ObservationIgnored private var storedClean = ""
  var clean: String {
    get {
      access(keyPath: \.clean)
      return storedClean
    }
    set {
      cleanWrites += 1
      withMutation(keyPath: \.clean) { storedClean = String(newValue.lowercased().prefix(8)) }
    }
  }
}

extension TextCell {
  /// The text field.
  var field: ValueField<String>? { children.lazy.compactMap { $0 as? ValueField<String> }.first }
  var note: NoteField? { children.lazy.compactMap { $0 as? NoteField }.first }
  /// Replaces the text by typing, like the user.
  func retype(_ text: String) {
    if let field {
      field.grabFocus()
      field.entry.input.retype(text)
    } else if let note {
      note.grabFocus()
      note.textView.buffer.selectAll()
      note.textView.buffer.type(text)
    }
  }
  /// Deletes the letter before the cursor, like the user.
  func erase() { (field?.entry.input ?? note?.textView)?.emit("backspace") }
}

@Suite(.serialized) struct TextCellTests {
  @Test(arguments: [TitleFormCell.self, SimplePropertyFormCell.self, NoteFormCell.self, KeyValueFormCell.self])
  func onlyUserChangesCallTheHandler(type: TextCell.Type) async {
    await withTextCell(type) { cell, _ in
      var seen: [String] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.value == "" && !cell.tracksLiveChanges)
      cell.value = "code"
      #expect(cell.typedText == "code" && seen.isEmpty)
      cell.retype("person")
      #expect(seen.isEmpty && cell.value == "code")
      cell.leave()
      #expect(seen == ["person"] && cell.value == "person" && cell.typedText == "person")
      cell.retype("person")
      cell.leave()
      #expect(seen == ["person"])
      cell.tracksLiveChanges = true
      // Replacing a selection by typing is one change.
      cell.retype("p")
      cell.retype("pq")
      await settle()
      #expect(seen == ["person", "p", "pq"])
      cell.erase()
      #expect(seen.count == 3)
      await settle()
      #expect(seen == ["person", "p", "pq", "p"])
      cell.erase()
      cell.leave()
      #expect(seen == ["person", "p", "pq", "p", ""])
      await settle()
      #expect(seen.count == 5)
    }
  }

  @Test(arguments: [TitleFormCell.self, SimplePropertyFormCell.self, NoteFormCell.self, KeyValueFormCell.self])
  func eachChangeWritesTheModelOnceAndShowsItsValue(type: TextCell.Type) async {
    await withTextCell(type) { cell, _ in
      let model = TextModel()
      cell.bind(model, to: \.text)
      cell.retype("one")
      #expect(model.text == "" && model.writes == 0)
      cell.leave()
      #expect(model.text == "one" && model.writes == 1)
      flushObservers()
      #expect(model.writes == 1 && cell.typedText == "one")
      model.text = "two"
      flushObservers()
      #expect(cell.value == "two" && cell.typedText == "two" && model.writes == 2)
      cell.bind(model, to: \.clean)
      cell.tracksLiveChanges = true
      cell.retype("ABCDEFGHIJ")
      flushObservers()
      #expect(model.clean == "abcdefgh" && model.cleanWrites == 1)
      // Nothing else writes into a field while the user types in it.
      #expect(cell.typedText == "ABCDEFGHIJ" && cell.value == "abcdefgh")
      cell.leave()
      flushObservers()
      #expect(cell.typedText == "abcdefgh" && model.cleanWrites == 1)
    }
  }

  @Test(arguments: [TitleFormCell.self, SimplePropertyFormCell.self, NoteFormCell.self, KeyValueFormCell.self])
  func readOnlyCellDisplaysTextAndHint(type: TextCell.Type) async throws {
    let manager = ThemeManager(display: try #require(Display.default), appearance: .light)
    defer { manager.remove() }
    try await withTextCell(type) { cell, window in
      cell.value = "Work Request"
      cell.title = "Title"
      cell.isEditable = false
      await paint(window)
      #expect(
        cell.texts == ["Title", "Work Request"] && cell.messageTexts == ["Read-only field"] && cell.control == nil)
      let label = try #require(cell.children.last { ($0 as? Label)?.text == "Work Request" })
      #expect(!label.stateFlags.contains(.insensitive) && label.measured(.vertical).natural == 44)
      cell.hidesReadOnlyHint = true
      #expect(cell.messageTexts == [])
      cell.hintText = "Ask the owner"
      #expect(cell.messageTexts == ["Ask the owner"])
      cell.value = "Another"
      #expect(cell.texts == ["Title", "Another"])
      cell.isEditable = true
      #expect(cell.texts == ["Title"] && cell.typedText == "Another")
      cell.isEnabled = false
      #expect(cell.control?.stateFlags.contains(.insensitive) == true && cell.messageTexts == ["Ask the owner"])
    }
  }

  @Test func normalizedTextIsNotRefused() async {
    await withTextCell(TitleFormCell.self) { cell, _ in
      let model = TextModel()
      model.clean = "abcdefgh"
      var seen: [String] = []
      cell.bind(model, to: \.clean)
      cell.onChangeHandler = { seen.append($0) }
      for (typed, isRefused) in [("ABCDEFGH", false), ("abcdefgh  ", false), ("abcdefghij", true)] {
        cell.retype(typed)
        cell.leave()
        flushObservers()
        #expect(cell.typedText == "abcdefgh" && (cell.inputMessage?.kind == .warning) == isRefused, "\(typed)")
        #expect(seen.isEmpty, "\(typed)")
      }
    }
  }

  @Test(
    arguments: [
      ("Work Request", [0, 1]), ("عاجل", [1, 0]), ("100", [0, 0]), ("", [0, 0]), ("100 عاجل", [1, 0]),
    ] as [(String, [Double])])
  func readOnlyTextIsAlignedLikeTheField(row: (text: String, alignments: [Double])) async throws {
    try await withTextCell(SimplePropertyFormCell.self) { cell, _ in
      cell.isEditable = false
      // The field has it next to the text.
      cell.prefix = "EUR"
      cell.value = row.text
      let label = try #require(cell.children.last { $0.hasStyleClass(cell.parts.readOnlyField.classPath) } as? Label)
      var alignments: [Double] = []
      for direction in [TextDirection.ltr, .rtl] {
        cell.direction = direction
        alignments.append(label.alignment)
      }
      #expect(alignments == row.alignments)
    }
  }

  @Test func typedTextIsCommittedBeforeTheFieldDisappears() async {
    await withTextCell(TitleFormCell.self) { cell, _ in
      let model = TextModel()
      cell.bind(model, to: \.text)
      cell.retype("kept")
      cell.isEditable = false
      #expect(model.text == "kept" && cell.texts == ["kept"])
      cell.isEditable = true
      cell.retype("also kept")
      cell.prepareForReuse()
      #expect(model.text == "also kept" && cell.value == "" && cell.typedText == "")
    }
  }

  @Test(arguments: [TitleFormCell.self, SimplePropertyFormCell.self, NoteFormCell.self, KeyValueFormCell.self])
  func messagesHavePriorities(type: TextCell.Type) async {
    await withTextCell(type) { cell, _ in
      cell.hintText = "Help"
      cell.maxTextLength = 3
      cell.value = "ab"
      #expect(cell.messageTexts == ["Help"])
      cell.retype("abc")
      #expect(cell.messageTexts == ["No characters remaining"])
      cell.validationMessage = ValidationMessage("Wrong")
      #expect(cell.messageTexts == ["Wrong"])
      // An error disappears while the user types.
      cell.retype("ab")
      #expect(cell.messageTexts == ["Help"] && cell.validationMessage == nil)
      cell.retype("abc")
      cell.leave()
      #expect(cell.messageTexts == ["Help"])
      cell.validationMessage = ValidationMessage("Well", kind: .success)
      cell.allowsTextBeyondLimit = true
      cell.retype("abcdef")
      #expect(cell.messageTexts == ["Reduce the number of characters"])
      cell.leave()
      #expect(cell.messageTexts == ["Reduce the number of characters"] && cell.value == "abcdef")
      cell.value = "a"
      #expect(cell.messageTexts == ["Well"])
      cell.validationMessage = nil
      // With each keystroke, too: the value has changed, and is still too long.
      cell.tracksLiveChanges = true
      cell.retype("abcdefg")
      #expect(cell.messageTexts == ["Reduce the number of characters"] && cell.value == "abcdefg")
      cell.leave()
      cell.value = "a"
      cell.hintText = nil
      #expect(cell.messageTexts == [])
    }
  }

  @Test func insertionWithinACharacterRespectsTheLimit() async throws {
    try await withTextCell(NoteFormCell.self) { cell, _ in
      cell.maxTextLength = 1
      cell.value = "\u{915}\u{94D}\u{937}"
      let note = try #require(cell.control as? NoteField)
      let buffer = note.textView.buffer.pointer.assumingMemoryBound(to: GtkTextBuffer.self)
      for scalar in 0...3 {
        var position = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &position, Int32(scalar))
        gtk_text_buffer_insert(buffer, &position, "x", 1)
      }
      #expect(note.text == cell.value)
    }
  }

  @Test func counterCountsCharactersAndMarksOverflow() async {
    await withTextCell(NoteFormCell.self) { cell, _ in
      #expect(cell.texts == [])
      cell.showsCharacterCount = true
      #expect(cell.texts == ["-"])
      cell.maxTextLength = 5
      #expect(cell.texts == ["-/5"])
      cell.note?.grabFocus()
      #expect(cell.texts == ["0/5"])
      cell.retype("👩‍👩‍👧é")
      #expect(cell.texts == ["2/5"])
      cell.retype("1234567")
      #expect(cell.texts == ["2/5"] && cell.typedText == "👩‍👩‍👧é")
      cell.allowsTextBeyondLimit = true
      cell.retype("1234567")
      let counter = cell.children.compactMap { $0 as? PartLabel }.last
      #expect(cell.texts == ["7/5"] && counter?.hasStyleClass("negative") == true)
      cell.retype("123")
      #expect(cell.texts == ["3/5"] && counter?.hasStyleClass("negative") == false)
      cell.isEditable = false
      #expect(cell.texts == ["123"])
    }
  }

  @Test func overflowingPasteIsRefused() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      cell.maxTextLength = 4
      let field = try #require(cell.field)
      field.grabFocus()
      await field.entry.input.paste("12345")
      #expect(field.text == "" && cell.messageTexts == ["The text wasn’t inserted: the maximum is 4 characters."])
      await field.entry.input.paste("1234")
      #expect(field.text == "1234" && cell.messageTexts == ["No characters remaining"])
      await field.entry.input.paste("5")
      #expect(field.text == "1234" && cell.messageTexts == ["No characters remaining"])
      // The selection is kept if the pasted text can't replace it.
      cell.retype("abc")
      for _ in 0..<2 {
        field.entry.input.selectAll()
        await field.entry.input.paste("12345")
        #expect(field.text == "abc" && cell.messageTexts == ["The text wasn’t inserted: the maximum is 4 characters."])
      }
      cell.retype("12")
      #expect(field.text == "12" && cell.messageTexts == [])
    }
    try await withTextCell(NoteFormCell.self) { cell, _ in
      cell.maxTextLength = 4
      let note = try #require(cell.note)
      note.grabFocus()
      cell.clipboard.set(text: "12\n45")
      note.textView.emit("paste-clipboard")
      let overflow = "The text wasn’t inserted: the maximum is 4 characters."
      #expect(await turnUntil { cell.messageTexts == [overflow] } && note.text == "")
      // The selection is kept if the pasted text can't replace it.
      cell.retype("abc")
      for _ in 0..<2 {
        note.textView.buffer.selectAll()
        note.textView.emit("paste-clipboard")
        #expect(await turnUntil { cell.messageTexts == [overflow] } && note.text == "abc")
      }
      cell.retype("12\n4")
      #expect(note.text == "12\n4" && cell.messageTexts == ["No characters remaining"])
    }
  }

  @Test(arguments: [TitleFormCell.self, NoteFormCell.self]) func megabytesAreRefused(type: TextCell.Type) async {
    await withTextCell(type) { cell, window in
      _ = cell.takeFocus()
      cell.clipboard.set(text: String(repeating: "lorem ipsum\n", count: 300_000))
      (cell.field?.entry.input ?? cell.note?.textView)?.emit("paste-clipboard")
      await paint(window, frames: 2)
      #expect(await turnUntil { cell.messageTexts.first?.contains("the maximum is") == true } && cell.typedText == "")
    }
  }

  @Test func noteGrowsWithItsTextUpToItsMaximum() async throws {
    let manager = ThemeManager(display: try #require(Display.default), appearance: .light)
    defer { manager.remove() }
    try await withTextCell(NoteFormCell.self) { cell, window in
      let note = try #require(cell.note)
      @MainActor func height() -> Int { note.measured(.vertical, forSize: 320).natural }
      let line = note.textView.height(of: "", width: -1).pixels
      #expect(height() == 88 && cell.minNumberOfLines == 2)
      cell.minNumberOfLines = 6
      #expect(height() == 6 * line + 16)
      cell.minNumberOfLines = 0
      #expect(cell.minNumberOfLines == 2 && height() == 88)
      cell.retype((1...10).map { "\($0)" }.joined(separator: "\n"))
      #expect(height() == 10 * line + 16)
      await paint(window, frames: 2)
      #expect(note.height + 16 == height())
      cell.maxNumberOfLines = 7
      #expect(height() == 7 * line + 16)
      // A text that is too long for a line continues in the next one.
      cell.maxNumberOfLines = 0
      cell.retype(String(repeating: "word ", count: 100))
      #expect(height() > 8 * line && note.measured(.vertical, forSize: 640).natural < height())
      cell.retype(String(repeating: "x\n", count: 5000))
      #expect(height() == 40 * line + 16)
    }
  }

  @Test func noteKeepsLineBreaks() async {
    await withTextCell(NoteFormCell.self) { cell, _ in
      cell.value = "a\r\nb\rc\u{7}\td"
      #expect(cell.typedText == "a\nb\nc\td" && cell.value == "a\r\nb\rc\u{7}\td")
      cell.retype("one\ntwo")
      cell.leave()
      #expect(cell.value == "one\ntwo")
      #expect("a\u{85}b\0é".withoutControlCharacters == "a\nbé")
    }
  }

  @Test func undoInANoteRevertsOnlyUserInput() async throws {
    try await withTextCell(NoteFormCell.self) { cell, _ in
      let note = try #require(cell.note)
      cell.value = "from code"
      note.grabFocus()
      note.textView.activateAction("text.undo")
      #expect(note.text == "from code")
      cell.retype("typed")
      note.textView.activateAction("text.undo")
      #expect(note.text == "from code")
      note.textView.activateAction("text.redo")
      #expect(note.text == "typed")
    }
  }

  @Test func noteIsNotCommittedDuringComposition() async throws {
    try await withTextCell(NoteFormCell.self) { cell, _ in
      let note = try #require(cell.note)
      var seen: [String] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.tracksLiveChanges = true
      cell.placeholder.text = "Description"
      note.grabFocus()
      note.textView.emit("preedit-changed", "に")
      note.textView.buffer.type("日")
      #expect(seen.isEmpty && !cell.placeholder.isVisible)
      note.textView.emit("preedit-changed", "")
      #expect(seen == ["日"])
    }
  }

  @Test func reuseResetsEverything() async {
    await withTextCell(KeyValueFormCell.self) { cell, _ in
      cell.title = "Note"
      cell.placeholder.text = "Description"
      cell.tracksLiveChanges = true
      cell.minNumberOfLines = 5
      cell.maxNumberOfLines = 9
      cell.maxTextLength = 3
      cell.allowsTextBeyondLimit = true
      cell.showsCharacterCount = true
      cell.hidesReadOnlyHint = true
      cell.value = "too long"
      cell.prepareForReuse()
      #expect(cell.title == "" && cell.placeholder.text == "" && !cell.tracksLiveChanges && cell.value == "")
      #expect(cell.minNumberOfLines == 2 && cell.maxNumberOfLines == 0 && cell.maxTextLength == 0)
      #expect(!cell.allowsTextBeyondLimit && !cell.showsCharacterCount && !cell.hidesReadOnlyHint)
      #expect(cell.texts == [] && cell.messageTexts == [])
    }
    await withTextCell(SimplePropertyFormCell.self) { cell, _ in
      cell.prefix = "€"
      cell.suffix = "net"
      cell.inputKind = .password
      cell.isStacked = true
      cell.maxTextLength = -4
      #expect(cell.maxTextLength == 0)
      cell.maxTextLength = 4
      let lines = [cell.titleLabel, cell.valueLabel].map(\.numberOfLines)
      cell.titleLabel.numberOfLines = 3
      cell.valueLabel.numberOfLines = 4
      cell.prepareForReuse()
      #expect([cell.titleLabel, cell.valueLabel].map(\.numberOfLines) == lines)
      #expect(cell.prefix == nil && cell.suffix == nil && cell.inputKind == .text && !cell.isStacked)
      #expect(cell.maxTextLength == 0 && cell.field?.entry.isTextVisible == true)
    }
  }

  @Test func passwordIsNeverDisplayed() async {
    await withTextCell(SimplePropertyFormCell.self) { cell, _ in
      cell.inputKind = .password
      cell.value = "secret"
      #expect(cell.field?.entry.isTextVisible == false && cell.copyableText?.contains("secret") != true)
      cell.isEditable = false
      #expect(cell.texts == ["••••••••"] && cell.copyableText?.contains("secret") != true)
      cell.value = ""
      #expect(cell.texts == [""])
    }
  }

  @Test func keyIsNextToTheFieldIfItFits() async throws {
    try await withTextCell(SimplePropertyFormCell.self) { cell, window in
      cell.title = "Location"
      let field = try #require(cell.field)
      await paint(window, frames: 2)
      let key = try #require(cell.children.first)
      #expect(key.bounds(in: cell)?.x == 0 && field.bounds(in: cell)?.x == Double(160 + 12))
      cell.isStacked = true
      await paint(window, frames: 2)
      #expect(field.bounds(in: cell)?.x == 0 && field.bounds(in: cell)?.width == Double(cell.width))
      cell.isStacked = false
      cell.direction = .rtl
      await paint(window, frames: 2)
      #expect(field.bounds(in: cell)?.x == 0 && field.bounds(in: cell)?.width == Double(cell.width - 160 - 12))
      #expect(cell.measured(.vertical, forSize: 200).natural > cell.measured(.vertical, forSize: 400).natural)
    }
  }

  @Test(arguments: [TitleFormCell.self, SimplePropertyFormCell.self, NoteFormCell.self, KeyValueFormCell.self])
  func textBoxHasAccessibleNameAndDescription(type: TextCell.Type) async {
    await withTextCell(type) { cell, _ in
      cell.placeholder.text = "Description"
      for widget in cell.describedWidgets { #expect(widget.differingAccessibleLabel(from: "Description") == nil) }
      cell.title = "Note"
      cell.isRequired = true
      cell.hintText = "In a few words"
      for widget in cell.describedWidgets {
        #expect(widget.differingAccessibleLabel(from: "Note") == nil)
        #expect(widget.differingAccessibleDescription(from: "Required, In a few words") == nil)
      }
      #expect(cell.texts == ["Note *"] && cell.accessibleRole == .group)
      cell.validationMessage = ValidationMessage("Wrong")
      let title = cell.children.first
      #expect(title?.hasStyleClass("negative") == true && (cell.field?.isInvalid ?? cell.note?.isInvalid) == true)
      cell.validationMessage = ValidationMessage("Hm", kind: .warning)
      #expect(title?.hasStyleClass("negative") == false)
    }
  }
}

extension TextCell {
  /// The text in the field.
  var typedText: String? { field?.text ?? note?.text }
}

/// A text cell in a window.
func withTextCell<Cell: TextCell>(
  _ type: Cell.Type, _ location: SourceLocation = #_sourceLocation, _ body: (Cell, Window) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let window = Window()
    // The type can be that of a subclass.
    let cell = type.init()
    window.child = Box(.vertical, [cell])
    window.defaultSize = (360, 400)
    window.present()
    #expect(await turnUntil { window.isMapped })
    await paint(window, frames: 2)
    window.clearFocus()
    try await body(cell, window)
    window.close()
  }
}
