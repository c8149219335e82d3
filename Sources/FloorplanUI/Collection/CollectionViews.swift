import FloorplanLayout

/// The views of a collection: those in use by element, and recycled ones by type.
final class CollectionViews {
  /// The views in use; those of items are cells.
  private(set) var live: [LayoutElement: CollectionReusableView] = [:]
  /// The headers and footers for which the provider returned no view.
  var elementsWithoutView: Set<LayoutElement> = []
  /// The unused views by type; the last one is reused first.
  private(set) var pools: [ObjectIdentifier: [CollectionReusableView]] = [:]
  private var factories: [ObjectIdentifier: () -> CollectionReusableView] = [:]

  /// About the number of views on a very large window; a larger pool would only use memory.
  private static let maximumPoolSize = 64

  // MARK: Views in use

  subscript(element: LayoutElement) -> CollectionReusableView? {
    get { live[element] }
    set { live[element] = newValue }
  }

  /// The cell of an item.
  subscript(index: ItemIndex) -> CollectionCell? {
    live[.item(index)].map { unsafeDowncast($0, to: CollectionCell.self) }
  }

  var cells: some Sequence<(index: ItemIndex, cell: CollectionCell)> {
    live.lazy.compactMap { element, view in
      if case .item(let index) = element { (index, unsafeDowncast(view, to: CollectionCell.self)) } else { nil }
    }
  }

  /// The headers and footers.
  var supplements: some Sequence<(key: LayoutElement, value: CollectionReusableView)> {
    live.lazy.filter { $0.key.supplementaryKind != nil }
  }

  func contains(_ view: CollectionReusableView) -> Bool { live.values.contains { $0 === view } }

  /// Removes elements because the content changed, and returns their views.
  func removeElements(where isRemoved: (LayoutElement) -> Bool) -> [LayoutElement: CollectionReusableView] {
    let removed = live.filter { isRemoved($0.key) }
    for element in removed.keys { live[element] = nil }
    elementsWithoutView = []
    return removed
  }

  // MARK: Reuse

  func register<View: CollectionReusableView>(_ type: View.Type, _ make: @escaping () -> View) {
    factories[ObjectIdentifier(type)] = make
  }

  /// Releases the registered closures, which may capture the page of the collection.
  func removeFactories() { factories = [:] }

  /// Returns a recycled or new view.
  func take<View: CollectionReusableView>(_ type: View.Type) -> View {
    let id = ObjectIdentifier(type)
    if let view = pools[id]?.popLast() as? View { return view }
    let view = factories[id]?() as? View ?? type.init()
    view.keepConfiguration()
    return view
  }

  /// Stores an unused view as the next one to reuse.
  func store(_ view: CollectionReusableView) {
    view.awaitsContent = true
    view.prepareForReuse()
    pools[ObjectIdentifier(type(of: view)), default: []].append(view)
  }

  /// Stores an unused view, or discards it if there are enough of its type.
  func recycle(_ view: CollectionReusableView) {
    store(view)
    let type = ObjectIdentifier(type(of: view))
    guard pools[type, default: []].count > Self.maximumPoolSize else { return }
    pools[type]?.removeLast()
    view.removePermanently()
  }

  /// Removes a view that the caller kept, so that it isn't reused a second time.
  func removeFromPool(_ view: CollectionReusableView) {
    pools[ObjectIdentifier(type(of: view))]?.removeAll { $0 === view }
  }

  func hidePooledViews() {
    for view in pools.values.joined() {
      if view.isChildVisible { view.isChildVisible = false }
      // Assistive technology must not report the old content.
      view.awaitsContent = false
    }
  }
}
