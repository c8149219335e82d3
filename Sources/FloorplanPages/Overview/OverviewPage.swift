public import FloorplanUI

/// What matters to a person now: key figures, some of each kind of object, and the ways to all of them (fiori.md 1.4).
///
///     let page = OverviewPage("Maintenance")
///     page.keyFigures = [overdue, open]
///     page.previews = [.preview("orders", "My Orders", rows, count: 24) { openOrders() }]
///     page.facets = [.facet("orders", "Work Orders", count: 54) { openOrders() }]
///
/// ## Accessibility
///
/// A region named by the title, with one list of all that matters; the title of each section is a heading in it.
@MainActor
public final class OverviewPage: SectionsPage {
  private let header = KPIHeader()

  /// Makes an overview without content.
  public init(_ title: String) {
    super.init(title, column: .whole)
    arrange()
  }

  /// The key figures over everything else, at most four; they scroll away with the page.
  public var keyFigures: [KPIView] {
    get { header.items }
    set {
      header.items = newValue
      arrange()
    }
  }

  /// Some of each kind of object: previews and shelves.
  public var previews: [PageSection] = [] { didSet { arrange() } }

  /// The ways to all objects of each kind, at the end of the page.
  public var facets: [PageRow] = [] { didSet { arrange() } }

  private func arrange() {
    var sections = previews
    if !header.items.isEmpty {
      sections.insert(PageSection("key-figures", rows: [PageRow("key-figures", showing: header)]), at: 0)
    }
    if !facets.isEmpty { sections.append(PageSection("facets", localized("All"), rows: facets)) }
    sectionsView.sections = sections
  }
}
