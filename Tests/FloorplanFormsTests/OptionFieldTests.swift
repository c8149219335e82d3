import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// Fields whose values are options instead of indices.
@Suite(.serialized) struct OptionFieldTests {
  enum Urgency: String, CaseIterable, FormOption {
    case low, normal, high
    var title: String { rawValue.capitalized }
    var image: ImageSource? { self == .high ? .icon("list-add-symbolic") : nil }
  }

  enum Column: String, CaseIterable, SortOption {
    case name, date, cost
    var title: String { rawValue.capitalized }
    var ascendingTitle: String { self == .date ? "Earliest First" : "Lowest First" }
  }

  @Observable final class Ticket {
    private(set) var writes = 0
    var urgency = Urgency.normal { didSet { writes += 1 } }
    var fallback: Urgency?
    var alarms: Set<Urgency> = []
    var offered = Urgency.allCases
    var currency = "EUR"
    var sorting = [OptionSort(Column.date, isAscending: false)]
  }

  @Test func valueIsIndependentOfTheOrderOfOptions() async throws {
    let ticket = Ticket()
    @MainActor func check<Cell: OptionCell>(_ type: Cell.Type) async throws {
      (ticket.urgency, ticket.offered) = (.normal, Urgency.allCases)
      let makeForm = { Form(ticket) { FormField("Urgency", \.urgency, options: { $0.offered }, in: type) } }
      try await withFormView(makeForm) { form, view, _ in
        let cell = try #require(view.cell(type))
        #expect(cell.selectedTitles == ["Normal"] && cell.valueOptions == ["Low", "Normal", "High"])
        let writes = ticket.writes
        ticket.offered = [.high, .normal, .low]
        flushObservers()
        #expect(cell.valueOptions == ["High", "Normal", "Low"] && cell.selectedTitles == ["Normal"])
        #expect(cell.optionImages == [Urgency.high.image, nil, nil])
        cell.choose([0])
        #expect(ticket.urgency == .high && ticket.writes == writes + 1 && form.hasChanges)
        ticket.offered = [.low, .high, .high]
        flushObservers()
        #expect(cell.valueOptions == ["Low", "High"] && cell.selectedTitles == ["High"], "equal options are one")
        // The user chooses before the new options are displayed.
        ticket.offered = [.high, .low]
        cell.choose([0])
        #expect(ticket.urgency == .low)
        flushObservers()
        #expect(cell.valueOptions == ["High", "Low"] && cell.selectedTitles == ["Low"])
        cell.choose([0])
        #expect(ticket.urgency == .high && ticket.writes == writes + 3)
        // The selected option disappears and returns.
        ticket.offered = [.low]
        flushObservers()
        #expect(cell.selectedTitles == [] && ticket.urgency == .high)
        #expect(await turnUntil { cell.inputMessage?.kind == .warning })
        ticket.offered = Urgency.allCases
        flushObservers()
        #expect(cell.selectedTitles == ["High"] && cell.inputMessage == nil && ticket.writes == writes + 3)
        ticket.offered = [.low]
        flushObservers()
        cell.choose([0])
        #expect(ticket.urgency == .low && cell.selectedTitles == ["Low"])
        // If the value follows the options in the next round, the selected option doesn't count as missing.
        (ticket.urgency, ticket.offered) = (.high, Urgency.allCases)
        flushObservers()
        ticket.offered = [.low]
        flushObservers()
        #expect(cell.inputMessage == nil)
        ticket.urgency = .low
        flushObservers()
        await settle()
        #expect(cell.inputMessage == nil && cell.selectedTitles == ["Low"])
        form.discardChanges()
        #expect(ticket.urgency == .normal)
      }
    }
    try await check(SegmentedControlFormCell.self)
    try await check(FilterFormCell.self)
    try await check(ValuePickerFormCell.self)
    try await check(ListPickerFormCell.self)
  }

  @Test func kindOfValueDeterminesTheSelection() async throws {
    let ticket = Ticket()
    let fields = [
      FormField("One", \Ticket.urgency, options: Urgency.allCases),
      FormField("Optional", \.fallback, options: Urgency.allCases).required(),
      FormField("Set", \.alarms, options: Urgency.allCases).required(),
      FormField("Text", \.currency, options: ["EUR", "USD"], title: { "In \($0)" }),
    ]
    await withFormView({ Form(ticket) { fields } }) { form, view, _ in
      let cells = view.boundItems.compactMap { view.cell(at: $0) as? FilterFormCell }
      #expect(cells.map(\.allowsMultipleSelection) == [false, false, true, false])
      #expect(cells.map(\.allowsEmptySelection) == [false, true, true, false])
      #expect(cells.map(\.selectedTitles) == [["Normal"], [], [], ["In EUR"]])
      #expect(!form.validate() && form.invalidFields == ["Optional", "Set"])
      cells[1].choose([2])
      cells[2].choose([0, 2])
      cells[3].choose([1])
      #expect(ticket.fallback == .high && ticket.alarms == [.low, .high] && ticket.currency == "USD")
      #expect(form.validate())
      cells[1].choose([])
      cells[2].choose([])
      #expect(ticket.fallback == nil && ticket.alarms.isEmpty)
      // A value that isn't offered stays until the user chooses.
      ticket.currency = "CHF"
      flushObservers()
      #expect(cells[3].selectedTitles == [] && ticket.currency == "CHF")
      cells[3].choose([0])
      #expect(ticket.currency == "EUR")
    }
  }

