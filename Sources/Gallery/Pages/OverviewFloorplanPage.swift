import Floorplan

/// The overview: where the small business app of the floorplans begins.
final class OverviewFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessPlace.Page.overview, title: "Overview", group: "Floorplans",
    keywords: ["floorplan", "key figures", "preview", "facets", "dashboard", "work orders", "start"])

  let root: Widget

  init(_ context: PageContext) { root = BusinessApp(context, at: .overview).navigation }
}
