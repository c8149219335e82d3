import Floorplan

/// The overview page, with which the business app of the floorplans starts.
enum OverviewFloorplanPage: Page {
  static let entry = PageEntry(
    path: BusinessRoute.Page.overview, title: localized("Overview"), group: localized("Floorplans"),
    keywords: ["floorplan", "key figures", "preview", "facets", "dashboard", "work orders", "start"],
    knobs: [BusinessApp.ordersKnob])

  static func body(_ context: PageContext) -> Widget {
    BusinessApp.contentWhenLoaded(context) { BusinessApp(context, at: .overview).root }
  }
}
