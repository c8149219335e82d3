import Floorplan

/// A GListModel of packages in some order, which creates its items on demand.
final class PackageModel: CustomListModel {
  /// The packages and their number of repetitions.
  private(set) var packages = RepeatedPackages([])
  /// The indices of the packages, in display order.
  private(set) var places: [Int] = []

  override var itemCount: Int { places.count }
  override func item(at position: Int) -> Object? {
    places.indices.contains(position) ? StringObject(packages.name(places[position])) : nil
  }

  /// Replaces the packages and their order.
  func show(_ packages: RepeatedPackages, _ places: [Int]) {
    let before = itemCount
    (self.packages, self.places) = (packages, places)
    itemsChanged(at: 0, removed: before, added: places.count)
  }
}
