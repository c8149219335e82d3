import FloorplanTheme
import GTKBridge

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

  /// What the theme says of a part beyond its table, for a widget that does it by itself; nil where it says nothing.
  static func saidValue(of property: StyleProperty, of part: ComponentPart, on widget: Widget) -> StyleValue? {
    theme.saidValue(of: property, of: part)
  }

  /// The image that the theme puts in place of what a part shows; nil where it names none, or one that isn't there.
  static func image(of part: ComponentPart, on widget: Widget) -> ImageSource? {
    guard case .image(let name) = saidValue(of: .imageName, of: part, on: widget),
      IconTheme.of(widget.display).contains(name)
    else { return nil }
    return .icon(name)
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
