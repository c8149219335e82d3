import SwiftUI

enum Urgency: String, CaseIterable, Identifiable {
  case low = "Low"
  case normal = "Normal"
  case high = "High"
  var id: Self { self }
}

struct Repair: Identifiable {
  let id = UUID()
  var title = ""
  var location = ""
  var urgency = Urgency.normal
  var due: Date?
  var notes = ""
  var isDone = false

  var isOverdue: Bool { !isDone && due.map { $0 < Calendar.current.startOfDay(for: .now) } == true }
}

@Observable final class RepairBook {
  private(set) var repairs = [
    Repair(title: "Fix the dripping tap", location: "Kitchen", urgency: .high, due: .now.addingTimeInterval(-86_400)),
    Repair(title: "Replace the hall lamp", location: "Hall", due: .now.addingTimeInterval(3 * 86_400)),
    Repair(title: "Oil the garden gate", location: "Garden", urgency: .low),
  ]

  func save(_ repair: Repair) {
    if let index = repairs.firstIndex(where: { $0.id == repair.id }) {
      repairs[index] = repair
    } else {
      repairs.append(repair)
    }
  }

  func remove(_ repair: Repair, _ undoManager: UndoManager?) {
    repairs.removeAll { $0.id == repair.id }
    undoManager?.registerUndo(withTarget: self) { book in
      book.save(repair)
      undoManager?.registerUndo(withTarget: book) { $0.remove(repair, undoManager) }
    }
  }
}

@main struct RepairsApp: App {
  @State private var book = RepairBook()

  var body: some Scene {
    WindowGroup { RepairList(book: book).tint(.green) }
  }
}

struct RepairList: View {
  let book: RepairBook
  @Environment(\.undoManager) private var undoManager
  @State private var search = ""
  @State private var edited: Repair?

  private var matches: [Repair] {
    book.repairs
      .filter {
        search.isEmpty || $0.title.localizedStandardContains(search) || $0.location.localizedStandardContains(search)
      }
      .sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
  }

  var body: some View {
    NavigationStack {
      List(matches) { repair in
        Button {
          edited = repair
        } label: {
          RepairRow(repair: repair)
        }
        .buttonStyle(.plain)
        .contextMenu { Button("Delete", role: .destructive) { book.remove(repair, undoManager) } }
      }
      .overlay {
        if book.repairs.isEmpty {
          ContentUnavailableView("No Repairs", systemImage: "wrench")
        } else if matches.isEmpty {
          ContentUnavailableView.search(text: search)
        }
      }
      .searchable(text: $search)
      .navigationTitle("Repairs (\(matches.count))")
      .toolbar { Button("New Repair", systemImage: "plus") { edited = Repair() } }
      .sheet(item: $edited) { RepairForm(repair: $0, book: book) }
    }
  }
}

struct RepairRow: View {
  let repair: Repair

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(repair.title).font(.title3).lineLimit(2)
        Text(repair.location).font(.subheadline)
        if let due = repair.due {
          Text("Due \(due.formatted(date: .abbreviated, time: .omitted))").font(.footnote).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text(repair.isDone ? "Done" : repair.isOverdue ? "Overdue" : repair.urgency.rawValue)
        .foregroundStyle(repair.isDone ? .green : repair.isOverdue ? .red : .secondary)
    }
  }
}

struct RepairForm: View {
  @State var repair: Repair
  let book: RepairBook
  @Environment(\.dismiss) private var dismiss
  @State private var showsErrors = false

  private var isNew: Bool { !book.repairs.contains { $0.id == repair.id } }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $repair.title)
        if showsErrors, repair.title.isEmpty { Text("Title is missing.").foregroundStyle(.red) }
        TextField("Location", text: $repair.location)
        Picker("Urgency", selection: $repair.urgency) { ForEach(Urgency.allCases) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        Toggle(
          "Has Due Date",
          isOn: Binding {
            repair.due != nil
          } set: {
            repair.due = $0 ? .now : nil
          })
        if let due = Binding($repair.due) { DatePicker("Due", selection: due, displayedComponents: .date) }
        Toggle("Done", isOn: $repair.isDone)
        TextField("Notes", text: $repair.notes, axis: .vertical)
      }
      .navigationTitle(isNew ? "New Repair" : "Edit Repair")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(isNew ? "Add" : "Save") {
            showsErrors = true
            guard !repair.title.isEmpty else { return }
            book.save(repair)
            dismiss()
          }
        }
      }
    }
  }
}
