/// Where a ``ListReportPage`` has its items from: a table in memory, or a server that answers slowly.
///
/// Items go by ids that the source chooses, each there once.
@MainActor
public protocol ListReportSource: AnyObject {
  /// Begins to look for the items that match a text, in the order, the groups and the filter that the source has now.
  ///
  /// - Parameter search: What a person has typed, as it stands; empty for all items.
  /// - Returns: What is known at once, and how the rest is had.
  func load(matching search: String) -> ListReportLoad
}

/// What comes of one look for items: batches, one after the other.
public struct ListReportLoad {
  /// What is known at once; nil where even that takes its time, so that the page shows that it waits.
  public var first: ListReportBatch?
  /// Whether the next batch is only fetched when people come near the end of the items, rather than at once.
  public var isPaged: Bool
  /// Gives the next batch, and nil behind the last one; behind one without items the next is asked for at once.
  ///
  /// Its task is cancelled when nobody waits for it any more.  What it throws is told with its description, and people can
  /// have it asked again.
  public var next: () async throws -> ListReportBatch?

  /// Makes a load.
  ///
  /// - Parameters:
  ///   - first: What is known at once.
  ///   - isPaged: Whether the next batch is only fetched when people come near the end of the items.
  ///   - next: Gives the next batch, and nil behind the last one.
  public init(
    first: ListReportBatch? = nil, isPaged: Bool = false, next: @escaping () async throws -> ListReportBatch?
  ) {
    self.first = first
    self.isPaged = isPaged
    self.next = next
  }
}

/// Items that follow those of the batches before.
public struct ListReportBatch: Sendable, Hashable {
  /// The items by their groups; the first group goes on with the last one of the batch before where both have the same
  /// title.
  public var groups: [Group]
  /// How many items there are without search and filter.
  public var total: Int
  /// How many items match; nil while nobody knows.
  public var matches: Int?

  /// Items that belong together.
  public struct Group: Sendable, Hashable {
    /// What they have in common; nil where items aren't grouped.
    public var title: String?
    /// How many they are in all batches together; nil while nobody knows.
    public var count: Int?
    /// Their ids.
    public var items: [String]

    /// Makes a group.
    public init(_ title: String? = nil, count: Int? = nil, items: [String]) {
      self.title = title
      self.count = count
      self.items = items
    }
  }

  /// Makes a batch.
  ///
  /// - Parameters:
  ///   - groups: The items by their groups.
  ///   - total: How many items there are without search and filter.
  ///   - matches: How many items match; nil while nobody knows.
  public init(_ groups: [Group], total: Int, matches: Int? = nil) {
    self.groups = groups
    self.total = total
    self.matches = matches
  }

  /// Whether it brings no items, as where none of those that were looked at matches.
  var isEmpty: Bool { groups.allSatisfy(\.items.isEmpty) }
}
