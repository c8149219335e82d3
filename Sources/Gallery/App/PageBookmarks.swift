import Observation

/// The favorite and recent pages, which all windows share.
@Observable
final class PageBookmarks {
  /// The paths of the favorite pages, in the order in which they were added.
  var favorites: [String] = []
  /// The paths of the recent pages, the latest first.
  var recents: [String] = []

  private static let maximumRecentCount = 8

  /// Adds a page to the recent ones, unless it is the home page.
  func visit(_ entry: PageEntry) {
    guard entry != homePage.entry, recents.first != entry.path else { return }
    recents = Array(([entry.path] + recents.filter { $0 != entry.path }).prefix(Self.maximumRecentCount))
  }

  /// Adds a page to the favorites, or removes it.
  func setFavorite(_ isFavorite: Bool, _ entry: PageEntry) {
    favorites.removeAll { $0 == entry.path }
    if isFavorite { favorites.append(entry.path) }
  }

  /// Returns whether a page is a favorite.
  func isFavorite(_ entry: PageEntry) -> Bool { favorites.contains(entry.path) }
}
