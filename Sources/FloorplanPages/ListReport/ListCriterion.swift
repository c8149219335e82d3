public import FloorplanForms
import FloorplanUI

/// A criterion by which users search, filter, sort or group a list: its condition for a ``RecordIndex``, its chips above
/// the list, and its text in an address.
///
///     let criteria: [ListCriterion<Filter, Order>] = [
///       .values("status", \.statuses, of: \.status, chips: Status.allCases) { $0.title },
///       .value("assignee", \.assignee, of: \.assigneeID) { id in "Assigned to \(name(of: id))" },
///       .flag("overdue", \.isOverdue, "Overdue", [RecordCondition(\.dueDate) { $0 < now }]),
///     ]
///     query.conditions = criteria.conditions(of: filter)
///     page.filterBar.items = criteria.chips(of: filter) { change in change(&filter) }
///
/// The values are properties of one type, `Criteria`, such as a structure that the app's address contains.
public struct ListCriterion<Criteria, Record> {
  /// The name, which identifies the criterion and its chip.
  public let name: String
  /// Returns the text of the value, which is empty if the criterion isn't set.
  public let text: (Criteria) -> String
  /// Sets the value to that of a text; an invalid text clears it.
  public let set: (inout Criteria, String) -> Void
  /// The text that a click on the chip of an inactive criterion sets.
  private var activeText = ""
  fileprivate var conditions: (Criteria) -> [RecordCondition<Record>] = { _ in [] }
  fileprivate var chips: [Chip] = []

  /// A chip above a list.
  fileprivate struct Chip {
    let id: AnyHashable
    /// Returns the title, or nil if the chip isn't displayed.
    let title: (Criteria) -> String?
    let isActive: (Criteria) -> Bool
    let toggle: (inout Criteria) -> Void
    var choices: [(title: String, set: (inout Criteria) -> Void)] = []
  }

  private init(
    _ name: String, _ text: @escaping (Criteria) -> String, _ set: @escaping (inout Criteria, String) -> Void
  ) {
    (self.name, self.text, self.set) = (name, text, set)
  }

  /// Returns whether the criterion is set.
  public func isActive(_ criteria: Criteria) -> Bool { !text(criteria).isEmpty }

  /// Clears the criterion, or sets a flag.
  public func toggle(_ criteria: inout Criteria) { set(&criteria, isActive(criteria) ? "" : activeText) }

  // MARK: Kinds

  /// Creates a criterion for the words to search; it has no chip.
  public static func search(_ name: String, _ path: WritableKeyPath<Criteria, String>) -> Self {
    Self(name, { $0[keyPath: path] }) { $0[keyPath: path] = $1 }
  }

