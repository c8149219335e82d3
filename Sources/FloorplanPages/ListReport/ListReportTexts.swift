/// What a ``ListReportPage`` says; a word of an app's own language takes the place of each.
public nonisolated struct ListReportTexts: Sendable, Hashable {
  /// The name of the search; `%1$@` stands for what the items are.
  public var search = "Search %1$@"
  /// What is said of what was searched before.
  public var recentTerms = RecentTermsTexts()
  /// What the filters are, for assistive technology.
  public var filters = "Filters"
  /// The title of a page or of a group, `%1$@`, with the number of its items, `%2$@`.
  public var countedTitle = "%1$@ (%2$@)"
  /// That number while only some of all are shown: `%1$@` of `%2$@`.
  public var partOfAll = "%1$@ of %2$@"
  /// Begins to choose items.
  public var edit = "Edit"
  /// Ends that.
  public var done = "Done"
  /// Chooses all items.
  public var selectAll = "Select All"
  /// Chooses none.
  public var deselectAll = "Deselect All"
  /// Said where one item is chosen.
  public var oneChosen = "1 selected"
  /// Said where several or none are chosen; `%1$@` stands for their number.
  public var manyChosen = "%1$@ selected"
  /// Asks again for what has failed.
  public var retry = "Try Again"
  /// Takes search and filter away.
  public var clear = "Clear Search"
  /// Said while the first items come; `%1$@` stands for what they are.
  public var loading = "Loading %1$@"
  /// What there is none of, said where there are no items at all.
  public var empty = "Nothing Here Yet"
  /// What can be done then.
  public var emptyBody: String?
  /// Said where none matches.
  public var noMatch = "No Results"
  /// Why, where nothing is searched.
  public var noFilterMatch = "No item matches the filter."
  /// Why, where `%1$@` is searched.
  public var noSearchMatch = "No item matches “%1$@”."
  /// Said where items can't be had.
  public var failed = "The List Can't Be Loaded"
  /// Said where no further items can be had.
  public var failedFurther = "No further items can be loaded."
  /// Said while further items come.
  public var loadingFurther = "Loading further items"

  /// The texts in English.
  public init() {}

  /// Why nothing matches.
  func noMatchBody(_ search: String) -> String { search.isEmpty ? noFilterMatch : noSearchMatch.filled(with: search) }
  /// How many items are chosen.
  func chosen(_ count: Int) -> String { count == 1 ? oneChosen : manyChosen.filled(with: "\(count)") }
  /// A title with the number of what it stands over.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - shown: How many are shown; nil where that isn't known.
  ///   - total: How many there are.
  /// - Returns: The text.
  func counted(_ title: String, _ shown: Int?, of total: Int) -> String {
    guard let shown, shown != total else { return countedTitle.filled(with: title, "\(total)") }
    return countedTitle.filled(with: title, partOfAll.filled(with: "\(shown)", "\(total)"))
  }
}
