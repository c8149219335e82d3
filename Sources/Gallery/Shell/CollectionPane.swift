import Floorplan

/// A scrolled collection or list, or a placeholder if it is empty.
final class CollectionPane {
  let root = Box(.vertical)
  let scrolled: ScrolledWindow
  private let state = ContentHost()

  init(_ items: Widget, name: String, scrollsSideways: Bool = false) {
    scrolled = ScrolledWindow(items, name: name, horizontal: scrollsSideways ? .automatic : .never)
    scrolled.expandsVertically = true
    state.root.isVisible = false
    root.expandsVertically = true
    root.append(scrolled)
    root.append(state.root)
  }

  func showItems() {
    state.clear()
    state.root.isVisible = false
    scrolled.isVisible = true
  }

  /// Displays a placeholder instead of the collection, which keeps its items.
  func showPlaceholder(
    _ title: String, _ message: String, iconName: String? = nil,
    action: (title: String, perform: () -> Void)? = nil
  ) {
    state.show(EmptyStateView.make(title, message, iconName: iconName, action: action))
    state.root.isVisible = true
    scrolled.isVisible = false
  }

  /// Displays that there is no style sheet to compare, with a button that opens one.
  func showMissingStyleSheet() {
    showPlaceholder(
      localized("No Style Sheet"), localized("Open a style sheet to compare it with the standard theme."),
      iconName: "document-open-symbolic",
      action: (localized("Open Style Sheet…"), { [root] in _ = root.activateAction(GalleryWindow.openSheetAction) }))
  }
}
