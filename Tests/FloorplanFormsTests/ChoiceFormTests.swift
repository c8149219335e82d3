import FloorplanLayout
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

/// Cells with options in a form: bound, validated, and reused for other fields while the form scrolls.
@Suite(.serialized) struct ChoiceFormTests {
  private static let options = ["Low", "Medium", "High"]
  private static let criteria = [SortCriterion("Priority", isSelected: true), SortCriterion("Name")]

  private func withForm(
    _ model: ChoiceModel, _ fields: [FormField<ChoiceModel>], _ location: SourceLocation = #_sourceLocation,
    _ body: (Form<ChoiceModel>, FormView, Window) async throws -> Void
  ) async rethrows {
    try await withFormView({ Form(model) { fields } }, location, body)
  }

  /// The displayed content of a cell with options.
  private struct DisplayedCells {
    let filter: ChipGroup
    let segments: SegmentBar
    let order: OrderPickerList

    init(_ view: FormView) throws {
      func cell<Cell: CollectionCell>(_ type: Cell.Type) throws -> Cell {
        try #require(view.boundItems.lazy.compactMap { view.cell(at: $0) as? Cell }.first)
      }
      filter = try #require(cell(FilterFormCell.self).control(ChipGroup.self))
      segments = try #require(cell(SegmentedControlFormCell.self).control(SegmentBar.self))
      order = try #require(cell(OrderPickerFormCell.self).control(OrderPickerList.self))
    }
  }

  private static let fields = [
    FormField("Chips", \ChoiceModel.chosen, in: FilterFormCell.self) { $0.valueOptions = options }.required(),
    FormField("Segments", \ChoiceModel.index, in: SegmentedControlFormCell.self) { $0.valueOptions = options }
      .validated { $0.index == 2 ? ValidationMessage("Not that high.") : nil },
    FormField("Order", \ChoiceModel.criteria, in: OrderPickerFormCell.self),
  ]

  @Test func eachChangeIsWrittenOnce() async throws {
    let model = ChoiceModel()
    model.criteria = Self.criteria
    try await withForm(model, Self.fields) { form, view, _ in
      let displayed = try DisplayedCells(view)
      #expect(displayed.filter.chosen == [] && displayed.segments.chosen == [0])
      #expect(displayed.order.rows.map(\.isAccessibleChecked) == [true, false] && !form.hasChanges)
      let writes = model.writes
      displayed.filter.pressOption(2)
      #expect(model.chosen == [2] && model.writes == writes + 1)
      displayed.segments.pressOption(1)
      #expect(model.index == 1 && model.writes == writes + 2)
      displayed.order.rows[1].activateAction("criterion.toggle")
      #expect(model.criteria[1].isSelected && model.writes == writes + 3)
      #expect(form.hasChanges)
      model.chosen = [0, 1]
      model.index = 0
      model.criteria = Self.criteria.reversed()
      flushObservers()
      #expect(displayed.filter.chosen == [0, 1] && displayed.segments.chosen == [0])
      #expect(displayed.order.rows.map(\.isAccessibleChecked) == [false, true] && model.writes == writes + 6)
      form.discardChanges()
      flushObservers()
      #expect(model.chosen == [] && model.criteria == Self.criteria && !form.hasChanges)
      #expect(displayed.filter.chosen == [] && displayed.order.rows.map(\.isAccessibleChecked) == [true, false])
    }
  }

  @Test func problemIsDisplayedInItsCellAndFocused() async throws {
    let model = ChoiceModel()
    model.criteria = Self.criteria
    try await withForm(model, Self.fields) { form, view, window in
      #expect(!form.validate() && form.invalidFields == ["Chips"])
      #expect(view.focusFirstInvalidField())
      await paint(window, frames: 3)
      let displayed = try DisplayedCells(view)
      #expect(displayed.filter.focused == 0)
      #expect(view.cell(FilterFormCell.self)?.validationMessage?.kind == .error)
      displayed.filter.pressOption(0)
      displayed.segments.pressOption(2)
      flushObservers()
      #expect(form.invalidFields == ["Segments"])
      #expect(view.cell(FilterFormCell.self)?.validationMessage == nil)
      #expect(view.cell(SegmentedControlFormCell.self)?.validationMessage?.text == "Not that high.")
      #expect(view.focusFirstInvalidField())
      await paint(window, frames: 3)
      #expect(displayed.segments.focused == 2)
      displayed.segments.pressOption(1)
      flushObservers()
      #expect(form.validate() && view.cell(SegmentedControlFormCell.self)?.validationMessage == nil)
      form.isEditable = false
      flushObservers()
      #expect(view.cell(FilterFormCell.self)?.control(ChipGroup.self)?.isVisible == false)
    }
  }

  @Test func reusedCellsDisplayOnlyTheirField() async throws {
    let model = ChoiceModel()
    model.chosen = [1, 2]
    let writes = model.writes
    let fields = (0..<200).map { number in
      let isFirst = number.isMultiple(of: 2)
      return FormField("Field \(number)", isFirst ? \.chosen : \ChoiceModel.withFirst, in: FilterFormCell.self) {
        $0.valueOptions = isFirst ? Self.options : ["Only"]
        if isFirst { $0.allowsMultipleSelection = true }
      }
    }
    try await withForm(model, fields) { _, view, window in
      var usedCells: Set<ObjectIdentifier> = []
      for number in [0, 60, 120, 199, 0] {
        #expect(view.focusField("Field \(number)"))
        await paint(window, frames: 3)
        for index in view.boundItems {
          let cell = try #require(view.cell(at: index) as? FilterFormCell)
          usedCells.insert(ObjectIdentifier(cell))
          #expect(cell.title == "Field \(index.item)")
          let chips = try #require(cell.control(ChipGroup.self))
          let isFirst = index.item.isMultiple(of: 2)
          #expect(chips.buttons.map(\.text) == (isFirst ? Self.options : ["Only"]))
          #expect(chips.chosen == (isFirst ? [1, 2] : [0]))
        }
      }
      #expect(usedCells.count < 60, "cells are reused")
    }
    #expect(model.writes == writes)
  }
}
