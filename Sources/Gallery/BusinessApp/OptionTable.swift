import Floorplan

/// Records as the numbered options of a list picker, sorted by what they are called.
struct OptionTable<Record: BusinessRecord> {
  let records: [Record]
  /// What the options are called.
  let names: [String]
  private let places: [Record.ID: Int]

  /// - Parameters:
  ///   - table: The records.
  ///   - name: What one is called.
  init(_ table: RecordTable<Record>, name: (Record) -> String) {
    let sorted = table.map { (record: $0, name: name($0)) }.sorted { FoldedText($0.name) < FoldedText($1.name) }
    records = sorted.map(\.record)
    names = sorted.map(\.name)
    places = Dictionary(uniqueKeysWithValues: zip(records.map(\.id), 0...))
  }

  /// The option that stands for a record: none where there is no such record.
  func options(of id: Record.ID?) -> [Int] { id.flatMap { places[$0] }.map { [$0] } ?? [] }

  /// The record that an option stands for: nil where none is chosen.
  func id(of options: [Int]) -> Record.ID? {
    options.first.flatMap { records.indices.contains($0) ? records[$0].id : nil }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The options that stand for some of the cases.
  static func indices(of chosen: some Collection<Self>) -> [Int] {
    allCases.indices.filter { chosen.contains(allCases[$0]) }
  }

  /// The cases that some options stand for.
  static func values(at options: [Int]) -> [Self] {
    options.filter { allCases.indices.contains($0) }.map { allCases[$0] }
  }
}

/// People in object cells, searched by name, role and place.
final class PersonOptions: ListPickerDataSource, ListPickerSearchResultsUpdating {
  let table: OptionTable<Person>
  private lazy var search = SubstringSearch(table.records.map { [$0.name, $0.role, $0.place] })

  init(_ people: RecordTable<Person>) { table = OptionTable(people) { $0.name } }

  func numberOfOptions(in listPicker: ListPicker) -> Int { table.records.count }

  func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell {
    let cell = collectionView.dequeue(ObjectCell.self, for: index)
    cell.show(table.records[option])
    return cell
  }

  func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? {
    table.names.indices.contains(option) ? table.names[option] : nil
  }

  func updateSearchResults(for listPicker: ListPicker, text: String) {
    listPicker.showSearchResults(search.indices(matching: text), for: text)
  }
}

extension ObjectCell {
  /// Shows who somebody is.
  func show(_ person: Person) {
    self.detailImageView.placeholderText = person.name
    self.detailImageView.isCircular = true
    self.headlineText = person.name
    self.subheadlineText = person.role
    self.footnoteText = person.place
  }
}