  /// Creates a filter for records with one of several values, with a chip for each.
  ///
  /// - Parameters:
  ///   - name: The name of the criterion.
  ///   - path: The values; all records match if there are none.
  ///   - property: The property of a record.
  ///   - chips: The values with a chip, in reading order.
  ///   - suggested: The values whose chips are displayed even if they aren't active.
  ///   - title: Returns the title of a chip.
  /// - Returns: The criterion.
  public static func values<Value: RawRepresentable<String> & Hashable & Comparable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Criteria, Set<Value>>,
    of property: any KeyPath<Record, Value> & Sendable, chips: [Value], suggested: Set<Value> = [],
    title: @escaping (Value) -> String
  ) -> Self {
    var criterion = Self(name, { $0[keyPath: path].sorted().map(\.rawValue).joined(separator: ",") }) {
      $0[keyPath: path] = Set($1.split(separator: ",").compactMap { Value(rawValue: String($0)) })
    }
    criterion.conditions = { criteria in
      let values = criteria[keyPath: path]
      return values.isEmpty ? [] : [RecordCondition(property) { values.contains($0) }]
    }
    criterion.chips = chips.map { value in
      let isActive = { (criteria: Criteria) in criteria[keyPath: path].contains(value) }
      return Chip(
        id: AnyHashable(value), title: { isActive($0) || suggested.contains(value) ? title(value) : nil },
        isActive: isActive, toggle: { $0[keyPath: path].formSymmetricDifference([value]) })
    }
    return criterion
  }

  /// Creates a filter for records with a value, such as the ID of another record, with a chip that clears it.
  ///
  /// - Parameters:
  ///   - name: The name of the criterion.
  ///   - path: The value; nil for all records.
  ///   - property: The property of a record.
  ///   - title: Returns the title of the chip.
  /// - Returns: The criterion.
  public static func value<Value: RawRepresentable<String> & Comparable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Criteria, Value?>, of property: any KeyPath<Record, Value?> & Sendable,
    title: @escaping (Value) -> String
  ) -> Self {
    var criterion = Self(name, { $0[keyPath: path]?.rawValue ?? "" }) {
      $0[keyPath: path] = $1.isEmpty ? nil : Value(rawValue: $1)
    }
    criterion.conditions = { $0[keyPath: path].map { value in [RecordCondition(property) { $0 == value }] } ?? [] }
    return criterion.withChip { $0[keyPath: path].map(title) }
  }

  /// Creates a filter for records in a range, with a chip that clears it.
  ///
  /// Its text consists of the bounds, separated by two periods.
  ///
  /// - Parameters:
  ///   - name: The name of the criterion.
  ///   - path: The range; nil for all records.
  ///   - text: Returns the text of a bound.
  ///   - lower: Returns the lower bound with a text, or nil if it is invalid.
  ///   - upper: Returns the upper bound with a text, or nil if it is invalid.
  ///   - condition: Returns the condition for a range.
  ///   - title: Returns the title of the chip.
  /// - Returns: The criterion.
  public static func range<Bound>(
    _ name: String, _ path: WritableKeyPath<Criteria, ClosedRange<Bound>?>, text: @escaping (Bound) -> String,
    from lower: @escaping (Substring) -> Bound?, to upper: @escaping (Substring) -> Bound?,
    condition: @escaping (ClosedRange<Bound>) -> RecordCondition<Record>,
    title: @escaping (ClosedRange<Bound>) -> String
  ) -> Self {
    let gap = ".."
    var criterion = Self(
      name, { $0[keyPath: path].map { text($0.lowerBound) + gap + text($0.upperBound) } ?? "" }
    ) {
      let ends = $1.split(separator: gap, omittingEmptySubsequences: false)
      $0[keyPath: path] = nil
      guard ends.count == 2, let first = lower(ends[0]), let last = upper(ends[1]), first <= last else { return }
      $0[keyPath: path] = first...last
    }
    criterion.conditions = { $0[keyPath: path].map { [condition($0)] } ?? [] }
    return criterion.withChip { $0[keyPath: path].map(title) }
  }

  /// Creates a filter that is on or off, with a chip that toggles it.
  ///
  /// - Parameters:
  ///   - name: The name of the criterion.
  ///   - path: Whether the filter is on.
  ///   - title: The title of the chip.
  ///   - conditions: The conditions that records meet if the filter is on.
  /// - Returns: The criterion, whose text is “on” or empty.
  public static func flag(
    _ name: String, _ path: WritableKeyPath<Criteria, Bool>, _ title: String, _ conditions: [RecordCondition<Record>]
  ) -> Self {
    let on = "on"
    var criterion = Self(name, { $0[keyPath: path] ? on : "" }) { $0[keyPath: path] = $1 == on }
    criterion.activeText = on
    criterion.conditions = { $0[keyPath: path] ? conditions : [] }
    return criterion.withChip { _ in title }
  }

  /// Creates a criterion for the options to sort by, with a chip that restores the standard ones.
  ///
  /// - Parameters:
  ///   - name: The name of the criterion.
  ///   - path: The options, the most important first.
  ///   - standard: The standard options.
  ///   - title: Returns the title of the chip for other options.
  /// - Returns: The criterion, whose text contains the options, with a minus sign before descending ones.
  public static func sorting<Option: RawRepresentable<String> & Hashable>(
    _ name: String, _ path: WritableKeyPath<Criteria, [OptionSort<Option>]>, standard: [OptionSort<Option>],
    title: @escaping ([Option]) -> String
  ) -> Self {
    Self(
      name,
      { criteria in
        let sorting = criteria[keyPath: path]
        return sorting == standard
          ? "" : sorting.map { ($0.isAscending ? "" : "-") + $0.option.rawValue }.joined(separator: ",")
      }
    ) {
      var options: Set<Option> = []
      let sorting = $1.split(separator: ",").compactMap { word in
        Option(rawValue: String(word.drop { $0 == "-" })).map { OptionSort($0, isAscending: word.first != "-") }
      }
      .filter { options.insert($0.option).inserted }
      $0[keyPath: path] = sorting.isEmpty ? standard : sorting
    }
    .withChip { $0[keyPath: path] == standard ? nil : title($0[keyPath: path].map(\.option)) }
  }

  /// Creates a criterion for one of several options, such as a grouping, with a chip whose menu contains them.
  ///
  /// - Parameters:
  ///   - name: The name of the criterion.
  ///   - path: The option.
  ///   - standard: The option for which no chip is displayed.
  ///   - title: Returns the title of the chip for another option.
  /// - Returns: The criterion.
  public static func choice<Option: RawRepresentable<String> & CaseIterable & FormOption>(
    _ name: String, _ path: WritableKeyPath<Criteria, Option>, standard: Option, title: @escaping (Option) -> String
  ) -> Self {
    var criterion = Self(name, { $0[keyPath: path] == standard ? "" : $0[keyPath: path].rawValue }) {
      $0[keyPath: path] = Option(rawValue: $1) ?? standard
    }
    .withChip { $0[keyPath: path] == standard ? nil : title($0[keyPath: path]) }
    criterion.chips[0].choices = Option.allCases.map { option in (option.title, { $0[keyPath: path] = option }) }
    return criterion
  }

  private func withChip(_ title: @escaping (Criteria) -> String?) -> Self {
    var criterion = self
    criterion.chips = [Chip(id: AnyHashable(name), title: title, isActive: isActive, toggle: toggle)]
    return criterion
  }
}

