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

  var title = ""
  var location = ""
  var urgency = Urgency.normal
  var due: DateTime?
  var notes = ""
  var isDone = false

  convenience init(_ title: String, location: String, urgency: Urgency = .normal, due: DateTime? = nil) {
    self.init()
    (self.title, self.location, self.urgency, self.due) = (title, location, urgency, due)
  }

  var isOverdue: Bool { !isDone && due.map { $0 < DateTime.now().startOfDay } == true }
}

/// All repairs.
@Observable
final class RepairBook {
  var repairs = RecordTable([
    Repair("Fix the dripping tap", location: "Kitchen", urgency: .high, due: DateTime.now().adding(days: -1)),
    Repair("Replace the hall lamp", location: "Hall", due: DateTime.now().adding(days: 3)),
    Repair("Oil the garden gate", location: "Garden", urgency: .low),
  ])
}
