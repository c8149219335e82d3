public import GTKBridge

extension Widget {
  /// Moves the focus to the visible search field that is nearest to the focused widget in this widget.
  ///
  /// Use it for a shortcut of a window with several lists, each of which has its own search.
  ///
  /// - Returns: Whether there is a search field.
  @discardableResult
  public final func startSearch() -> Bool {
    var scope = window?.focusWidget.flatMap { $0.isDescendant(of: self) ? $0 : nil } ?? self
    while true {
      if let field = scope.firstSearchField { return field.grabFocus() }
      guard scope !== self, let parent = scope.parent else { return false }
      scope = parent
    }
  }

  private var firstSearchField: Widget? {
    guard isMapped else { return nil }
    if self is SearchField || self is SearchEntry { return self }
    return children.lazy.compactMap(\.firstSearchField).first
  }
}
