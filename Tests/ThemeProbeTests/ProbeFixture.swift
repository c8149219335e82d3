import GTKBridge

/// A component in all its variants, so that each of its parts is visible.
struct ProbeFixture {
  /// The widgets, in a column.
  var widgets: [Widget]
  /// Preparations after the widgets are in a window.
  var begin: () throws -> Void = {}
  /// User input that is necessary before all parts are visible.
  var interact: () throws -> Void = {}
  /// Reverts the user input.
  var end: () throws -> Void = {}
  /// Objects that live as long as the widgets.
  var owners: [AnyObject] = []

  init(_ widgets: [Widget]) { self.widgets = widgets }

  /// The fixtures of all components, by name.
  static let all: [String: @MainActor () -> ProbeFixture] = cells.merging(views) { one, _ in one }.merging(collections)
  { one, _ in
    one
  }

  /// Letters without gaps: each has pixels with exactly its color.
  static let text = "\u{2588}\u{2588}\u{2588} \u{2588}\u{2588}"
  /// The initials that a placeholder displays.
  static let initials = "\u{2588}\u{2588}"
  /// An icon that every icon theme has.
  static let icon = "folder-symbolic"
  /// The icon that probe sheets set instead: a solid square.
  static let solidIcon = "media-playback-stop-symbolic"
}
