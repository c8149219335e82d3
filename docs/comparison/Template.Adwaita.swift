import Adwaita
import Foundation

enum Urgency: String, CaseIterable, Identifiable, CustomStringConvertible {
  case low = "Low"
  case normal = "Normal"
  case high = "High"
  var id: Self { self }
  var description: String { rawValue }
}

struct Repair: Identifiable {
  var id = UUID().uuidString
  var title = ""
  var location = ""
  var urgency = Urgency.normal
  var due: Date?
  var notes = ""
  var isDone = false

  var isOverdue: Bool { !isDone && due.map { $0 < Calendar.current.startOfDay(for: Date()) } == true }
  var status: String { isDone ? "Done" : isOverdue ? "Overdue" : urgency.rawValue }
}

@main struct Repairs: App {
  let id = "org.example.Repairs"
  var app: AdwaitaApp!

  var scene: Scene {
    Window(id: "main") { _ in RepairList() }
      .defaultSize(width: 480, height: 640)
      .title("Repairs")
  }
}

struct RepairList: View {
  @State private var repairs = [
    Repair(
      title: "Fix the dripping tap", location: "Kitchen", urgency: .high, due: Date(timeIntervalSinceNow: -86_400)),
    Repair(title: "Replace the hall lamp", location: "Hall", due: Date(timeIntervalSinceNow: 3 * 86_400)),
    Repair(title: "Oil the garden gate", location: "Garden", urgency: .low),
  ]
  @State private var search = ""
  @State private var selection = ""
  @State private var edited = Repair()
  @State private var isEditing = false
  @State private var deleted: Repair?
  @State private var deletion = Signal()

  private var matches: [Repair] {
    repairs
      .filter {
        search.isEmpty || $0.title.localizedStandardContains(search) || $0.location.localizedStandardContains(search)
      }
      .sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
  }

  var view: Body {
    VStack {
      SearchEntry().text($search).padding()
      if matches.isEmpty {
        StatusPage("No Repairs", icon: .default(icon: .editFind), description: "") {}
      } else {
        ScrollView {
          List(matches, selection: $selection) { row(of: $0) }
            .boxedList()
            .padding()
        }
        .vexpand()
      }
    }
    .topToolbar {
      HeaderBar.start { Button(icon: .default(icon: .listAdd)) { edit(Repair()) }.tooltip("New Repair") }
        .headerBarTitle { WindowTitle(subtitle: "", title: "Repairs (\(matches.count))") }
    }
    .dialog(visible: $isEditing, title: isNew ? "New Repair" : "Edit Repair", width: 420) {
      RepairForm(repair: $edited, action: isNew ? "Add" : "Save") {
        if let index = repairs.firstIndex(where: { $0.id == edited.id }) {
          repairs[index] = edited
        } else {
          repairs.append(edited)
        }
        isEditing = false
      }
    }
    .toast("“\(deleted?.title ?? "")” deleted", signal: deletion, button: "Undo") {
      if let deleted { repairs.append(deleted) }
    }
  }

  private var isNew: Bool { !repairs.contains { $0.id == edited.id } }

  private func row(of repair: Repair) -> AnyView {
    HStack {
      VStack {
        Text(repair.title).halign(.start).style("title-3")
        Text(repair.location).halign(.start)
        if let due = repair.due {
          Text("Due \(due.formatted(date: .abbreviated, time: .omitted))").halign(.start).style("caption")
        }
      }
      .hexpand()
      Text(repair.status).style(repair.isDone ? "success" : repair.isOverdue ? "error" : "dim-label")
      Button(icon: .default(icon: .documentEdit)) { edit(repair) }.flat().tooltip("Edit")
      Button(icon: .default(icon: .userTrash)) {
        deleted = repair
        repairs.removeAll { $0.id == repair.id }
        deletion.signal()
      }
      .flat()
      .tooltip("Delete")
    }
    .padding()
  }

  private func edit(_ repair: Repair) {
    edited = repair
    isEditing = true
  }
}

struct RepairForm: View {
  @Binding var repair: Repair
  var action: String
  var save: () -> Void
  @State private var due = ""
  @State private var problem = ""

  var view: Body {
    VStack {
      if !problem.isEmpty { Banner(problem, visible: true) }
      Form {
        EntryRow("Title", text: $repair.title)
        EntryRow("Location", text: $repair.location)
        ComboRow("Urgency", selection: $repair.urgency, values: Urgency.allCases)
        EntryRow("Due (YYYY-MM-DD)", text: $due)
        SwitchRow("Done", isOn: $repair.isDone)
        EntryRow("Notes", text: $repair.notes)
      }
      .padding()
    }
    .topToolbar {
      HeaderBar.end {
        Button(action) {
          let date = try? Date(due, strategy: .iso8601.year().month().day())
          if repair.title.isEmpty {
            problem = "Title is missing."
          } else if date == nil, !due.isEmpty {
            problem = "“\(due)” isn’t a date."
          } else {
            repair.due = date
            save()
          }
        }
        .suggested()
      }
    }
    .onAppear { due = repair.due?.formatted(.iso8601.year().month().day()) ?? "" }
  }
}
