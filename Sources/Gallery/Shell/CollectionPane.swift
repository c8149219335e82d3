import Floorplan

/// A collection that scrolls, or what stands in its place while it has nothing to show.
final class CollectionPane {
  let root = Box(.vertical)
  let scrolled: ScrolledWindow
  private let state = Stage()

  init(_ collection: CollectionView, name: String, scrollsSideways: Bool = false) {
    scrolled = ScrolledWindow(collection, name: name, horizontal: scrollsSideways ? .automatic : .never)
    scrolled.expandsVertically = true
    state.root.isVisible = false
    root.expandsVertically = true
    root.append(scrolled)
    root.append(state.root)
  }

  /// Shows the collection.
  func showItems() {
    state.clear()
    state.root.isVisible = false
    scrolled.isVisible = true
  }

  /// Shows a state in place of the collection, which stays as it is.
  func show(_ title: String, _ message: String, iconName: String = "edit-find-symbolic") {
    state.show(EmptyStateView.state(iconName: iconName, title: title, message: message))
    state.root.isVisible = true
    scrolled.isVisible = false
  }
}

/// A collection that tells when text has become larger or smaller, for layouts whose sizes do not follow it.
final class TextScaledCollection: CollectionView {
  var onTextScaleChange: (() -> Void)?

  override func systemSettingDidChange() {
    super.systemSettingDidChange()
    onTextScaleChange?()
  }

  override func dispose() {
    onTextScaleChange = nil
    super.dispose()
  }
}
