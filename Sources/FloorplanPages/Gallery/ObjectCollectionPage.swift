import FloorplanLayout
import FloorplanUI
import GTKBridge

/// Objects as cells side by side: in two columns where there is room, else in one (the multi-column variation of the
/// design guidelines, fiori.md 1.5; seeds/001).
///
///     let page = ObjectCollectionPage("Products", source, cells)
///     page.onOpen = { open($0) }
///     page.reload()
///
/// The cells are those of a list: an `ObjectCell` does not know which of both it stands in.  Items come, are searched,
/// grouped, counted and told of as those of a ``ListReportPage``, with the same keys.
@MainActor
public final class ObjectCollectionPage: ListReportPage {
  /// Makes a page without items: ``ListReportPage/reload(keepingPlace:)`` loads them.
  ///
  /// - Parameters:
  ///   - name: What the items are.
  ///   - source: Where they come from.
  ///   - cells: How they are shown; columns of a grid don't count.
  public init(_ name: String, _ source: any ListReportSource, _ cells: ListReportRows) {
    var cells = cells
    cells.columns = []
    super.init(name, source, cells, column: .whole)
    // The number of columns is left to the collection view, which knows how much room there is.
    listView.layout = AutosizingColumnFlowLayout(
      minimumInteritemSpacing: Self.gap, minimumLineSpacing: Self.gap,
      sectionInset: Insets(top: 8, leading: Self.gap, bottom: 8, trailing: Self.gap))
  }

  private static let gap = 16.0
}
