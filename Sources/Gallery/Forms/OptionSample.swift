import Floorplan

/// Options that a list picker has in the gallery.
enum OptionSample: String, CaseIterable {
  case few, none, numbers, thousands, million, objects

  /// The options as texts; empty where a data source gives them.
  var options: [String] {
    switch self {
    case .few: ["Construction", "Repair", "Engineering", "Vendor"]
    case .none, .objects: []
    case .numbers:
      [
        "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve", "Thirteen",
        "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen",
      ]
    case .thousands: Self.manyOptions
    case .million: Self.millionOptions
    }
  }

  private static let manyOptions = orders(10_000)
  private static let millionOptions = orders(1_000_000)

  private static func orders(_ count: Int) -> [String] { (1...count).map { "Order " + String($0) } }

  /// The expression that gives the options.
  var code: String {
    switch self {
    case .few, .numbers: "\(options)"
    case .none, .objects: "[]"
    case .thousands: "(1...10_000).map { \"Order \\($0)\" }"
    case .million: "(1...1_000_000).map { \"Order \\($0)\" }"
    }
  }

  /// Gives a picker the options.
  func fill(_ picker: ListPicker) {
    picker.dataSource = self == .objects ? TechnicianOptions.shared : nil
    picker.searchResultsUpdating = self == .objects ? TechnicianOptions.shared : nil
  }
}

/// Technicians in object cells, with a search of their own: by name, trade and place.
private final class TechnicianOptions: ListPickerDataSource, ListPickerSearchResultsUpdating {
  static let shared = TechnicianOptions()

  private struct Technician {
    let name: String
    let trade: String
    let place: String
    let isFree: Bool
  }

  private let technicians: [Technician] = {
    let names = [
      "Ada Brandt", "Bela Novák", "Chloé Petit", "Dürdane Şahin", "Enno Groß", "Fiona O’Neill", "Grażyna Łęcka",
    ]
    let trades = ["Electrician", "Mechanic", "Welder", "Plumber"]
    let places = ["Walldorf", "Palo Alto", "Sofia", "Ōsaka", "São Leopoldo"]
    return (0..<40).map { number in
      Technician(
        name: names[number % names.count] + (number < names.count ? "" : " \(number / names.count + 1)"),
        trade: trades[number % trades.count], place: places[number % places.count], isFree: number % 3 > 0)
    }
  }()
  private lazy var search = SubstringSearch(technicians.map { [$0.name, $0.trade, $0.place] })

  func numberOfOptions(in listPicker: ListPicker) -> Int { technicians.count }

  func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell {
    let technician = technicians[option]
    let cell = collectionView.dequeue(ObjectCell.self, for: index)
    cell.headlineText = technician.name
    cell.subheadlineText = technician.trade
    cell.footnoteText = technician.place
    cell.statusText = technician.isFree ? "Free" : "At work"
    cell.statusMeaning = technician.isFree ? .positive : .critical
    cell.detailImageView.placeholderText = technician.name
    cell.detailImageView.isCircular = true
    return cell
  }

  func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? {
    technicians.indices.contains(option) ? technicians[option].name : nil
  }

  func updateSearchResults(for listPicker: ListPicker, text: String) {
    listPicker.showSearchResults(search.indices(matching: text), for: text)
  }
}