extension ListCriterion {
  fileprivate func items(
    _ criteria: Criteria, _ change: @escaping ((inout Criteria) -> Void) -> Void
  ) -> [FilterFeedbackItem] {
    chips.compactMap { chip in
      guard let title = chip.title(criteria) else { return nil }
      let isActive = chip.isActive(criteria)
      guard !chip.choices.isEmpty else {
        return FilterFeedbackItem(chip.id, title, isActive: isActive) { change(chip.toggle) }
      }
      return FilterFeedbackItem(
        chip.id, title, isActive: isActive,
        menu: { chip.choices.map { choice in ContextMenuItem(choice.title) { change(choice.set) } } })
    }
  }
}

extension Array {
  /// Returns the conditions of all criteria.
  public func conditions<Criteria, Record>(of criteria: Criteria) -> [RecordCondition<Record>]
  where Element == ListCriterion<Criteria, Record> {
    flatMap { $0.conditions(criteria) }
  }

  /// Returns the texts of the criteria that are set, by name.
  public func texts<Criteria, Record>(of criteria: Criteria) -> [String: String]
  where Element == ListCriterion<Criteria, Record> {
    Dictionary(uniqueKeysWithValues: filter { $0.isActive(criteria) }.map { ($0.name, $0.text(criteria)) })
  }

  /// Returns the chips of the criteria: the active ones first, then suggested ones.
  ///
  /// - Parameters:
  ///   - criteria: The values of the criteria.
  ///   - change: Changes the current values, after a click.
  /// - Returns: The items of a ``FilterFeedbackBar``.
  public func chips<Criteria, Record>(
    of criteria: Criteria, change: @escaping ((inout Criteria) -> Void) -> Void
  ) -> [FilterFeedbackItem] where Element == ListCriterion<Criteria, Record> {
    let items = flatMap { $0.items(criteria, change) }
    return items.filter(\.isActive) + items.filter { !$0.isActive }
  }
}
