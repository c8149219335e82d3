public import FloorplanUI
import GTKBridge

/// A start page with key figures, previews of each type of object, and rows that open all objects of a type.
///
///     let page = OverviewPage("Maintenance")
///     page.keyFigures = [overdue, open]
///     page.previews = [.preview("orders", "My Orders", rows, count: 24) { openOrders() }]
///     page.facets = [.facet("orders", "Work Orders", count: 54) { openOrders() }]
///
/// ## Accessibility
///
/// A region labeled by the title, with a list of all content. The title of each section is a heading.
public final class OverviewPage: SectionsPage {
  private let header = KPIHeader()

  /// Creates an empty page.
  public init(_ title: String) {
    super.init(title, column: .full)
    arrange()
  }

  /// The key figures at the top, up to four; they scroll with the page.
  public var keyFigures: [KPIView] {
    get { header.items }
    set {
      header.items = newValue
      arrange()
    }
  }

  /// The previews and shelves of the types of objects.
  public var previews: [PageSection] = [] { didSet { arrange() } }

  /// Sets ``previews``, now and again after an observable property that the closure read has changed.
  ///
  /// The closure replaces that of an earlier call, and sections that are assigned directly as soon as it runs again.
  public final func setPreviews(@ArrayBuilder<PageSection> _ sections: @escaping () -> [PageSection]) {
    previewsObserver = GTKBridge.observe { [unowned self] in previews = sections() }
  }
  @Pending private var previewsObserver: Observer?

  /// The rows at the end of the page, each of which opens all objects of a type.
  public var facets: [PageRow] = [] { didSet { arrange() } }

  /// Sets ``facets``, now and again after an observable property that the closure read has changed.
  ///
  /// The closure replaces that of an earlier call, and rows that are assigned directly as soon as it runs again.
  public final func setFacets(@ArrayBuilder<PageRow> _ rows: @escaping () -> [PageRow]) {
    facetsObserver = GTKBridge.observe { [unowned self] in facets = rows() }
  }
  @Pending private var facetsObserver: Observer?

  private func arrange() {
    sectionsView.sections = sections
  }

  @ArrayBuilder<PageSection> private var sections: [PageSection] {
    if !header.items.isEmpty { PageSection("key-figures") { PageRow("key-figures", showing: header) } }
    previews
    if !facets.isEmpty { PageSection("facets", localized("All")) { facets } }
  }
}
