import FloorplanUI
import Testing

@testable import FloorplanForms

/// The state of a field without a widget, compared with a simple model.
struct DraftTests {
  private typealias Event = Draft<Int>.Event
  private static let format = TextFormat<Int>(
    write: { "\($0)" }, read: { text in Int(text).map { .success($0) } ?? .failure(ValidationMessage("\(text)?")) })
  private static let events: [Event] = [
    .typed("02"), .typed("1"), .typed("x"), .typed(""), .paused, .ended, .escaped, .valueChanged(1), .valueChanged(3),
  ]

  /// The text and the reports of a field with a draft.
  private struct Field: Equatable {
    var text = "1"
    var value = 1
    var problem: String?
    var changes: [Int] = []
  }

  /// A field that stores two flags in addition to its text.
  private struct Reference {
    var field = Field()
    var isEdited = false
    var isCommitted = true

    mutating func commit(_ value: Int) {
      if value != field.value { field.changes.append(value) }
      field.value = value
    }

    mutating func show() {
      (isEdited, isCommitted) = (false, true)
      field.problem = nil
      field.text = "\(field.value)"
    }

    mutating func handle(_ event: Event) {
      switch event {
      case .typed(let text):
        field.text = text
        field.problem = nil
        (isEdited, isCommitted) = (true, false)
      case .paused:
        guard !isCommitted, field.problem == nil, let value = Int(field.text) else { return }
        isCommitted = true
        commit(value)
      case .ended:
        if !isCommitted {
          guard let value = Int(field.text) else { return field.problem = "\(field.text)?" }
          commit(value)
        }
        show()
      case .escaped: if isEdited { show() }
      case .valueChanged(let value):
        let replacesText = !isEdited || field.problem != nil && value != field.value
        field.value = value
        if replacesText { show() }
      }
    }
  }

  @Test func eventSequencesMatchTheReferenceField() {
    var count = 0
    func explore(_ draft: Draft<Int>, _ field: Field, _ reference: Reference, _ path: [Event]) {
      guard path.count < 5 else { return }
      for event in Self.events {
        var (draft, field, reference) = (draft, field, reference)
        let before = field
        if case .typed(let text) = event { field.text = text }
        let effects = draft.handle(event)
        for effect in effects {
          switch effect {
          case .show(let text, _): field.text = text
          case .change(let value): field.changes.append(value)
          case .report: field.problem = draft.problem?.text
          }
        }
        field.value = draft.value
        reference.handle(event)
        count += 1
        guard field == reference.field, draft.problem?.text == field.problem,
          (draft.refusedText == nil) == (field.problem == nil),
          draft.formattedText == nil || draft.formattedText == field.text,
          (draft.formattedText == nil) == reference.isEdited, areValid(effects, of: event, before)
        else {
          Issue.record("\(path + [event]): \(field), \(effects); expected \(reference.field)")
          return
        }
        explore(draft, field, reference, path + [event])
      }
    }
    explore(Draft(1, format: Self.format), Field(), Reference(), [])
    #expect(count == 9 + 81 + 729 + 6561 + 59049)
  }

  /// Users can undo a replacement of their text, and a value is displayed before it is reported.
  private func areValid(_ effects: [Draft<Int>.Effect], of event: Event, _ before: Field) -> Bool {
    let replacements = effects.compactMap { if case .show(_, let isUndoable) = $0 { isUndoable } else { nil } }
    let wantsUndo =
      switch event {
      case .escaped: true
      case .valueChanged: before.problem != nil
      case .typed, .paused, .ended: false
      }
    guard replacements.allSatisfy({ $0 == wantsUndo }), replacements.count <= 1 else { return false }
    if case .change = effects.first { return replacements.isEmpty }
    return true
  }

  @Test func formattedTextKeepsTheExactValue() {
    let line = NumberLine(0, 10, decimals: 1)
    var draft = Draft(2.25, format: .number(on: line))
    #expect(draft.handle(.typed("2.3")).isEmpty)
    #expect(draft.handle(.ended) == [.show("2.3", isUndoable: false)] && draft.value == 2.25)
    #expect(draft.handle(.typed("2.30")).isEmpty && draft.handle(.ended).contains(.change(2.3)))
  }

  @Test func handlerCanSetAnotherValue() {
    var draft = Draft(1, format: Self.format)
    _ = draft.handle(.typed("99"))
    var text = "99"
    for effect in draft.handle(.ended) {
      if case .show(let newText, _) = effect { text = newText }
      guard case .change(let value) = effect else { continue }
      for case .show(let newText, _) in draft.handle(.valueChanged(min(value, 10))) { text = newText }
    }
    #expect(text == "10" && draft.value == 10)
  }

  @Test func latestFormatDecidesWhatIsRefused() {
    var draft = Draft(5, format: .number(on: NumberLine(0, 10)))
    _ = draft.handle(.typed("20"))
    #expect(draft.handle(.ended) == [.report] && draft.problem?.text == "Enter a number from 0 to 10.")
    draft.format = .number(on: NumberLine(0, 100))
    #expect(draft.handle(.ended) == [.show("20", isUndoable: false), .change(20), .report] && draft.problem == nil)
  }
}
