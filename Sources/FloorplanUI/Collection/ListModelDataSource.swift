public import FloorplanLayout
public import GTKBridge

/// Feeds a collection from any GListModel, GTK's own or written in Swift, as one section.
@MainActor
public final class ListModelDataSource: CollectionContents {
  /// Gives a cell for an item: dequeues it and sets what it shows.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex, _ item: Object) ->
    CollectionCell

  private weak var collectionView: CollectionView?
  private let model: any ListModelObject
  private let cellProvider: CellProvider
  private var count: Int

  /// Feeds a collection view from now on.
  ///
  /// The view keeps the data source alive.
  public init(_ collectionView: CollectionView, _ model: any ListModelObject, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.model = model
    self.cellProvider = cellProvider
    count = model.itemCount
    collectionView.own(
      model.connect("items-changed") { [weak self] (position: UInt32, removed: UInt32, added: UInt32) in
        self?.itemsDidChange(at: Int(position), removed: Int(removed), added: Int(added))
      })
    collectionView.setContents(self, moved: { _ in nil })
  }

  var sectionDescriptions: [SectionDescription] { [SectionDescription(itemCount: count)] }

  func cell(for index: ItemIndex, in view: CollectionView) -> CollectionCell {
    guard let item = model.item(at: index.item) else {
      preconditionFailure("the model has no item \(index.item)")
    }
    return cellProvider(view, index, item)
  }

  private func itemsDidChange(at position: Int, removed: Int, added: Int) {
    count = model.itemCount
    // A model that another source has followed goes on changing, but is not shown.
    guard let collectionView, collectionView.contents === self else { return }
    collectionView.setContents(
      self,
      moved: { index in
        if index.item < position { return index }
        if index.item < position + removed { return nil }
        return ItemIndex(section: 0, item: index.item - removed + added)
      })
  }
}
