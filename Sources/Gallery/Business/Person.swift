import Floorplan

/// An employee of the plant.
nonisolated struct Person: BusinessRecord {
  let id: RecordID<Person>
  var name: String
  var role: String
  var phone: String
  var mail: String
  var place: String
}
