import Testing

@testable import FloorplanForms

/// The logic of choices, without widgets.
@Suite struct ChoiceLogicTests {
  private func value(
    _ old: [Int], pressing index: Int, several: Bool = true, none: Bool = true, of count: Int = 4
  ) -> [Int]? {
    ChosenIndices(count: count, allowsSeveral: several, allowsNone: none).value(from: old, pressing: index)
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
    var offered = OfferedOptions()
    #expect(!offered.lack([0, 5]))
    offered.count = 6
    #expect(!offered.lack([0, 5]) && !offered.lack([-1]) && offered.lack([0, 6]))
    offered.count = 0
    #expect(offered.lack([0]) && !offered.lack([]))
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
    let one = ChosenIndices(count: 3, allowsSeveral: false, allowsNone: true)
    #expect(one.shown(of: [7, 2, 1]) == [2])
    #expect(ChosenIndices(count: 3, allowsSeveral: true, allowsNone: true).shown(of: [7, 2, 1, -3]) == [1, 2])
    #expect(ChosenIndices(count: 0, allowsSeveral: true, allowsNone: true).shown(of: [0]).isEmpty)
  }

  @Test func equalTextsAreNumbered() {
    #expect(["A", "B", "A", ""].toldApart == ["A, 1 of 2", "B", "A, 2 of 2", ""])
    #expect([String]().toldApart.isEmpty)
  }

  // MARK: Criteria

  private static let criteria = [
    SortCriterion("A", isSelected: true), SortCriterion("B"), SortCriterion("C", isSelected: true),
  ]

  @Test func criteriaToggleExceptTheLast() {
    let list = Self.criteria
    #expect(list.toggling(1, keepsOne: true)?.map(\.isSelected) == [true, true, true])
    let one = list.toggling(0, keepsOne: true)
    #expect(one?.map(\.isSelected) == [false, false, true])
    #expect(one?.toggling(2, keepsOne: true) == nil)
    #expect(one?.toggling(2, keepsOne: false)?.contains(where: \.isSelected) == false)
    #expect(list.toggling(3, keepsOne: false) == nil && list.toggling(-1, keepsOne: false) == nil)
  }

  @Test func onlySelectedCriteriaChangeDirectionAndMove() {
    let list = Self.criteria
    #expect(list.turning(0)?.map(\.isAscending) == [false, true, true])
    #expect(list.turning(1) == nil && list.turning(9) == nil)
    #expect(list.moving(0, to: 2)?.map(\.criterion.text) == ["B", "C", "A"])
    #expect(list.moving(2, to: 0)?.map(\.criterion.text) == ["C", "A", "B"])
    #expect(list.moving(1, to: 0) == nil && list.moving(0, to: 0) == nil)
    #expect(list.moving(0, to: 3) == nil && list.moving(0, to: -1) == nil && list.moving(7, to: 0) == nil)
  }

  @Test func criterionDefaultsMatchFioriForIOS() {
    let criterion = SortCriterion("Name")
    #expect(!criterion.isSelected && criterion.isAscending && criterion.line == "Name, Ascending")
    var other = criterion
    other.isAscending = false
    #expect(other.line == "Name, Descending" && other != criterion)
  }
}