  @Test func imagesPrecedeTheTitles() async throws {
    try await withForm(1, of: FilterFormCell.self) { cells, window in
      @MainActor func icons() throws -> [String?] {
        let chips = try #require(cells[0].control(ChipGroup.self))
        return chips.buttons.map { $0.all(Image.self).first { $0.isVisible }?.iconName }
      }
      cells[0].valueOptions = ["A", "A long option", "C"]
      await paint(window, frames: 2)
      let width = try #require(cells[0].control(ChipGroup.self)).buttons[1].measured(.horizontal).natural
      cells[0].optionImages = [nil, .icon("list-add-symbolic")]
      #expect(try icons() == [nil, "list-add-symbolic", nil])
      #expect(try #require(cells[0].control(ChipGroup.self)).buttons[1].measured(.horizontal).natural >= width + 16)
      // A change of the role creates new buttons.
      cells[0].allowsMultipleSelection = false
      #expect(try icons() == [nil, "list-add-symbolic", nil])
      cells[0].valueOptions = ["A", "B"]
      cells[0].optionImages = []
      #expect(try icons() == [nil, nil])
    }
    await withForm(1, of: ListPickerRow.self) { cells, _ in
      cells[0].image = .icon("list-add-symbolic")
      #expect(cells[0].all(Image.self).map(\.iconName) == ["list-add-symbolic", "object-select-symbolic"])
      cells[0].prepareForReuse()
      #expect(cells[0].all(Image.self).map(\.isVisible) == [false, true])
    }
  }

  @Test func setKeepsValuesThatAreNotOfferedUntilTheUserChooses() async throws {
    let ticket = Ticket()
    ticket.alarms = [.low, .high]
    let field = FormField("Alarms", \Ticket.alarms, options: [.normal, .low], in: FilterFormCell.self)
    try await withFormView({ Form(ticket) { field } }) { form, view, _ in
      let cell = try #require(view.cell(FilterFormCell.self))
      #expect(cell.selectedTitles == ["Low"] && !form.hasChanges && ticket.alarms == [.low, .high])
      cell.choose([0, 1])
      #expect(ticket.alarms == [.low, .normal])
    }
  }

  @Test func sortOptionsKeepTheirPositionsWhileTheUserSelects() async throws {
    let ticket = Ticket()
    let makeForm = { Form(ticket) { FormField("Sort By", \.sorting, options: Column.allCases) } }
    try await withFormView(makeForm) { form, view, _ in
      let cell = try #require(view.cell(OrderPickerFormCell.self))
      let list = try #require(cell.control(OrderPickerList.self))
      @MainActor func lines() -> [String] {
        cell.value.map { ($0.isSelected ? "*" : "") + $0.criterion.text + ($0.isAscending ? "↑" : "↓") }
      }
      #expect(lines() == ["*Date↓", "Name↑", "Cost↑"])
      #expect(cell.value.map(\.ascendingText.text) == ["Earliest First", "Lowest First", "Lowest First"])
      list.rows[2].activateAction("criterion.toggle")
      list.rows[0].activateAction("criterion.toggle")
      flushObservers()
      #expect(lines() == ["Date↓", "Name↑", "*Cost↑"] && ticket.sorting == [OptionSort(.cost)])
      list.rows[1].activateAction("criterion.toggle")
      #expect(ticket.sorting == [OptionSort(.name), OptionSort(.cost)] && form.hasChanges)
      form.discardChanges()
      flushObservers()
      #expect(lines() == ["*Date↓", "Name↑", "Cost↑"])
    }
  }
}

extension OptionCell {
  /// The titles of the selected options.
  fileprivate var selectedTitles: [String] {
    Self.indices(of: value).filter(valueOptions.indices.contains).map { valueOptions[$0] }
  }
  /// Selects options, like the user.
  fileprivate func choose(_ indices: [Int]) {
    (self as? ValueCell<Value>)?.userDidChange(to: Self.value(ofIndices: indices))
  }
}
