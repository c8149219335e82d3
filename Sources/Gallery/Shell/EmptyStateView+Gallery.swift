import Floorplan

extension EmptyStateView {
  /// Makes a view that says why there is no content; the action is a way on.
  static func state(
    iconName: String, title: String, message: String, action: (title: String, perform: () -> Void)? = nil
  ) -> EmptyStateView {
    let view = EmptyStateView()
    view.illustration = .icon(iconName)
    view.title = title
    view.bodyText = message
    view.setMargins(top: 32, leading: 24, bottom: 32, trailing: 24)
    if let action {
      view.primaryButton.setTitle(action.title, for: .normal)
      view.primaryButton.didSelectHandler = { _ in action.perform() }
    }
    return view
  }
}

extension Spinner {
  /// Makes a spinner for a page that reads something.
  convenience init(reading name: String) {
    self.init()
    isSpinning = true
    setAccessibleLabel(localized("Reading %1$@").filled(with: name))
    setSizeRequest(width: 32, height: 32)
    horizontalAlignment = .center
  }
}
