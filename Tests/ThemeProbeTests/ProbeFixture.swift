import GTKBridge

/// A component, shown in all that it can be, so that each of its parts is in sight.
struct ProbeFixture {
  /// What shows it, one below the other.
  var widgets: [Widget]
  /// What is done once the widgets are in a window.
  var begin: () throws -> Void = {}
  /// What a person does then before all parts are in sight.
  var whenShown: () throws -> Void = {}
  /// Takes that back.
  var end: () throws -> Void = {}
  /// What lives as long as the widgets.
  var owners: [AnyObject] = []

  init(_ widgets: [Widget]) { self.widgets = widgets }

  /// Every component's, by its name.
  static let all: [String: @MainActor () -> ProbeFixture] = cells.merging(views) { one, _ in one }.merging(collections)
  { one, _ in
    one
  }

  /// Letters without gaps: each has pixels that are wholly in its colour.
  static let text = "\u{2588}\u{2588}\u{2588} \u{2588}\u{2588}"
  /// What a placeholder takes of it.
  static let initials = "\u{2588}\u{2588}"
  /// An icon that every icon theme has.
  static let icon = "folder-symbolic"
  /// What the style sheets of probes name in its place: a square without gaps.
  static let solidIcon = "media-playback-stop-symbolic"
}
