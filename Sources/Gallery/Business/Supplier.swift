import Floorplan

/// A company that delivers products or does work.
nonisolated struct Supplier: BusinessRecord {
  let id: RecordID<Supplier>
  var name: String
  var contact: String
  var phone: String
  var mail: String
  var place: String
  /// The rating, from 1 to 5 stars.
  var rating: Double
}
