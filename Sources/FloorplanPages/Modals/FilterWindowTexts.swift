public import FloorplanUI

/// What a ``FilterWindow`` says, in English by itself.
public nonisolated struct FilterWindowTexts: Sendable, Hashable {
  /// What the window is for.
  public var title = localized("Filter")
  /// How many there are: `%1$@` stands for what is filtered, `%2$@` for the number of results, `%3$@` for that of all.
  public var subtitle =
    // Translators: what is filtered, how many of it would be shown, and how many there are: Orders 12 of 54.
    localized("%1$@ %2$@ of %3$@")
  /// The button that leaves everything as it was.
  public var cancel = localized("Cancel")
  /// The button that goes back to how it was at the very beginning.
  public var reset = localized("Reset")
  /// The button that shows the results, until their number is known.
  public var showResults = localized("Show Results")
  /// That button where there are some; `%1$@` stands for their number.
  public var showCountedResults = CountedText(
    one: "Show %1$@ Result", other: "Show %1$@ Results", in: .floorplan)
  /// That button where there is none.
  public var noResults = localized("No Results")

  /// The English texts.
  public init() {}

  /// What the button says that shows the results.
  ///
  /// - Parameter count: Their number; nil where it isn't known.
  /// - Returns: The text.
  func showText(_ count: Int?) -> String {
    switch count {
    case nil: showResults
    case 0: noResults
    case let count?: showCountedResults.text(count)
    }
  }
}
