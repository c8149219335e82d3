import CGTK
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Masks without widgets.
struct InputMaskTests {
  @Test(
    arguments: [
      ("###-###", "123456", "123-456"), ("###-###", "123-456", "123-456"), ("###-###", " 12 34.56 ", "123-456"),
      ("###-###", "1234", "123-4"), ("###-###", "", ""), ("###-###", "1234567", nil), ("###-###", "12a", nil),
      ("(##) #", "1", "(1"), ("(##) #", "12", "(12"), ("@@-####", "äb1009", "äb-1009"), ("@@-####", "1", nil),
      ("+49 ###", "123", "+49 123"), ("+49 ###", "+49 1", "+49 1"), ("###", "٣٤٥", "345"), ("\\#**", "a1", "#a1"),
      ("##)", "12", "12)"), ("##)", "1", "1"),
    ] as [(String, String, String?)]) func literalsAreAdded(pattern: String, text: String, expected: String?)
  {
    let mask = InputMask(pattern)
    #expect(mask.formatted(text) == expected)
    if let expected { #expect(mask.unformatted(expected) == mask.unformatted(text)) }
  }

  @Test(arguments: [
    ("###-###", "Enter all 6 digits."), ("#", "Enter 1 digit."), ("@@", "Enter all 2 letters."),
    ("@@-####", "Use the format AB-1234."), ("**", "Use the format AB."),
  ]) func instructionNamesWhatIsMissing(pattern: String, text: String) {
    let mask = InputMask(pattern)
    #expect(mask.problem(with: pattern.contains("@") ? "A" : "")?.text == (pattern.contains("@") ? text : nil))
    #expect(mask.instruction == text)
  }

  private struct State: Hashable {
    var text: String
    var cursor: Int
  }

  private func result(of edit: TextEdit, _ mask: InputMask) -> State {
    switch mask.response(to: edit) {
    case .outcome(.asTyped):
      State(text: edit.result, cursor: edit.range.lowerBound + edit.insertion.unicodeScalars.count)
    case .outcome(.replaced(let text, let cursor)): State(text: text, cursor: cursor)
    case .outcome(.rejected), .overflow: State(text: edit.text, cursor: edit.range.upperBound)
    }
  }

  /// Returns the changes of a text with one or few letters, and all deletions.
  private func edits(of text: String) -> [TextEdit] {
    let count = text.unicodeScalars.count
    let typed = ["1", "4", "a", "-", "(", ")", " ", "/", "+", "14", "1-4", "(14) 1", "1a4", "141-14"]
    var edits = (0...count).flatMap { place in typed.map { TextEdit(text, place..<place, $0) } }
    for start in 0..<count {
      for end in (start + 1)...count {
        edits += [nil, start, end].map { TextEdit(text, start..<end, cursor: $0) }
        edits += ["1", "a"].map { TextEdit(text, start..<end, $0) }
      }
    }
    return edits
  }

  /// Each sequence of changes leaves a text of the mask, and changes only the typed or deleted digits.
  @Test(arguments: ["##-##", "(##) #", "###", "#)", "--##--", "+4#/#", "11#"])
  func changesKeepTheForm(pattern: String) {
    let mask = InputMask(pattern)
    func digits(_ text: some StringProtocol) -> String { String(text.filter(\.isNumber)) }
    var (known, pending) = (Set([""]), [""])
    while let text = pending.popLast() {
      for edit in edits(of: text) {
        let new = result(of: edit, mask)
        let content = mask.unformatted(new.text)
        #expect(mask.formatted(new.text).map { mask.formatted($0) == $0 } == true, "\(edit)")
        #expect(0...new.text.unicodeScalars.count ~= new.cursor, "\(edit)")
        if known.insert(new.text).inserted { pending.append(new.text) }
        // Literal digits can also be typed.
        guard let old = mask.unformatted(text), let content, digits(pattern).isEmpty else { continue }
        if edit.insertion.isEmpty {
          #expect(old.count - content.count <= max(1, digits(text).count), "\(edit)")
          let deleted = digits(String(Array(text)[edit.range]))
          if !deleted.isEmpty { #expect(old.count - content.count == deleted.count, "\(edit)") }
        } else if edit.range.isEmpty, !edit.insertion.contains("a") {
          let before = digits(text.prefix(edit.range.lowerBound)).count
          let wanted = old.prefix(before) + digits(edit.insertion) + old.dropFirst(before)
          #expect(content == (wanted.count <= mask.count ? String(wanted) : old), "\(edit)")
        }
      }
      #expect(isErased(text, mask, byBackspace: true) && isErased(text, mask, byBackspace: false), "\(text)")
    }
    #expect(known.count > 4 && known.count < 100)
  }

  /// Returns whether Backspace at the end, or Delete at the start, deletes the whole text.
  private func isErased(_ text: String, _ mask: InputMask, byBackspace: Bool) -> Bool {
    var state = State(text: text, cursor: byBackspace ? text.unicodeScalars.count : 0)
    for _ in 0..<20 where !state.text.isEmpty {
      let start = byBackspace ? state.cursor - 1 : state.cursor
      guard start >= 0, start < state.text.unicodeScalars.count else { return false }
      state = result(of: TextEdit(state.text, start..<start + 1, cursor: state.cursor), mask)
    }
    return state.text.isEmpty
  }

  @Test func deletionThatSeparatesLettersAndDigitsKeepsThem() {
    let mask: InputMask = "@@-##"
    let edit = TextEdit("AB-12", 0..<1, cursor: 1)
    #expect(mask.response(to: edit) == .outcome(.asTyped))
    // The missing letter completes the text again.
    #expect(result(of: TextEdit("B-12", 0..<0, "C"), mask) == State(text: "CB-12", cursor: 1))
    #expect(mask.response(to: TextEdit("AB-1", 1..<1, "C")) == .outcome(.rejected))
  }
}

/// Masks in fields.
@Suite(.serialized) struct MaskedFieldTests {
  @Test func typedDigitsGetLiterals() async throws {
    try await withTextCell(SimplePropertyFormCell.self) { cell, _ in
      var seen: [String] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.mask = "###-###"
      let input = try #require(cell.field?.entry.input)
      cell.field?.grabFocus()
      input.typeLetters("1234")
      #expect(cell.typedText == "123-4" && input.cursorPosition == 5)
      cell.leave()
      #expect(cell.messageTexts == ["Enter all 6 digits."] && seen.isEmpty && !cell.commit())
      cell.field?.grabFocus()
      input.cursorPosition = -1
      input.typeLetters("56")
      input.cursorPosition = 4
      cell.erase()
      #expect(cell.typedText == "124-56" && input.cursorPosition == 2, "the digit before the literal")
      // Otherwise, the next text would replace the deleted one.
      await settle()
      input.type("x")
      #expect(cell.typedText == "124-56")
      await settle()
      #expect(cell.messageTexts == ["Enter all 6 digits."])
      input.type("9")
      #expect(cell.typedText == "129-456" && input.cursorPosition == 3)
      cell.leave()
      #expect(cell.value == "129-456" && seen == ["129-456"] && cell.messageTexts.isEmpty)
    }
  }

  @Test func pastedTextMayHaveLiterals() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      cell.mask = "###-###"
      let input = try #require(cell.field?.entry.input)
      cell.field?.grabFocus()
      await input.paste("123456")
      #expect(cell.typedText == "123-456")
      input.selectAll()
      await input.paste("654-321")
      #expect(cell.typedText == "654-321")
      input.select(1..<5)
      await input.paste("abc")
      #expect(cell.typedText == "654-321", "the selection is kept")
      input.select(1..<5)
      await input.paste("78")
      #expect(cell.typedText == "678-21")
      input.cursorPosition = -1
      await input.paste("99")
      #expect(cell.typedText == "678-21")
      #expect(cell.messageTexts == ["The text wasn’t inserted: the maximum is 6 characters."])
    }
  }

