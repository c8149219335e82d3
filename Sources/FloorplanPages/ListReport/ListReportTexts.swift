public import FloorplanUI
import GTKBridge

/// What a ``ListReportPage`` says; a word of an app's own language takes the place of each.
public nonisolated struct ListReportTexts: Sendable, Hashable {
  /// The name of the search; `%1$@` stands for what the items are.
  public var search = localized("Search %1$@")
  /// What is said of what was searched before.
  public var recentTerms = RecentTermsTexts()
  /// What the filters are, for assistive technology.
  public var filters = localized("Filters")
  /// The title of a page or of a group, `%1$@`, with the number of its items, `%2$@`.
  public var countedTitle =
    // Translators: a title, and how many items stand under it: Work Orders (54).
    localized("%1$@ (%2$@)")
  /// That number while only some of all are shown: `%1$@` of `%2$@`.
  public var partOfAll =
    // Translators: how many items are shown, and how many there are: 12 of 54.
    localized("%1$@ of %2$@")
  /// Begins to choose items.
  public var edit = localized("Edit")
  /// Ends that.
  public var done = localized("Done")
  /// Chooses all items.
  public var selectAll = localized("Select All")
  /// Chooses none.
  public var deselectAll = localized("Deselect All")
  /// Said while items can be chosen; `%1$@` stands for the number of those that are.
  public var chosen = CountedText(one: "%1$@ selected", other: "%1$@ selected", in: .floorplan)
  /// Asks again for what has failed.
  public var retry = localized("Try Again")
  /// Takes search and filter away.
  public var clear = localized("Clear Search")
  /// Said while the first items come; `%1$@` stands for what they are.
  public var loading = localized("Loading %1$@")
  /// What there is none of, said where there are no items at all.
  public var empty = localized("No Items")
  /// What can be done then.
  public var emptyBody: String?
  /// Said where none matches.
  public var noMatch = localized("No Results")
  /// Why, where nothing is searched.
  public var noFilterMatch = localized("No items match the filter.")
  /// Why, where `%1$@` is searched.
  public var noSearchMatch = localized("No items match “%1$@”.")
  /// Said where items can't be had.
  public var failed = localized("Can’t Load the List")
  /// Said where no further items can be had.
  public var failedFurther = localized("Can’t load more items.")
  /// Said while further items come.
  public var loadingFurther = localized("Loading more items")

  /// The texts in English.
  public init() {}

  /// Why nothing matches.
  func noMatchBody(_ search: String) -> String { search.isEmpty ? noFilterMatch : noSearchMatch.filled(with: search) }
  /// A title with the number of what it stands over.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - shown: How many are shown; nil where that isn't known.
  ///   - total: How many there are.
  /// - Returns: The text.
  func counted(_ title: String, _ shown: Int?, of total: Int) -> String {
    guard let shown, shown != total else { return countedTitle.filled(with: title, LocaleNumbers.grouped(total)) }
    return countedTitle.filled(
      with: title, partOfAll.filled(with: LocaleNumbers.grouped(shown), LocaleNumbers.grouped(total)))
  }
}
