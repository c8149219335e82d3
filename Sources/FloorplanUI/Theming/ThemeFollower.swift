import GTKBridge

/// An object that applies values of the theme that CSS can't express.
protocol ThemeFollower: AnyObject {
  /// The widget whose position in the tree determines the theme.
  var followingWidget: Widget { get }
  /// Responds to a change of the theme, or to a move to a scope with another theme.
  func themeDidChange()
  /// Responds to a change of the theme's images.
  func imagesDidChange()
}

extension ThemeFollower {
  func imagesDidChange() {}
}

extension ThemeFollower where Self: Widget {
  var followingWidget: Widget { self }
}
