public import FloorplanLayout
public import GTKBridge

/// A data source that displays a GListModel, from GTK or written in Swift, as one section.
public final class ListModelDataSource: CollectionContents {
  /// A closure that dequeues a cell for an item and configures it.
  ///
  /// If it throws, the collection displays an empty cell and reports the error to ``CollectionView/onError``.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex, _ item: Object) throws ->
    CollectionCell

  /// Whether to animate changes, unless animations are disabled.
  public var animatesChanges = true

  private weak var collectionView: CollectionView?
  private let model: any ListModelObject
  private let cellProvider: CellProvider
  private var count: Int

  /// Creates a data source and connects it to a collection view.
  ///
  /// The view retains the data source.
  public init(_ collectionView: CollectionView, _ model: any ListModelObject, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.model = model
    self.cellProvider = cellProvider
    count = max(0, model.itemCount)
    collectionView.addCancellable(
      model.connect("items-changed") { [weak self] (position: UInt32, removed: UInt32, added: UInt32) in
        self?.itemsDidChange(at: Int(position), removed: Int(removed), added: Int(added))
      })
    collectionView.setContents(self)
  }

  var itemCounts: [Int] { [count] }

  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell {
    guard let item = model.item(at: index.item) else { throw MissingItemError(index: index) }
    return try cellProvider(view, index, item)
  }

  private func itemsDidChange(at position: Int, removed: Int, added: Int) {
    let countAfter = max(0, model.itemCount)
    collectionView?.update(self, animated: animatesChanges) { [unowned self] in
      changes(at: position, removed: removed, added: added, countAfter: countAfter)
    }
  }

  /// Returns the changes after a signal of the model, or nil if the signal doesn't match the item counts.
  private func changes(at position: Int, removed: Int, added: Int, countAfter: Int) -> CollectionChanges? {
    let countBefore = count
    count = countAfter
    guard position + removed <= countBefore, countBefore - removed + added == countAfter else {
      // The model of a replaced data source may still change.
      if let collectionView, collectionView.contents === self {
        collectionView.report(
          .inconsistentModel(
            position: position, removed: removed, added: added, countBefore: countBefore, countAfter: countAfter))
      }
      return nil
    }
    // Replaced items don't change the count.
    return CollectionChanges(
      removedItems: [CollectionChanges.ItemRange(section: 0, items: position..<position + removed)],
      insertedItems: [CollectionChanges.ItemRange(section: 0, items: position..<position + added)])
  }
}
