/// What a ``ListReportPage`` says; a word of an app's own language takes the place of each.
public struct ListReportTexts: Sendable {
  /// The name of the search.
  public var search = "Search"
  /// Begins to choose items.
  public var edit = "Edit"
  /// Ends that.
  public var done = "Done"
  /// Chooses all items.
  public var selectAll = "Select All"
  /// Chooses none.
  public var deselectAll = "Deselect All"
  /// Asks again for what has failed.
  public var retry = "Try Again"
  /// Takes search and filter away.
  public var clear = "Clear Search"
  /// What there is none of, said where there are no items at all.
  public var empty = "Nothing Here Yet"
  /// What can be done then.
  public var emptyBody: String?
  /// Said where none matches.
  public var noMatch = "No Results"
  /// Said where items can't be had.
  public var failed = "The List Can't Be Loaded"
  /// Said where no further items can be had.
  public var failedFurther = "No further items can be loaded."
  /// Said while further items come.
  public var loadingFurther = "Loading further items"

  /// The texts in English.
  public init() {}

  /// Why nothing matches.
  func noMatchBody(_ search: String) -> String {
    search.isEmpty ? "No item matches the filter." : "No item matches “\(search)”."
  }
  /// How many items are chosen.
  func chosen(_ count: Int) -> String { count == 1 ? "1 selected" : "\(count) selected" }
}
