import FloorplanLayout
import FloorplanUI
import GTKBridge

/// A page of objects in cells side by side, in two columns or, in a narrow window, in one (the multi-column variation
/// of the SAP Fiori for iOS design guidelines).
///
///     let page = ObjectCollectionPage("Products", source, cells)
///     page.onOpen = { open($0) }
///     page.reload()
///
/// The cells are those of a list. Loading, search, groups, counts, announcements and keys are those of a
/// ``ListReportPage``.
@MainActor
public final class ObjectCollectionPage: ListReportPage {
  /// Creates a page without items; call ``ListReportPage/reload(keepingScrollPosition:)`` to load them.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Products”.
  ///   - source: The source of the items.
  ///   - cells: The cells of the items; grid columns are ignored.
  public init(_ name: String, _ source: any ListReportSource, _ cells: ListReportRows) {
    var cells = cells
    cells.columns = []
    super.init(name, source, cells, column: .full)
    // The layout derives the number of columns from the width.
    listView.layout = AutosizingColumnFlowLayout(
      minimumInteritemSpacing: Self.gap, minimumLineSpacing: Self.gap,
      sectionInset: Insets(top: 8, leading: Self.gap, bottom: 8, trailing: Self.gap))
  }

  private static let gap = 16.0
}
