import Floorplan

extension CollectionDataSource {
  /// Displays sections of items.
  ///
  /// - Parameters:
  ///   - sections: The sections with their items.
  ///   - announce: Called with a message if an identifier is a duplicate.
  ///   - reloaded: The items whose content has changed.
  ///   - changes: The changes since the last applied items, or nil to compare all items.
  ///   - animated: Whether the changes are animated.
  func show(
    _ sections: [(id: SectionID, items: [ItemID])], announcing announce: (String) -> Void,
    reloading reloaded: [ItemID] = [], changes: CollectionChanges? = nil, animated: Bool = true
  ) {
    do throws(SnapshotError) {
      let snapshot = try CollectionSnapshot(sections, reloading: reloaded)
      if let changes {
        apply(snapshot, changes: changes, animated: animated)
      } else {
        try apply(snapshot, animated: animated)
      }
    } catch {
      announce("\(error)")
    }
  }
}

extension CollectionView {
  /// Displays headers with measured heights.
  ///
  /// - Parameter content: Returns the title of a section and the text after it; nil for no header.
  func showHeaders(_ content: @escaping (_ section: Int) -> (title: String, attribute: String?)?) {
    headerHeight = { _ in .measured }
    supplementaryViewProvider = { collection, kind, section in
      guard kind == .header, let content = content(section) else { return nil }
      let header = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
      header.title = content.title
      header.attributeText = content.attribute
      return header
    }
  }
}
