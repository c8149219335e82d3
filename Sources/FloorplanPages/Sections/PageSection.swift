public import FloorplanUI

/// A group of rows of a page, below a title.
///
///     PageSection("links", "More") {
///       PageRow.facet("documents", "Documents", count: 12) { openDocuments() }
///       if canEdit { PageRow.facet("settings", "Settings") { openSettings() } }
///     }
public struct PageSection {
  /// The identifier, unique among the page's sections.
  public let id: String
  /// The title, or nil for a section without a header.
  public var title: String?
  /// The See All button, if the section contains only some of the items.
  public var seeAll: SeeAll?
  /// The rows, in reading order.
  public var rows: [PageRow]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the page's sections.
  ///   - title: The title, or nil for a section without a header.
  ///   - seeAll: The See All button, if the section contains only some of the items.
  ///   - rows: The rows, in reading order.
  public init(
    _ id: String, _ title: String? = nil, seeAll: SeeAll? = nil, @ArrayBuilder<PageRow> rows: () -> [PageRow]
  ) {
    self.id = id
    self.title = title
    self.seeAll = seeAll
    self.rows = rows()
  }

  /// A button that opens all items, such as “See All (24)”.
  public struct SeeAll {
    /// The total number of items.
    public var count: Int
    /// Whether the button is next to the title, as for items that scroll horizontally, or below the rows.
    public var isInHeader: Bool
    /// Opens all items.
    public var open: () -> Void

    /// Creates a button that opens all items.
    ///
    /// - Parameters:
    ///   - count: The total number of items.
    ///   - isInHeader: Whether the button is next to the title, or below the rows.
    ///   - open: Opens all items.
    public init(count: Int, isInHeader: Bool = false, open: @escaping () -> Void) {
      self.count = count
      self.isInHeader = isInHeader
      self.open = open
    }
  }

  /// The content of the header and footer.
  struct Edges: Hashable {
    let title: String?
    let count: Int?
    let isInHeader: Bool?
  }
  var edges: Edges { Edges(title: title, count: seeAll?.count, isInHeader: seeAll?.isInHeader) }
}
