import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// What all form cells promise, whatever their value is.
@Suite(.serialized) struct FormCellContractTests {
  init() { #expect(GTKEnvironment.isReady) }

  private static func make<Cell: FormCell>(_ type: Cell.Type) -> any FormCell {
    let cell = Cell()
    switch cell {
    case let cell as FilterFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as SegmentedControlFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as ListPickerFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as ValuePickerFormCell: cell.valueOptions = ["One", "Two"]
    case let cell as OrderPickerFormCell: cell.value = [SortCriterion("One"), SortCriterion("Two")]
    case let cell as SliderFormCell: cell.showsValueField = true
    default: break
    }
    return cell
  }

  nonisolated static let kinds: [any FormCell.Type] = [
    TitleFormCell.self, NoteFormCell.self, KeyValueFormCell.self, SimplePropertyFormCell.self, SwitchFormCell.self,
    FilterFormCell.self, SegmentedControlFormCell.self, OrderPickerFormCell.self, ListPickerFormCell.self,
    ValuePickerFormCell.self, DatePickerFormCell.self, DateRangePickerFormCell.self, DurationPickerFormCell.self,
    SliderFormCell.self, RangeSliderFormCell.self, StepperFormCell.self, RatingFormCell.self, TextCell.self,
    LongTextCell.self, InlineSignatureFormCell.self,
  ]

  private func withEach(_ body: (any FormCell, String, Window) async throws -> Void) async rethrows {
    for kind in Self.kinds {
      try await withNoPeerLeft {
        let window = Window()
        let cell = Self.make(kind)
        window.child = Box(.vertical, [cell])
        window.defaultSize = (400, 700)
        window.present()
        _ = await turnUntil { window.isMapped }
        await paint(window, frames: 2)
        try await body(cell, "\(kind)", window)
        window.close()
      }
    }
  }

  private func tree(_ widget: Widget) -> [Widget] { [widget] + widget.children.flatMap(tree) }

  @Test func theGroupIsNamedByTheTitleAndDescribedByTheMessageWhateverTheStateIs() async {
    await withEach { cell, kind, _ in
      cell.title = "Title"
      cell.hintText = "Some help"
      for isEditable in [true, false] {
        cell.isEditable = isEditable
        #expect(cell.accessibleRole == .group, "\(kind)")
        #expect(cell.differingAccessibleLabel(from: "Title") == nil, "\(kind)")
        #expect(cell.differingAccessibleDescription(from: "Some help") == nil, "\(kind)")
      }
      cell.validationMessage = ValidationMessage("That is wrong.")
      #expect(cell.differingAccessibleDescription(from: "That is wrong.") == nil, "\(kind)")
    }
  }

  @Test func theTitleIsInTheColourOfErrorsWhereTheValueCannotBeTaken() async {
    await withEach { cell, kind, _ in
      cell.title = "Title"
      let titles = { @MainActor in
        self.tree(cell).compactMap { $0 as? PartLabel }.filter { $0.text.hasPrefix("Title") && $0.isVisible }
      }
      let isNegative = { @MainActor in titles().contains { $0.hasStyleClass(StyleVariant.negative.rawValue) } }
      #expect(titles().count == 1 && !isNegative(), "\(kind)")
      cell.validationMessage = ValidationMessage("Look at this.", kind: .warning)
      #expect(!isNegative(), "\(kind)")
      cell.validationMessage = ValidationMessage("That is wrong.")
      #expect(isNegative(), "\(kind)")
      cell.validationMessage = nil
      #expect(!isNegative(), "\(kind)")
    }
  }

  @Test func theFocusGoesWithTheControlThatIsTakenAway() async {
    await withEach { cell, kind, window in
      #expect(cell.grabFocus() && cell.containsFocus, "\(kind)")
      cell.isEditable = false
      let focused = window.focusWidget
      #expect(focused == nil || focused?.isMapped == true && focused?.isFocusable == true, "\(kind)")
      cell.isEditable = true
      #expect(cell.grabFocus() && cell.containsFocus, "\(kind)")
      cell.isEnabled = false
      #expect(!cell.containsFocus, "\(kind)")
    }
  }

  @Test func aDirectionThatIsSetForOneCellHoldsForAllOfIt() async {
    await withEach { cell, kind, window in
      cell.direction = .rtl
      cell.validationMessage = ValidationMessage("That is wrong.")
      for part in tree(cell).compactMap({ $0 as? PickerRow }) { part.activateAction("picker.toggle") }
      let others = tree(cell).filter { $0.direction != .rtl }
      #expect(others.isEmpty, "\(kind): \(others.map { type(of: $0) })")
      cell.direction = .ltr
      #expect(tree(cell).allSatisfy { $0.direction == .ltr }, "\(kind)")
    }
  }

  @Test func theSameErrorIsToldAgain() async throws {
    try await withForm(1, of: SimplePropertyFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.inputKind = .number
      cell.retype("x")
      cell.leave()
      let view = try #require(cell.children.lazy.compactMap { $0 as? InlineValidationView }.first)
      let label = try #require(view.children.lazy.compactMap { $0 as? PartLabel }.first)
      let text = "“x” is not a number."
      #expect(label.differingAccessibleLabel(from: text) == nil)
      cell.retype("y")
      // A status is announced when its name changes.
      #expect(label.differingAccessibleLabel(from: text) != nil)
      cell.retype("x")
      cell.leave()
      #expect(label.differingAccessibleLabel(from: text) == nil)
    }
  }
}
