/// Rows of a page that belong together, below a title.
public struct PageSection {
  /// What the section is known by among those of its page.
  public let id: String
  /// What its rows are; nil for a section without a header.
  public var title: String?
  /// The way to all items, where the rows are some of them.
  public var seeAll: SeeAll?
  /// The rows.
  public var rows: [PageRow]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: What the section is known by among those of its page.
  ///   - title: What its rows are; nil for a section without a header.
  ///   - seeAll: The way to all items, where the rows are some of them.
  ///   - rows: The rows.
  public init(_ id: String, _ title: String? = nil, seeAll: SeeAll? = nil, rows: [PageRow]) {
    self.id = id
    self.title = title
    self.seeAll = seeAll
    self.rows = rows
  }

  /// A way to all items: "See All (24)".
  public struct SeeAll {
    /// How many there are in all.
    public var count: Int
    /// Whether it stands beside the title, as for rows that scroll sideways, or below the rows.
    public var isInHeader: Bool
    /// Opens all items.
    public var open: () -> Void

    /// Makes a way to all items.
    ///
    /// - Parameters:
    ///   - count: How many there are in all.
    ///   - isInHeader: Whether it stands beside the title, or below the rows.
    ///   - open: Opens all items.
    public init(count: Int, isInHeader: Bool = false, open: @escaping () -> Void) {
      self.count = count
      self.isInHeader = isInHeader
      self.open = open
    }
  }

  /// What header and footer show.
  struct Edges: Hashable {
    let title: String?
    let count: Int?
    let isInHeader: Bool?
  }
  var edges: Edges { Edges(title: title, count: seeAll?.count, isInHeader: seeAll?.isInHeader) }
}
