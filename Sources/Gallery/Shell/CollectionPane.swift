import Floorplan

/// A collection that scrolls, or what stands in its place while it has nothing to show.
final class CollectionPane {
  let root = Box(.vertical)
  let scrolled: ScrolledWindow
  private let state = Stage()

  init(_ collection: CollectionView, name: String, scrollsSideways: Bool = false) {
    scrolled = ScrolledWindow(collection, name: name)
    scrolled.setPolicy(horizontal: scrollsSideways ? .automatic : .never, vertical: .automatic)
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
  func show(_ panel: StatePanel) {
    state.show(panel.root)
    state.root.isVisible = true
    scrolled.isVisible = false
  }
}
