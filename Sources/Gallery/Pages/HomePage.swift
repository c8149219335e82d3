import Floorplan

/// The page with which the gallery starts: the floorplans, and the favorite and recent pages.
let homePage = Page(
  path: "home", title: localized("Home"), group: localized("Gallery"),
  summary: localized("Fiori-style components and floorplans for GTK 4"), iconName: "user-home-symbolic",
  documentation: "gallery", keywords: localizedKeywords("start, favorites, bookmarks, recent pages")
) { HomeView($0).root }
