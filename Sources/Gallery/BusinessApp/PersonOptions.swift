import Floorplan

nonisolated extension RecordTable {
  /// Returns the records sorted by name.
  func sorted(by name: (Record) -> String) -> [Record] {
    map { ($0, FoldedText(name($0))) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension ListPickerItems<Person> {
  /// Creates options of people; `showMore` displays additional details in a cell.
  convenience init(people: [Person], showMore: @escaping (ObjectCell, Person) -> Void = { _, _ in }) {
    self.init(people, searching: { [$0.name, $0.role, $0.place] }) { cell, person in
      cell.show(person)
      showMore(cell, person)
    }
  }
}

extension ObjectCell {
  /// Displays a person.
  func show(_ person: Person) {
    self.detailImageView.placeholderText = person.name
    self.detailImageView.isCircular = true
    self.headlineText = person.name
    self.subheadlineText = person.role
    self.footnoteText = person.place
  }
}
