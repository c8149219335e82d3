import FloorplanUI
import GTKBridge

/// The items of a ``ListReportPage``: an array, the records of an index, or the pages of a server.
///
///     ListItems { book.repairs }.searching(\.title, \.location).sorting(by: \.due)
///     ListItems(index: { store.index }, query: { filter.query }) { store.orders[$0] }
///     ListItems(pages: { search, offset in try await server.orders(matching: search, from: offset) })
///
/// The page observes all properties that these closures read, except those read asynchronously. An array suits up to
/// some thousand items; its search and order are computed on the main actor. For 100,000 items, use a ``RecordIndex``.
public struct ListItems<Item: Identifiable> where Item.ID: Sendable {
  /// The source of the items, with what to do if a modifier has no effect on it.
  enum Source: String {
    case array
    case index = "the items of an index; set its query instead"
    case server = "the pages of a server, which has to apply it itself"
  }

  private let makeLoad: (ListItems, _ search: String) -> ListLoad<Item>
  /// Returns the item with an ID that isn't in a batch.
  let item: (Item.ID) -> Item?
  private let source: Source

  private var textsOfItem: [(Item) -> String?] = []
  private var conditions: [(Item) -> Bool] = []
  /// The orders, the most important first; each compares two of the items by index: negative, zero, or positive.
  private var orders: [([Item]) -> (Int, Int) -> Int] = []
  private var groupTitle: ((Item) -> String?)?

  /// Creates items that load in any way.
  init(
    from source: Source = .server, item: @escaping (Item.ID) -> Item? = { _ in nil },
    load: @escaping (ListItems, _ search: String) -> ListLoad<Item>
  ) {
    self.source = source
    self.item = item
    makeLoad = load
  }

  /// Creates the items of an array or another sequence in memory.
  ///
  /// Of several items with the same ID, the first one is displayed.
  ///
  /// - Parameter items: Returns the current items.
  public init(_ items: @escaping () -> some Sequence<Item>) {
    self.init(from: .array) { list, search in
      var ids: Set<Item.ID> = []
      let all = items().filter { ids.insert($0.id).inserted }
      let matches = list.sorted(list.matches(of: search, in: all))
      return ListLoad(first: list.batch(matches, totalCount: all.count, matchCount: matches.count, countsGroups: true))
    }
  }

  /// Creates the items of an index, which searches, sorts, filters and groups them.
  ///
  /// The order and a screenful are computed immediately, the rest off the main thread.
  ///
  /// - Parameters:
  ///   - index: Returns the current index.
  ///   - query: Returns the current query; the page's search replaces its search text.
  ///   - item: Returns the item with an ID, or nil if it no longer exists.
  public init<Record: Identifiable>(
    index: @escaping () -> RecordIndex<Record>,
    query: @escaping () -> RecordQuery<Record> = { RecordQuery() }, item: @escaping (Item.ID) -> Item?
  ) where Record.ID == Item.ID {
    self.init(from: .index, item: item) { _, search in
      var query = query()
      query.search = search
      return ListLoad(index().results(query), totalCount: index().count)
    }
  }

  /// Creates the items of a server, whose pages are requested when the user scrolls near their end.
  ///
  /// The page displays the description of a thrown error and a button to try again. The task of a request is canceled
  /// when its result is no longer needed.
  ///
  /// - Parameter pages: Returns the items that match a search text, starting at an offset.
  public init(pages: @escaping @MainActor (_ search: String, _ offset: Int) async throws -> Page) {
    self.init(from: .server) { list, search in
      var offset = 0
      var isFinished = false
      var ids: Set<Item.ID> = []
      return ListLoad(isPaged: true) {
        guard !isFinished else { return nil }
        let page = try await pages(search, offset)
        offset += page.items.count
        isFinished = page.items.isEmpty || offset >= page.matchCount
        // An item moves to another page if the server's items change meanwhile.
        let new = page.items.filter { ids.insert($0.id).inserted }
        return list.batch(new, totalCount: page.totalCount, matchCount: page.matchCount, countsGroups: false)
      }
    }
  }

  /// Some of a server's items.
  public nonisolated struct Page {
    /// The items, in order; an empty page ends the list.
    public var items: [Item]
    /// The number of items in all pages.
    public var matchCount: Int
    /// The number of items without a search and a filter.
    public var totalCount: Int

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - items: The items, in order; an empty page ends the list.
    ///   - matchCount: The number of items in all pages.
    ///   - totalCount: The number of items without a search and a filter; nil if it is that of all pages.
    public init(_ items: [Item], matchCount: Int, totalCount: Int? = nil) {
      self.items = items
      self.matchCount = matchCount
      self.totalCount = totalCount ?? matchCount
    }
  }
}

nonisolated extension ListItems.Page: Sendable where Item: Sendable {}

extension ListItems {
  // MARK: Search, filter, order

