import Floorplan

/// Sets of sample options for list pickers.
enum OptionSample: String, CaseIterable {
  case few, none, numbers, thousands, million, objects

  /// The options as texts, or an empty array if a data source provides them.
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

  /// The Swift expression for the options.
  var code: String {
    switch self {
    case .few, .numbers: "\(options)"
    case .none, .objects: "[]"
    case .thousands: "(1...10_000).map { \"Order \\($0)\" }"
    case .million: "(1...1_000_000).map { \"Order \\($0)\" }"
    }
  }

  /// Sets the options of a picker.
  func fill(_ picker: ListPicker) {
    picker.dataSource = self == .objects ? Self.technicians : nil
    picker.searchResultsUpdating = self == .objects ? Self.technicians : nil
  }

  /// Technicians in object cells, most of whom are available.
  private static let technicians: ListPickerItems<Person> = {
    let names = [
      "Ada Brandt", "Bela Novák", "Chloé Petit", "Dürdane Şahin", "Enno Groß", "Fiona O’Neill", "Grażyna Łęcka",
    ]
    let trades = ["Electrician", "Mechanic", "Welder", "Plumber"]
    let places = ["Walldorf", "Palo Alto", "Sofia", "Ōsaka", "São Leopoldo"]
    let people = (0..<40).map { number in
      Person(
        id: Person.ID(rawValue: "\(number)"),
        name: names[number % names.count] + (number < names.count ? "" : " \(number / names.count + 1)"),
        role: trades[number % trades.count], phone: "", mail: "", place: places[number % places.count])
    }
    return ListPickerItems(people: people) { cell, person in
      let isFree = (Int(person.id.rawValue) ?? 0) % 3 > 0
      cell.statusText = isFree ? "Available" : "Busy"
      cell.semanticStatus = isFree ? .positive : .critical
    }
  }()
}
