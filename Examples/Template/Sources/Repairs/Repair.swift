import Floorplan
import Observation

/// A repair in a house.
@Observable
final class Repair: Identifiable {
  enum Urgency: CaseIterable, FormOption {
    case low, normal, high

    var title: String {
      switch self {
      case .low: localized("Low")
      case .normal: localized("Normal")
      case .high: localized("High")
      }
    }
  }

  let id: String
  var title: String
  var location: String
  var urgency: Urgency
  var due: DateTime?
  var notes = ""
  var isDone = false

  init(_ id: String, _ title: String = "", location: String = "", urgency: Urgency = .normal, due: DateTime? = nil) {
    self.id = id
    self.title = title
    self.location = location
    self.urgency = urgency
    self.due = due
  }

  var isOverdue: Bool {
    guard let due, !isDone else { return false }
    return due < DateTime.now().startOfDay
  }
}

/// All repairs.
@Observable
final class RepairBook {
  private(set) var repairs = [
    Repair("1", "Fix the dripping tap", location: "Kitchen", urgency: .high, due: DateTime.now().adding(days: -1)),
    Repair("2", "Replace the hall lamp", location: "Hall", due: DateTime.now().adding(days: 3)),
    Repair("3", "Oil the garden gate", location: "Garden", urgency: .low),
  ]
  private var lastNumber = 3

  func add(_ repair: Repair) { repairs.append(repair) }

  func remove(_ repair: Repair) { repairs.removeAll { $0 === repair } }

  func repair(_ id: String) -> Repair? { repairs.first { $0.id == id } }

  /// Returns an empty repair that isn’t in the book yet.
  func makeRepair() -> Repair {
    lastNumber += 1
    return Repair("\(lastNumber)")
  }
}
