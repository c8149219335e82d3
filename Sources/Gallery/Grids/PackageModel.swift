import Floorplan

/// Packages in an order as a GListModel, whose items are made when they are asked for.
final class PackageModel: CustomListModel {
  /// What is repeated, and how often.
  private(set) var packages = RepeatedPackages([])
  /// The places among the packages in the order shown.
  private(set) var places: [Int] = []

  override var itemCount: Int { places.count }
  override func item(at position: Int) -> Object? {
    places.indices.contains(position) ? StringObject(packages.name(places[position])) : nil
  }

  /// Shows packages in an order.
  func show(_ packages: RepeatedPackages, _ places: [Int]) {
    let before = itemCount
    (self.packages, self.places) = (packages, places)
    itemsChanged(at: 0, removed: before, added: places.count)
  }
}
