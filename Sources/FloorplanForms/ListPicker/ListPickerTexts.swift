import FloorplanUI

/// What a list picker says, in English by itself.
public nonisolated struct ListPickerTexts: Sendable, Hashable {
  /// The button that closes the picker and leaves the value as it was.
  public var cancel = localized("Cancel")
  /// The button that takes what is chosen.
  public var apply = localized("Apply")
  /// The button that closes a picker whose choices count at once.
  public var done = localized("Done")
  /// The heading of the chosen options.
  public var selected = localized("Selected")
  /// The heading of all options.
  public var all = localized("All")
  /// The heading of the options that match a search.
  public var results = localized("Results")
  /// The button that chooses all options that match the search.
  public var selectAll = localized("Select All")
  /// The button that chooses none of them any more.
  public var deselectAll = localized("Deselect All")
  /// What is shown while the search is empty, and names it for assistive technology.
  public var search = localized("Search")
  /// How far a search has come, for assistive technology.
  public var searchProgress = localized("Search progress")
  /// The button that takes the search back where it finds nothing.
  public var clearSearch = localized("Clear Search")
  /// What is said where the search finds nothing.
  public var noResults = localized("No Results")
  /// What is said of the text that nothing matches; `%@` stands for the text.
  public var noResultsExplanation = localized("No results for “%@”.")
  /// What is said where there are no options at all.
  public var noOptions = localized("No Options")
  /// Why nothing can be applied where nothing is chosen and something has to be.
  public var choiceMissing = localized("Choose at least one option.")
  /// What is asked before choices are lost.
  public var discardQuestion = localized("Are you sure you want to discard your selections?")
  /// The button that loses them.
  public var discard = localized("Discard Changes")
  /// The button that goes back to them.
  public var keepEditing = localized("Keep Editing")

  /// The English texts.
  public init() {}

  /// ``noResultsExplanation`` with what was searched.
  func noResultsText(_ searched: String) -> String {
    var text = noResultsExplanation
    if let place = text.firstRange(of: "%@") { text.replaceSubrange(place, with: searched) }
    return text
  }
}
