import FloorplanUI

/// A criterion to sort by (FUISortCriterion in the SAP Fiori for iOS documentation).
///
///     SortCriterion("Priority", isSelected: true, ascendingText: "Lowest First", descendingText: "Highest First")
public nonisolated struct SortCriterion: Hashable, Sendable {
  /// The identifier, unique in the list; unlike the name, it can be independent of the language.
  public var id: String
  /// The name of the criterion.
  public var criterion: StyledText
  /// Whether the criterion is selected.
  public var isSelected: Bool
  /// Whether the order is ascending.
  public var isAscending: Bool
  /// The name of the ascending order.
  public var ascendingText: StyledText
  /// The name of the descending order.
  public var descendingText: StyledText

  /// Creates a criterion.
  ///
  /// - Parameters:
  ///   - criterion: The name of the criterion.
  ///   - id: The identifier, or nil for the name.
  ///   - isSelected: Whether the criterion is selected.
  ///   - isAscending: Whether the order is ascending.
  ///   - ascendingText: The name of the ascending order, or nil for “Ascending”.
  ///   - descendingText: The name of the descending order, or nil for “Descending”.
  public init(
    _ criterion: StyledText, id: String? = nil, isSelected: Bool = false, isAscending: Bool = true,
    ascendingText: StyledText? = nil, descendingText: StyledText? = nil
  ) {
    self.id = id ?? criterion.text
    self.criterion = criterion
    self.isSelected = isSelected
    self.isAscending = isAscending
    self.ascendingText = ascendingText ?? StyledText(Self.standardAscendingText)
    self.descendingText = descendingText ?? StyledText(Self.standardDescendingText)
  }

  static var standardAscendingText: String { localized("Ascending") }
  static var standardDescendingText: String { localized("Descending") }

  /// The name of the current order.
  var directionText: StyledText { isAscending ? ascendingText : descendingText }
  /// The criterion and its order as one text.
  var line: String { [criterion.text, directionText.text].localizedList }
}

extension [SortCriterion] {
  /// Returns the criteria after a change, or nil if it isn't allowed or changes nothing.
  ///
  /// Only the direction and the position of a selected criterion can be changed.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - allowsEmpty: Whether the last selected criterion can be deselected.
  /// - Returns: The new list.
  nonisolated func applying(_ change: OrderPickerFormCell.Change, allowsEmpty: Bool) -> Self? {
    var result = self
    switch change {
    case .selected(let index, let isSelected):
      guard indices.contains(index) else { return nil }
      result[index].isSelected = isSelected
      if !allowsEmpty, !result.contains(where: \.isSelected) { return nil }
    case .ascending(let index, let isAscending):
      guard indices.contains(index), self[index].isSelected else { return nil }
      result[index].isAscending = isAscending
    case .order(let source, let destination):
      guard indices.contains(source), indices.contains(destination), self[source].isSelected else { return nil }
      result.insert(result.remove(at: source), at: destination)
    }
    return result == self ? nil : result
  }
}
