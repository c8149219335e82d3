import FloorplanLayout
import FloorplanUI

extension PageSection {
  /// The most rows that a preview shows.
  public static let largestPreview = 3
  /// The most items that a shelf shows.
  public static let largestShelf = 20

  /// The first rows of a list, and the way to all of them below (the preview table of the guidelines).
  ///
  /// - Parameters:
  ///   - id: What the section is known by among those of its page.
  ///   - title: What the rows are.
  ///   - rows: The rows, of which ``largestPreview`` are shown.
  ///   - count: How many there are in all; nil for as many as rows are given.
  ///   - open: Opens all of them; the way is there where some are not shown.
  /// - Returns: The section.
  public static func preview(
    _ id: String, _ title: String, _ rows: [PageRow], count: Int? = nil, open: (() -> Void)? = nil
  ) -> PageSection {
    let shown = Array(rows.prefix(largestPreview))
    return PageSection(id, title, seeAll: seeAll(shown.count, of: count ?? rows.count, false, open), rows: shown)
  }

  /// Items that scroll sideways, and the way to all of them beside the title.
  ///
  /// - Parameters:
  ///   - id: What the section is known by among those of its page; its row has the same id.
  ///   - title: What the items are.
  ///   - items: The items, of which ``largestShelf`` are shown.
  ///   - count: How many there are in all; nil for as many as items are given.
  ///   - open: Opens all of them; the way is there where some are not shown.
  /// - Returns: The section.
  public static func shelf(
    _ id: String, _ title: String, _ items: [PageRow], count: Int? = nil, open: (() -> Void)? = nil
  ) -> PageSection {
    let shown = Array(items.prefix(largestShelf))
    return PageSection(
      id, title, seeAll: seeAll(shown.count, of: count ?? items.count, true, open),
      rows: [PageRow(id, named: title, embedding: shown, layout: shelfLayout)])
  }

  private static func seeAll(_ shown: Int, of count: Int, _ isInHeader: Bool, _ open: (() -> Void)?) -> SeeAll? {
    guard let open, count > shown else { return nil }
    return SeeAll(count: count, isInHeader: isInHeader, open: open)
  }

  private static var shelfLayout: HorizontalScrollLayout {
    HorizontalScrollLayout(
      estimatedItemSize: Size(width: 120, height: 160), minimumInteritemSpacing: 16,
      sectionInset: Insets(top: 8, leading: 16, bottom: 8, trailing: 16), stretchesItems: true)
  }
}
