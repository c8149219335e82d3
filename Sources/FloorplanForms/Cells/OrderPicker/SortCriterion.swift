import FloorplanUI

/// Something that can be sorted by (FUISortCriterion in the seeds).
///
///     SortCriterion("Priority", isSelected: true, ascendingText: "Lowest first", descendingText: "Highest first")
public nonisolated struct SortCriterion: Hashable, Sendable {
  /// What is sorted by.
  public var criterion: StyledText
  /// Whether it counts.
  public var isSelected: Bool
  /// Whether the least comes first.
  public var isAscending: Bool
  /// What it means that the least comes first.
  public var ascendingText: StyledText
  /// What it means that the greatest comes first.
  public var descendingText: StyledText

  /// Makes a criterion, which by itself doesn't count.
  ///
  /// - Parameters:
  ///   - criterion: What is sorted by.
  ///   - isSelected: Whether it counts.
  ///   - isAscending: Whether the least comes first.
  ///   - ascendingText: What it means that the least comes first.
  ///   - descendingText: What it means that the greatest comes first.
  public init(
    _ criterion: StyledText, isSelected: Bool = false, isAscending: Bool = true,
    ascendingText: StyledText? = nil,
    descendingText: StyledText? = nil
  ) {
    self.criterion = criterion
    self.isSelected = isSelected
    self.isAscending = isAscending
    self.ascendingText = ascendingText ?? StyledText(localized("Ascending"))
    self.descendingText = descendingText ?? StyledText(localized("Descending"))
  }

  /// What the direction means.
  var directionText: StyledText { isAscending ? ascendingText : descendingText }
  /// Criterion and direction as one text.
  var line: String { [criterion.text, directionText.text].asList }
}

extension [SortCriterion] {
  /// The criteria with one turned on or off; nil where that is ignored.
  ///
  /// - Parameters:
  ///   - index: Which one.
  ///   - keepsOne: Whether the last one that counts stays.
  /// - Returns: The new list.
  nonisolated func toggling(_ index: Int, keepsOne: Bool) -> Self? {
    guard indices.contains(index) else { return nil }
    guard !keepsOne || !self[index].isSelected || count(where: \.isSelected) > 1 else { return nil }
    var result = self
    result[index].isSelected.toggle()
    return result
  }

  /// The criteria with the direction of one turned round; nil where it doesn't count.
  nonisolated func turning(_ index: Int) -> Self? {
    guard indices.contains(index), self[index].isSelected else { return nil }
    var result = self
    result[index].isAscending.toggle()
    return result
  }

  /// The criteria with one at another place; nil where it doesn't count, or can't be there, or is there already.
  nonisolated func moving(_ source: Int, to destination: Int) -> Self? {
    guard source != destination, indices.contains(source), indices.contains(destination), self[source].isSelected
    else { return nil }
    var result = self
    result.insert(result.remove(at: source), at: destination)
    return result
  }
}
