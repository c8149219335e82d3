import GTKBridge

/// What shows values of the theme that CSS can't say.
@MainActor
protocol ThemeFollower: AnyObject {
  /// The widget that says by its place which theme is followed.
  var followingWidget: Widget { get }
  /// The theme is another, or the place has become one where another theme is shown.
  func themeDidChange()
  /// What names of images in the theme lead to is something else; for those that show any.
  func imagesDidChange()
}

extension ThemeFollower {
  func imagesDidChange() {}
}

extension ThemeFollower where Self: Widget {
  var followingWidget: Widget { self }
}
