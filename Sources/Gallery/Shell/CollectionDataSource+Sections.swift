import Floorplan

extension CollectionDataSource {
  /// Displays sections of items.
  ///
  /// - Parameters:
  ///   - sections: The sections with their items.
  ///   - announce: Called with a message if an identifier is a duplicate.
  ///   - reloaded: The items whose content has changed.
  ///   - animated: Whether the changes are animated.
  func show(
    _ sections: [(id: SectionID, items: [ItemID])], announcing announce: (String) -> Void,
    reloading reloaded: [ItemID] = [], animated: Bool = true
  ) {
    do throws(SnapshotError) {
      try apply(CollectionSnapshot(sections, reloading: reloaded), animated: animated)
    } catch {
      announce("\(error)")
    }
  }
}
