import Floorplan

nonisolated extension RecordTable {
  /// Returns the records sorted by name.
  func sorted(by name: (Record) -> String) -> [Record] {
    map { ($0, FoldedText(name($0))) }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

/// A list of people in object cells, searched by name, role and place.
final class PersonOptions: ListPickerDataSource, ListPickerSearchResultsUpdating {
  let people: [Person]
  private let showMore: (ObjectCell, _ option: Int) -> Void
  private lazy var search = SubstringSearch(people.map { [$0.name, $0.role, $0.place] })

  /// Creates options of people; `showMore` displays additional details in a cell.
  init(_ people: [Person], showMore: @escaping (ObjectCell, _ option: Int) -> Void = { _, _ in }) {
    self.people = people
    self.showMore = showMore
  }

  func numberOfOptions(in listPicker: ListPicker) -> Int { people.count }

  func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell {
    let cell = collectionView.dequeue(ObjectCell.self, for: index)
    cell.show(people[option])
    showMore(cell, option)
    return cell
  }

  func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? {
    people.indices.contains(option) ? people[option].name : nil
  }

  func updateSearchResults(for listPicker: ListPicker, text: String) {
    listPicker.showSearchResults(search.indices(matching: text), for: text)
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
