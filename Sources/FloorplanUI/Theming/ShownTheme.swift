import FloorplanTheme

/// The theme that is shown, for what its CSS can't say.
@MainActor
enum ShownTheme {
  /// Set by ``ThemeManager``.
  static var theme = Theme.standard {
    didSet {
      guard theme != oldValue else { return }
      // What follows may be made and freed on the way.
      for follower in followers.values.compactMap(\.follower) { follower.themeDidChange() }
    }
  }

  private static var followers: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var follower: (any ThemeFollower)?
  }

  /// Tells an object of every change, until it leaves.
  static func add(_ follower: some ThemeFollower) {
    followers[ObjectIdentifier(follower)] = Entry(follower: follower)
  }

  /// Forgets an object that is being freed.
  static func remove(_ follower: some ThemeFollower) { followers[ObjectIdentifier(follower)] = nil }

  /// How many objects are told.
  static var followerCount: Int { followers.count }
}

/// What shows values of the theme that CSS can't say.
@MainActor
protocol ThemeFollower: AnyObject {
  /// The theme is another.
  func themeDidChange()
}
