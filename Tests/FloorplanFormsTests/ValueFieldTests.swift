import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct ValueFieldTests {
  private static let parts = ComponentParts.titleFormCell

  private func makeNumber() -> ValueField<Int> {
    let format = TextFormat<Int>(
      write: { "\($0)" }, read: { text in Int(text).map { .success($0) } ?? .failure(ValidationMessage("\(text)?")) })
    return ValueField(Self.parts.field, 1, format, placeholder: Self.parts.placeholder)
  }
  private func makeText() -> ValueField<String> {
    ValueField(Self.parts.field, "", .text(), placeholder: Self.parts.placeholder)
  }

  /// The reports of a field, in order.
  private final class Log {
    var changes: [Int] = []
    var refusals: [String?] = []
  }

  private func log(_ field: ValueField<Int>) -> Log {
    let log = Log()
    field.onChange = { log.changes.append($0) }
    field.onReport = { [unowned field] in log.refusals.append(field.refusedText) }
    return log
  }

  @Test func enterAndLeavingCommitTheValue() async {
    await withField(makeNumber) { field, other, _ in
      let log = log(field)
      field.value = 5
      #expect(field.text == "5" && log.changes.isEmpty)
      #expect(field.grabFocus() && field.containsFocus)
      field.entry.input.retype("12")
      #expect(field.isTyping && field.value == 5 && log.changes.isEmpty)
      field.entry.emit("activate")
      #expect(field.value == 12 && log.changes == [12] && !field.isTyping)
      field.entry.emit("activate")
      #expect(log.changes == [12])
      field.entry.input.retype("013")
      #expect(other.grabFocus() && field.value == 13 && log.changes == [12, 13] && field.text == "13")
      field.grabFocus()
      other.grabFocus()
      #expect(log.changes == [12, 13] && log.refusals.isEmpty)
    }
  }

  @Test func liveChangesReportEachValidKeystroke() async {
    await withField(makeNumber) { field, other, _ in
      let log = log(field)
      field.tracksLiveChanges = true
      field.grabFocus()
      field.entry.input.selectAll()
      field.entry.input.typeLetters("40x7")
      #expect(log.changes == [4, 40] && field.text == "40x7" && field.value == 40)
      other.grabFocus()
      #expect(log.changes == [4, 40] && log.refusals == ["40x7"] && field.text == "40x7")
      field.grabFocus()
      field.entry.input.retype("41")
      other.grabFocus()
      #expect(log.changes == [4, 40, 41] && field.text == "41" && log.refusals == ["40x7", nil])
    }
  }

  @Test(arguments: ["", "x", "99999999999999999999", "-", "١٢x", "\u{1F44D}"])
  func invalidTextStaysUntilCorrectedOrUndone(text: String) async {
    await withField(makeNumber) { field, other, _ in
      let log = log(field)
      field.grabFocus()
      field.entry.input.retype(text)
      if text.isEmpty { field.entry.input.emit("backspace") }
      other.grabFocus()
      #expect(field.text == text && field.value == 1 && field.problem?.text == "\(text)?" && log.refusals == [text])
      // Neither returning nor committing again makes it valid.
      field.grabFocus()
      field.commit()
      other.grabFocus()
      #expect(field.text == text && field.problem != nil && log.refusals == [text, text, text])
      // The text can be undone, because nothing was written over it.
      field.grabFocus()
      for _ in 1...2 where field.text != "1" { field.entry.input.activateAction("text.undo") }
      #expect(field.text == "1" && field.problem == nil)
      other.grabFocus()
      #expect(field.value == 1 && field.problem == nil && log.changes.isEmpty && log.refusals.last == .some(nil))
    }
  }

  @Test func newValueReplacesRefusedTextAndCanBeUndone() async {
    await withField(makeNumber) { field, other, _ in
      field.grabFocus()
      field.entry.input.retype("x")
      other.grabFocus()
      field.value = 1
      #expect(field.text == "x" && field.problem != nil, "the value hasn't changed")
      field.value = 2
      #expect(field.text == "2" && field.problem == nil)
      field.grabFocus()
      for _ in 1...2 where field.text != "x" { field.entry.input.activateAction("text.undo") }
      #expect(field.text == "x" && field.isTyping)
      other.grabFocus()
      #expect(field.text == "x" && field.problem != nil && field.value == 2)
    }
  }

  @Test func escapeRestoresTheLastValidValue() async {
    await withField(makeNumber) { field, other, _ in
      let log = log(field)
      field.grabFocus()
      #expect(!field.press(.escape))
      field.entry.input.retype("77")
      #expect(field.press(.escape) && field.text == "1" && !field.isTyping)
      // The typed text can be restored.
      for _ in 1...2 where field.text != "77" { field.entry.input.activateAction("text.undo") }
      #expect(field.text == "77" && field.isTyping)
      #expect(field.press(.escape) && field.text == "1")
      #expect(!field.press(.enter))
      other.grabFocus()
      #expect(log.changes.isEmpty && field.value == 1)
    }
  }

  @Test func valueSetWhileTypingIsDisplayedOnLeaving() async {
    await withField(makeNumber) { field, other, _ in
      let log = log(field)
      field.grabFocus()
      field.value = 2
      #expect(field.text == "2")
      field.tracksLiveChanges = true
      field.entry.input.retype("12")
      // A model that clamps sets a different value than the typed one.
      field.value = 10
      #expect(field.text == "12" && field.value == 10 && field.isTyping)
      other.grabFocus()
      #expect(field.text == "10" && log.changes == [12])
      field.tracksLiveChanges = false
      field.grabFocus()
      field.entry.input.retype("30")
      field.value = 3
      #expect(field.text == "30")
      other.grabFocus()
      #expect(field.value == 30 && log.changes == [12, 30])
    }
  }

  @Test func valueSetByTheHandlerIsDisplayed() async {
    await withField(makeNumber) { field, other, _ in
      field.onChange = { [unowned field] in field.value = min($0, 10) }
      field.grabFocus()
      field.entry.input.retype("99")
      other.grabFocus()
      #expect(field.text == "10" && field.value == 10)
      field.grabFocus()
      field.entry.input.retype("98")
      field.entry.emit("activate")
      #expect(field.text == "10" && field.value == 10)
    }
  }

  @Test func nothingIsCommittedDuringComposition() async {
    await withField(makeText) { field, _, _ in
      var changes: [String] = []
      field.onChange = { changes.append($0) }
      field.tracksLiveChanges = true
      field.grabFocus()
      field.placeholder?.text = "Name"
      field.entry.input.emit("preedit-changed", "に")
      #expect(field.isComposing && field.placeholder?.isVisible == false)
      field.entry.input.type("日")
      field.entry.emit("activate")
      #expect(changes.isEmpty && field.value == "")
      field.entry.input.emit("preedit-changed", "")
      #expect(changes == ["日"] && !field.isComposing)
      field.entry.input.type("本")
      #expect(changes == ["日", "日本"])
    }
  }

  @Test func undoRevertsOnlyUserInput() async {
    await withField(makeText) { field, _, _ in
      field.value = "from code"
      field.grabFocus()
      let input = field.entry.input
      input.activateAction("text.undo")
      #expect(field.text == "from code")
      input.retype("typed")
      #expect(field.text == "typed")
      input.activateAction("text.undo")
      #expect(field.text != "typed")
      input.activateAction("text.redo")
      #expect(field.text == "typed")
    }
  }

  @Test(arguments: [
    ("one\ntwo", "one two"), ("a\r\nb\r\n", "a b"), ("\n\n", ""), ("tab\there", "tab here"),
    ("x\u{2028}y\u{85}z", "x y z"),
    ("bell\u{7}", "bell"), ("מחיר \u{200F}12", "מחיר \u{200F}12"), ("e\u{301}👩‍👩‍👧", "e\u{301}👩‍👩‍👧"), ("â€", "â€"),
    ("a\0b", "ab"),
    ("\u{9B}x", "x"), ("a \n b", "a   b"),
  ]) func lineBreaksAreRemovedFromALine(pair: (String, String)) {
    #expect(pair.0.asOneLine == pair.1)
  }

  @Test func pastedLineBreaksBecomeSpaces() async {
    await withField(makeText) { field, _, _ in
      field.grabFocus()
      field.value = "[]"
      field.entry.input.cursorPosition = 1
      await field.entry.input.paste("one\ntwo\r\n")
      #expect(field.text == "[one two]")
      field.value = "three\nlines\nhere"
      #expect(field.text == "[one two]" && field.value == "three\nlines\nhere")
      field.cancelEditing()
      #expect(field.text == "three lines here")
    }
  }

  @Test func lineBreaksInTheValueStayUntilTheUserChangesIt() async {
    await withField(makeText) { field, other, _ in
      var changes: [String] = []
      field.onChange = { changes.append($0) }
      field.value = "two\nlines"
      #expect(field.text == "two lines")
      field.grabFocus()
      other.grabFocus()
      #expect(field.value == "two\nlines" && changes.isEmpty)
    }
  }

  @Test func overflowingPasteIsRefusedAndKeepsTheSelection() async {
    await withField(makeText) { field, _, _ in
      var limits: [Int] = []
      field.onOverflow = { limits.append($0) }
      field.maximumLength = 5
      field.grabFocus()
      await field.entry.input.paste("123456")
      #expect(field.text == "" && limits == [5])
      field.entry.input.typeLetters("abcdefg")
      #expect(field.text == "abcde")
      await settle()
      #expect(limits == [5, 5, 5])
      field.entry.input.selectAll()
      await field.entry.input.paste("1234567")
      #expect(field.text == "abcde" && limits.count == 4)
      field.entry.input.selectAll()
      await field.entry.input.paste("12345")
      #expect(field.text == "12345" && limits.count == 4)
    }
  }

  @Test func limitCountsGraphemes() async {
    await withField(makeText) { field, _, _ in
      var overflows = 0
      field.onOverflow = { _ in overflows += 1 }
      field.maximumLength = 2
      field.grabFocus()
      field.entry.input.type("👩‍👩‍👧")
      field.entry.input.type("e")
      // A combining mark belongs to the letter before it.
      field.entry.input.type("\u{301}")
      #expect(field.text == "👩‍👩‍👧e\u{301}" && overflows == 0)
      field.entry.input.type("x")
      await settle()
      #expect(field.text.count == 2 && overflows == 1)
    }
  }

  @Test func megabytesAreRefused() async {
    await withField(makeText) { field, _, window in
      var limits: [Int] = []
      field.onOverflow = { limits.append($0) }
      field.grabFocus()
      await field.entry.input.paste(String(repeating: "lorem ipsum\n", count: 500_000))
      await paint(window, frames: 2)
      #expect(field.text == "" && limits == [ValueField<String>.maximumScalarCount])
      // A value that is too long for a line is displayed partially, and can't be damaged.
      field.value = String(repeating: "x", count: 50_000)
      await paint(window, frames: 2)
      #expect(field.text.count == 10_001 && field.text.last == "…" && !field.entry.isEditable)
      field.value = "short"
      #expect(field.text == "short" && field.entry.isEditable)
    }
  }

  @Test func prefixAndSuffixAreAroundTheTextAndMirroredInRTL() async throws {
    try await withField(makeText) { field, _, window in
      let height = field.measured(.vertical).natural
      field.prefix = "€"
      field.suffix = "/kg"
      await paint(window)
      let labels = field.children.compactMap { $0 as? Label }.filter { !($0 is PartLabel) }
      #expect(labels.map(\.text) == ["€", "/kg"] && field.measured(.vertical).natural == height)
      let before = try ([labels[0], field.entry, labels[1]] as [Widget]).map { try #require($0.bounds(in: field)) }
      #expect(before[0].x == 0 && before[0].x + before[0].width + 6 == before[1].x)
      #expect(before[1].x + before[1].width + 6 == before[2].x && before[2].x + before[2].width == Double(field.width))
      field.direction = .rtl
      await paint(window)
      for (widget, old) in zip([labels[0], field.entry, labels[1]] as [Widget], before) {
        #expect(try #require(widget.bounds(in: field)).x == Double(field.width) - old.x - old.width)
      }
      field.prefix = nil
      field.suffix = ""
      await paint(window)
      #expect(field.entry.bounds(in: field)?.width == Double(field.width))
    }
  }

  @Test func signStaysBeforeTheDigitsInRTL() async {
    await withField(makeText) { field, _, window in
      // While the user types, the keyboard language determines the direction of a text without letters.
      window.clearFocus()
      let input = field.entry.input
      @MainActor func cursorX(_ position: gsize) -> Float {
        var box = graphene_rect_t()
        gtk_text_compute_cursor_extents(input.pointer.assumingMemoryBound(to: GtkText.self), position, &box, nil)
        return box.origin.x
      }
      field.value = "-40"
      field.setDirectionRecursively(.rtl)
      await paint(window)
      #expect(cursorX(0) > cursorX(3) && field.entry.textAlignment == 0)
      field.entry.isLeftToRight = true
      await paint(window)
      // The text is aligned with its end, where other texts begin.
      #expect(cursorX(0) < cursorX(3) && field.entry.textAlignment == 1 && input.direction == .ltr)
      field.setDirectionRecursively(.ltr)
      field.setDirectionRecursively(.rtl)
      await paint(window)
      #expect(cursorX(0) < cursorX(3) && field.entry.textAlignment == 1)
      input.retype("-5")
      #expect(field.text == "-5" && field.text.unicodeScalars.count == 2)
      field.setDirectionRecursively(.ltr)
      #expect(field.entry.textAlignment == 0)
      field.entry.isLeftToRight = false
      field.setDirectionRecursively(.rtl)
      #expect(input.direction == .rtl && field.entry.textAlignment == 0)
    }
  }

  @Test func placeholderIsVisibleWithoutText() async {
    await withField(makeText) { field, _, _ in
      field.placeholder?.text = "Name"
      #expect(field.placeholder?.isVisible == true && field.placeholder?.accessibleRole == .presentation)
      field.value = "x"
      #expect(field.placeholder?.isVisible == false)
      field.grabFocus()
      field.entry.input.retype("")
      field.entry.input.emit("backspace")
      #expect(field.placeholder?.isVisible == true)
    }
  }

  @Test func styleFollowsFocusAndErrors() async throws {
    let display = try #require(Display.default)
    let manager = ThemeManager(display: display, appearance: .light)
    defer { manager.remove() }
    await withField(makeText) { field, other, window in
      @MainActor func border() -> String { RealizedStyle(of: field)["box-shadow"] ?? "" }
      let theme = Theme.standard
      await paint(window, frames: 2)
      @MainActor func css(_ token: ColorToken) -> String {
        // GTK omits the alpha of an opaque color.
        let css = theme.color(token, in: .light).css.filter { $0 != " " }
        return css.hasSuffix(",1)") ? "rgb(" + css.dropFirst(5).dropLast(3) + ")" : css
      }
      #expect(border().contains("0.5px") && border().filter { $0 != " " }.contains(css(.separatorOpaque)))
      field.grabFocus()
      await paint(window, frames: 2)
      #expect(border().contains("2px") && border().filter { $0 != " " }.contains(css(.tintColor)))
      field.isInvalid = true
      await paint(window, frames: 2)
      #expect(border().filter { $0 != " " }.contains(css(.negativeLabel)))
      other.grabFocus()
      await paint(window, frames: 2)
      #expect(border().filter { $0 != " " }.contains(css(.negativeLabel)))
      // The style of the platform theme's entry is removed.
      #expect(RealizedStyle(of: field.entry)["box-shadow"] == "none")
      #expect(field.measured(.vertical).natural == 44)
    }
  }

  @Test func entryAndInputHaveTheAccessibleName() async {
    await withField(makeText) { field, _, _ in
      field.setName("Title")
      for widget in field.describedWidgets { #expect(widget.differingAccessibleLabel(from: "Title") == nil) }
      #expect(field.describedWidgets.count == 2 && field.entry.accessibleRole == .textBox)
    }
  }
}
