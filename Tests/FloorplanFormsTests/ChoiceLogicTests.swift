import Testing

@testable import FloorplanForms

/// The logic of choices, without widgets.
@Suite struct ChoiceLogicTests {
  private func value(
    _ old: [Int], pressing index: Int, several: Bool = true, none: Bool = true, of count: Int = 4
  ) -> [Int]? {
    SelectionRules(count: count, allowsMultiple: several, allowsEmpty: none).value(from: old, pressing: index)
  }

  @Test func pressTogglesOptionInOrder() {
    #expect(value([], pressing: 2) == [2])
    #expect(value([2], pressing: 0) == [0, 2])
    #expect(value([2, 0], pressing: 1) == [0, 1, 2])
    #expect(value([0, 2], pressing: 0) == [2])
    #expect(value([2], pressing: 2) == [])
  }

  @Test func lastOptionStaysIfEmptySelectionIsNotAllowed() {
    #expect(value([2], pressing: 2, none: false) == nil)
    #expect(value([2, 3], pressing: 2, none: false) == [3])
    #expect(value([2], pressing: 2, several: false, none: false) == nil)
    #expect(value([], pressing: 2, none: false) == [2])
    // An index without an option doesn't count.
    #expect(value([2, 9], pressing: 2, none: false) == nil)
  }

  @Test func noOptionIsMissingBeforeAnyIsSet() {
    var availableOptions = AvailableOptions()
    #expect(!availableOptions.isMissingAny(of: [0, 5]))
    availableOptions.count = 6
    #expect(
      !availableOptions.isMissingAny(of: [0, 5]) && !availableOptions.isMissingAny(of: [-1])
        && availableOptions.isMissingAny(of: [0, 6]))
    availableOptions.count = 0
    #expect(availableOptions.isMissingAny(of: [0]) && !availableOptions.isMissingAny(of: []))
  }

  @Test func singleSelectionReplacesOption() {
    #expect(value([2], pressing: 0, several: false) == [0])
    #expect(value([2], pressing: 2, several: false) == [])
    #expect(value([2, 0, 1], pressing: 3, several: false) == [3])
  }

  @Test func pressDropsInvalidIndices() {
    #expect(value([-1, 1, 1, 9], pressing: 0) == [0, 1])
    #expect(value([1], pressing: 4) == nil && value([1], pressing: -1) == nil && value([], pressing: 0, of: 0) == nil)
  }

  @Test func singleSelectionDisplaysFirstValidOption() {
    let one = SelectionRules(count: 3, allowsMultiple: false, allowsEmpty: true)
    #expect(one.selectedIndices(of: [7, 2, 1]) == [2])
    #expect(
      SelectionRules(count: 3, allowsMultiple: true, allowsEmpty: true).selectedIndices(of: [7, 2, 1, -3]) == [1, 2])
    #expect(SelectionRules(count: 0, allowsMultiple: true, allowsEmpty: true).selectedIndices(of: [0]).isEmpty)
  }

  @Test func equalTextsAreNumbered() {
    #expect(["A", "B", "A", ""].disambiguated == ["A, 1 of 2", "B", "A, 2 of 2", ""])
    #expect([String]().disambiguated.isEmpty)
  }

  // MARK: Criteria

  private static let criteria = [
    SortCriterion("A", isSelected: true), SortCriterion("B"), SortCriterion("C", isSelected: true),
  ]

  @Test func criteriaToggleExceptTheLast() throws {
    func set(
      _ index: Int, _ isSelected: Bool, in list: [SortCriterion] = Self.criteria, allowsEmpty: Bool = false
    ) -> [SortCriterion]? {
      list.applying(.selected(index: index, isSelected: isSelected), allowsEmpty: allowsEmpty)
    }
    #expect(set(1, true)?.map(\.isSelected) == [true, true, true])
    #expect(set(0, true) == nil && set(1, false) == nil, "nothing changes")
    let one = try #require(set(0, false))
    #expect(one.map(\.isSelected) == [false, false, true])
    #expect(set(2, false, in: one) == nil)
    #expect(set(2, false, in: one, allowsEmpty: true)?.contains(where: \.isSelected) == false)
    #expect(set(3, true, allowsEmpty: true) == nil && set(-1, true, allowsEmpty: true) == nil)
  }

  @Test func onlySelectedCriteriaChangeDirectionAndMove() {
    func reversing(_ index: Int, isAscending: Bool = false) -> [SortCriterion]? {
      Self.criteria.applying(.ascending(index: index, isAscending: isAscending), allowsEmpty: false)
    }
    func moving(_ source: Int, to destination: Int) -> [SortCriterion]? {
      Self.criteria.applying(.order(source: source, destination: destination), allowsEmpty: false)
    }
    #expect(reversing(0)?.map(\.isAscending) == [false, true, true])
    #expect(reversing(1) == nil && reversing(9) == nil && reversing(0, isAscending: true) == nil)
    #expect(moving(0, to: 2)?.map(\.criterion.text) == ["B", "C", "A"])
    #expect(moving(2, to: 0)?.map(\.criterion.text) == ["C", "A", "B"])
    #expect(moving(1, to: 0) == nil && moving(0, to: 0) == nil)
    #expect(moving(0, to: 3) == nil && moving(0, to: -1) == nil && moving(7, to: 0) == nil)
  }

  @Test func criterionDefaultsMatchFioriForIOS() {
    let criterion = SortCriterion("Name")
    #expect(!criterion.isSelected && criterion.isAscending && criterion.line == "Name, Ascending")
    var other = criterion
    other.isAscending = false
    #expect(other.line == "Name, Descending" && other != criterion)
  }
}