  @Test func changesCanBeUndone() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      cell.mask = "###-###"
      let input = try #require(cell.field?.entry.input)
      cell.field?.grabFocus()
      input.typeLetters("123456")
      input.cursorPosition = 2
      cell.erase()
      #expect(cell.typedText == "134-56")
      // The new end of the text, the old one, and all that was typed.
      for text in ["1", "123-456", ""] {
        input.activateAction("text.undo")
        #expect(cell.typedText == text)
      }
    }
  }

  @Test func valueWithoutLiteralsIsDisplayedWithThem() async throws {
    try await withTextCell(TitleFormCell.self) { cell, _ in
      cell.setDirectionRecursively(.rtl)
      cell.mask = "(##) ##"
      cell.value = "1234"
      let input = try #require(cell.field?.entry.input)
      #expect(cell.typedText == "(12) 34" && cell.value == "1234" && input.direction == .ltr)
      cell.field?.grabFocus()
      cell.leave()
      #expect(cell.value == "1234", "only the user changes a value")
      cell.isEditable = false
      #expect(cell.valueLabel.text == "\u{200E}(12) 34")
      cell.value = "unknown"
      #expect(cell.valueLabel.text == "unknown")
      cell.prepareForReuse()
      #expect(cell.mask == nil && cell.typedText == "")
    }
  }

  @Observable final class Part {
    var number = "AB-1"
    var code = ""
    var isEditable = true
  }

  @Test func textOfSeveralLinesHasNoMask() async throws {
    let form = Form(Part()) { FormField("Number", \.number, in: NoteFormCell.self).mask("@@-##") }
    #expect(form.validate())
    await withTextCell(NoteFormCell.self) { cell, _ in
      cell.mask = "@@-##"
      cell.value = "ab12"
      #expect(cell.typedText == "ab12")
    }
  }

  @Test func formReportsAnIncompleteText() async throws {
    let part = Part()
    let makeForm = {
      Form(part) {
        FormField("Number", \.number, in: TitleFormCell.self).mask("@@-##").editable { $0.isEditable }
        FormField("Code", \.code, in: TitleFormCell.self).mask("####")
      }
    }
    // Without cells.
    let form = makeForm()
    #expect(!form.validate() && form.messages["Number"]?.text == "Use the format AB-12.")
    #expect(form.messages["Code"] == nil, "an empty text isn't incomplete")
    part.isEditable = false
    #expect(form.validate(), "users can't correct it")
    part.isEditable = true
    try await withFormView(makeForm) { form, view, _ in
      let cell = try #require(view.cell(TitleFormCell.self))
      #expect(cell.typedText == "AB-1" && !form.validate())
      cell.retype("cd34")
      cell.leave()
      #expect(part.number == "cd-34" && form.validate())
    }
  }
}

extension InputMask {
  /// Returns a text without the literals of the mask, or nil if it doesn't fit.
  fileprivate func unformatted(_ text: String) -> String? {
    content(of: Array(text.unicodeScalars)).map { String(String.UnicodeScalarView($0)) }
  }
}
