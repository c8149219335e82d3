import Floorplan

extension EmptyStateView {
  /// Creates a view that explains why there is no content, with a button for an optional action.
  ///
  /// Without an icon, it has the drawing of a search without results.
  static func make(
    _ title: String, _ message: String, iconName: String? = nil, action: (title: String, perform: () -> Void)? = nil
  ) -> EmptyStateView {
    let view = EmptyStateView()
    let perform = { if let action { action.perform() } }
    if let iconName {
      view.show(icon: iconName, title, message, action: action?.title, perform)
    } else {
      view.show(.noResults, title, message, action: action?.title, perform)
    }
    view.setMargins(top: 32, leading: 24, bottom: 32, trailing: 24)
    return view
  }
}

extension Spinner {
  /// Creates a spinner that is displayed while a page reads its data.
  convenience init(loading name: String) {
    self.init()
    isSpinning = true
    setAccessibleLabel(localized("Loading %1$@").filled(with: name))
    setSizeRequest(width: 32, height: 32)
    horizontalAlignment = .center
  }
}
