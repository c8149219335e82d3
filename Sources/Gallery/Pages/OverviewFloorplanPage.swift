import Floorplan

/// The overview page, with which the business app of the floorplans starts.
let overviewFloorplanPage = Page(
  path: BusinessRoute.Page.overview, title: localized("Overview"), group: localized("Floorplans"),
  summary: localized("Key figures and previews of an app’s content"), iconName: "view-reveal-symbolic",
  keywords: localizedKeywords("floorplan, key figures, preview, facets, dashboard, work orders, start"),
  knobs: [BusinessApp.ordersKnob]
) { BusinessApp.page($0) }
