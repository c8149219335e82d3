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

  var title: String
  var location: String
  var urgency: Urgency
  var due: DateTime?
  var notes = ""
  var isDone = false

  init(_ title: String = "", location: String = "", urgency: Urgency = .normal, due: DateTime? = nil) {
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
    Repair("Fix the dripping tap", location: "Kitchen", urgency: .high, due: DateTime.now().adding(days: -1)),
    Repair("Replace the hall lamp", location: "Hall", due: DateTime.now().adding(days: 3)),
    Repair("Oil the garden gate", location: "Garden", urgency: .low),
  ]

  func add(_ repair: Repair) { repairs.append(repair) }

  func remove(_ repair: Repair) { repairs.removeAll { $0 === repair } }

  func contains(_ repair: Repair) -> Bool { repairs.contains { $0 === repair } }
}
