/// Somebody who works at the plant.
nonisolated struct Person: BusinessRecord {
  static var duplicateText: String { localized("person %1$@ is there twice; the first counts") }

  let id: RecordID<Person>
  var name: String
  var role: String
  var phone: String
  var mail: String
  var place: String
}
