import Floorplan

extension CollectionDataSource {
  /// Shows sections of items.
  ///
  /// - Parameters:
  ///   - sections: The sections with their items.
  ///   - announce: Called with the problem where an id occurs twice.
  ///   - reloaded: The items that show other content.
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