  /// Sets the texts by which the user finds an item, its name first.
  ///
  /// The page's search field searches them in an array; an index and a server search their own texts. Matches are
  /// highlighted in labels that contain one of the texts. Typing letters in the list moves to the next item whose name
  /// begins with them. An array without texts has no search field.
  public func searching(_ texts: ((Item) -> String?)...) -> Self {
    var items = self
    items.textsOfItem = texts
    return items
  }

  /// Displays only the items of an array that meet a condition, in addition to earlier ones.
  public func filtering(_ isIncluded: @escaping (Item) -> Bool) -> Self {
    report("filtering(_:)", unless: source == .array)
    var items = self
    items.conditions.append(isIncluded)
    return items
  }

  /// Sorts an array by a value; a further call sorts items that are equal so far.
  ///
  /// - Parameters:
  ///   - value: Returns the value of an item; nil comes last in both directions.
  ///   - isAscending: Whether the smallest value comes first.
  /// - Returns: The sorted items.
  public func sorting<Value: Comparable>(by value: @escaping (Item) -> Value?, isAscending: Bool = true) -> Self {
    sorting { items in
      let values = items.map(value)
      return { one, other in
        guard let first = values[one], let second = values[other] else {
          return (values[one] == nil ? 1 : 0) - (values[other] == nil ? 1 : 0)
        }
        return first == second ? 0 : (first < second) == isAscending ? -1 : 1
      }
    }
  }

  /// Sorts an array by a text, without regard to case and diacritics; a further call sorts items that are equal so far.
  ///
  /// - Parameters:
  ///   - text: Returns the text of an item; nil comes last in both directions.
  ///   - isAscending: Whether A comes before Z.
  /// - Returns: The sorted items.
  public func sorting(by text: @escaping (Item) -> String?, isAscending: Bool = true) -> Self {
    sorting(by: { text($0).map(FoldedText.init) }, isAscending: isAscending)
  }

  /// Sorts an array by a comparison; a further call sorts items that are equal so far.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first item comes before the second.
  /// - Returns: The sorted items.
  public func sorting(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> Self {
    sorting { items in
      { one, other in
        areInIncreasingOrder(items[one], items[other]) ? -1 : areInIncreasingOrder(items[other], items[one]) ? 1 : 0
      }
    }
  }

  private func sorting(_ order: @escaping ([Item]) -> (Int, Int) -> Int) -> Self {
    report("sorting(by:)", unless: source == .array)
    var items = self
    items.orders.append(order)
    return items
  }

  /// Displays the items of an array or a server in groups, in the order of their first items.
  ///
  /// - Parameter title: Returns the title of an item's group, or nil for a group without a title.
  /// - Returns: The grouped items.
  public func grouping(_ title: @escaping (Item) -> String?) -> Self {
    report("grouping(_:)", unless: source != .index)
    var items = self
    items.groupTitle = title
    return items
  }

  private func report(_ modifier: String, unless hasEffect: Bool) {
    if !hasEffect { logMessage("ListItems: \(modifier) has no effect on \(source.rawValue)") }
  }

  // MARK: Loading

  /// Whether the items can be searched.
  var isSearchable: Bool { source != .array || !textsOfItem.isEmpty }

  /// Returns the texts by which the user finds an item, its name first.
  func texts(of item: Item) -> [String] { textsOfItem.compactMap { $0(item) }.filter { !$0.isEmpty } }

  /// Returns the name of an item, by which typed letters find it.
  func name(of item: Item) -> String? { textsOfItem.first?(item) }

  /// Starts to load the items that match a search.
  func load(matching search: String) -> ListLoad<Item> { makeLoad(self, search) }

  private func matches(of search: String, in items: [Item]) -> [Item] {
    let listed = items.filter { item in conditions.allSatisfy { $0(item) } }
    // Without a search, the page doesn't observe the texts.
    guard !search.isEmpty else { return listed }
    return SubstringSearch(listed.map(texts)).indices(matching: search).map { listed[$0] }
  }

  private func sorted(_ items: [Item]) -> [Item] {
    let comparisons = orders.map { $0(items) }
    guard !comparisons.isEmpty else { return items }
    return items.indices.sorted { one, other in
      let difference = comparisons.lazy.map { $0(one, other) }.first { $0 != 0 }
      return (difference ?? one - other) < 0
    }.map { items[$0] }
  }

  private func batch(
    _ items: [Item], totalCount: Int, matchCount: Int, countsGroups: Bool
  ) -> ListBatch<Item> {
    var groups: [ListBatch<Item>.Group] = []
    if let groupTitle {
      var positions: [String?: Int] = [:]
      for item in items {
        let title = groupTitle(item)
        let position = positions[title] ?? groups.count
        if position == groups.count {
          positions[title] = position
          groups.append(ListBatch.Group(title, items: []))
        }
        groups[position].items.append(item.id)
      }
      if countsGroups { for index in groups.indices { groups[index].count = groups[index].items.count } }
    } else {
      groups = [ListBatch.Group(items: items.map(\.id))]
    }
    return ListBatch(
      groups, Dictionary(items.map { ($0.id, $0) }) { first, _ in first }, totalCount: totalCount,
      matchCount: matchCount)
  }
}
