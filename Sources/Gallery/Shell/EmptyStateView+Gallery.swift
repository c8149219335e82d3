import Floorplan

extension EmptyStateView {
  /// Creates a view that explains why there is no content, with a button for an optional action.
  static func make(
    iconName: String, title: String, message: String, action: (title: String, perform: () -> Void)? = nil
  ) -> EmptyStateView {
    let view = EmptyStateView()
    view.show(icon: iconName, title, message, action: action?.title) { action?.perform() }
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
