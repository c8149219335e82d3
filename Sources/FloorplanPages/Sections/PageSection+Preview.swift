import FloorplanLayout
import FloorplanUI

extension PageSection {
  /// The maximum number of rows of a preview.
  public static let maximumPreviewRowCount = 3
  /// The maximum number of items of a shelf.
  public static let maximumShelfItemCount = 20

  /// Returns a section with the first rows of a list and a See All button below them.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the page's sections.
  ///   - title: The title of the section.
  ///   - rows: The rows, of which the first ``maximumPreviewRowCount`` are displayed.
  ///   - count: The total number of rows; nil for the number of given rows.
  ///   - open: Opens the full list. The button is only displayed if the section doesn't contain everything.
  /// - Returns: The section.
  public static func preview(
    _ id: String, _ title: String, _ rows: [PageRow], count: Int? = nil, open: (() -> Void)? = nil
  ) -> PageSection {
    let visible = Array(rows.prefix(maximumPreviewRowCount))
    return PageSection(id, title, seeAll: seeAll(visible.count, of: count ?? rows.count, false, open)) { visible }
  }

  /// Returns a section with items that scroll horizontally, and a See All button next to the title.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among the page's sections. The section's row has the same identifier.
  ///   - title: The title of the section.
  ///   - items: The items, of which the first ``maximumShelfItemCount`` are displayed.
  ///   - count: The total number of items; nil for the number of given items.
  ///   - open: Opens the full list. The button is only displayed if the section doesn't contain everything.
  /// - Returns: The section.
  public static func shelf(
    _ id: String, _ title: String, _ items: [PageRow], count: Int? = nil, open: (() -> Void)? = nil
  ) -> PageSection {
    let visible = Array(items.prefix(maximumShelfItemCount))
    return PageSection(
      id, title, seeAll: seeAll(visible.count, of: count ?? items.count, true, open)
    ) {
      PageRow(id, named: title, embedding: visible, layout: shelfLayout)
    }
  }

  private static func seeAll(_ visibleCount: Int, of count: Int, _ isInHeader: Bool, _ open: (() -> Void)?) -> SeeAll? {
    guard let open, count > visibleCount else { return nil }
    return SeeAll(count: count, isInHeader: isInHeader, open: open)
  }

  private static var shelfLayout: HorizontalScrollLayout {
    HorizontalScrollLayout(
      estimatedItemSize: Size(width: 120, height: 160), minimumInteritemSpacing: 16,
      sectionInset: Insets(top: 8, leading: 16, bottom: 8, trailing: 16), stretchesItems: true)
  }
}
