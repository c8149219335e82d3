import Floorplan
import Observation

/// The model of the long form: a work order for a technician.
@Observable
final class LongFormModel {
  var title = "Replace the bearing"
  var notes = "The spare part is in stock."
  var instructions = "Lock the shaft before you remove the cover."
  var reference = "WO-4711"
  var password = ""

  var priority = Priority.medium
  var phases: Set = ["Planning", "Work"]
  var technician: String? = "Franck Syren"
  var tools: Set<String> = []
  var urgency = "Within a week"
  var sorting = [
    SortCriterion("Priority", isSelected: true, isAscending: false),
    SortCriterion("Due Date", isSelected: true),
    SortCriterion("Location"),
  ]

  var needsApproval = false
  var approver = ""
  var distance = 12.0
  var workers = 2.0
  var temperature = 5.0...25.0
  var weight: Double? = 12.5
  var cost: DecimalNumber? = 1234.5
  var currency = "EUR"
  var rating = 4

  var start = DateTime(year: 2026, month: 3, day: 2, hour: 9)
  var end = DateTime(year: 2026, month: 3, day: 2, hour: 17)
  var shutdown: ClosedRange<DateTime>?
  var duration = Duration.seconds(5400)
  var signature: SavedSignature?

  var attachments = [AttachmentSample.photo]

  /// Whether the simulated server that checks the reference responds.
  @ObservationIgnored var isServerAvailable = true

  // MARK: Options

  enum Priority: String, CaseIterable, FormOption {
    case low = "Low"
    case medium = "Medium"
    case high = "High"
    var title: String { rawValue }
  }

  private static let phaseNames = ["Planning", "Approval", "Work", "Inspection"]
  private static let urgencies = ["None", "Within a month", "Within a week", "Today"]
  private static let technicians = ["Akira Sato", "Franck Syren", "Maria Blum", "Nadia Ferrara", "Tom Okafor"]
  private static let toolNames = [
    "Bearing puller", "Crane", "Drill", "Feeler gauge", "Grease gun", "Hydraulic jack", "Multimeter", "Torque wrench",
  ]

  // MARK: The server

  struct UnreachableError: Error, CustomStringConvertible {
    nonisolated var description: String { "The server isn’t responding." }
  }

  /// Returns a message if another order has the reference, as a distant server would.
  private func checkReference() async throws -> ValidationMessage? {
    try await Task.sleep(for: .milliseconds(700))
    if !isServerAvailable { throw UnreachableError() }
    return reference == "WO-1000" ? ValidationMessage("Another work order has this reference.") : nil
  }

  // MARK: The form

  /// Returns the form with all fields.
  static func form(_ order: LongFormModel) -> Form<LongFormModel> {
    Form(order) {
      texts
      choices
      numbers
      times
      FormRule("The end must be after the start.", of: \.start, \.end) { order in
        guard let start = order.start, let end = order.end else { return true }
        return end > start
      }
      // After everything that the user signs.
      FormSection("Approval") {
        FormField("Signature", \.signature, in: InlineSignatureFormCell.self) { cell in
          cell.watermarkText = "Work order"
          cell.addsTimestampInImage = true
        }
      }
      .collapsible()
      FormSection("Files") {
        FormField("Attachments", attachments: \.attachments) { controller in
          controller.maxItems = 8
          controller.maxFileSize = 20_000_000
        }
        .hint("Up to 8 files of up to 20 MB each")
      }
      .collapsible()
    }
  }

  private static var texts: FormSection<LongFormModel> {
    FormSection("Order") {
      FormField("Title", \.title, in: TitleFormCell.self).required().limited(to: 60)
      FormField("Reference", \.reference, in: SimplePropertyFormCell.self)
        .required()
        .hint("From the delivery note; WO-1000 is already used")
        .validated { $0.reference.hasPrefix("WO-") ? nil : ValidationMessage("The reference must start with “WO-”.") }
        .validated(after: .milliseconds(300)) { try await $0.checkReference() }
      FormField("Password", \.password, in: SimplePropertyFormCell.self) { $0.inputKind = .password }
      FormField("Notes", \.notes, in: NoteFormCell.self) { $0.showsCharacterCount = true }.limited(to: 200)
      FormField("Instructions", \.instructions, in: KeyValueFormCell.self)
    }
  }

  private static var choices: FormSection<LongFormModel> {
    FormSection("Choices") {
      FormField("Priority", \.priority, options: Priority.allCases, in: SegmentedControlFormCell.self)
      FormField("Phases", \.phases, options: phaseNames, title: \.self, in: FilterFormCell.self)
      FormField("Technician", \.technician, options: technicians, title: \.self, in: ListPickerFormCell.self)
        .required()
      FormField("Tools", \.tools, options: toolNames, title: \.self, in: ListPickerFormCell.self) { cell in
        cell.listPicker.isSearchEnabled = true
      }
      .required()
      FormField("Urgency", \.urgency, options: urgencies, title: \.self, in: ValuePickerFormCell.self)
      FormField("Sort By", \.sorting, in: OrderPickerFormCell.self)
      FormField("Needs Approval", \.needsApproval, in: SwitchFormCell.self)
      FormField("Approver", \.approver, in: TitleFormCell.self).required().visible { $0.needsApproval }
    }
  }

  private static var numbers: FormSection<LongFormModel> {
    FormSection("Numbers") {
      FormField("Distance", \.distance, in: SliderFormCell.self) { cell in
        cell.maximumValue = 50
        cell.unit = "mi"
      }
      FormField("Workers", \.workers, in: StepperFormCell.self) { $0.maximumValue = 8 }
        .validated {
          $0.workers > 4 ? ValidationMessage("There is rarely space for more than four.", kind: .warning) : nil
        }
      FormField("Temperature", \.temperature, in: RangeSliderFormCell.self) { cell in
        cell.minimumValue = -20
        cell.maximumValue = 40
      }
      FormField("Weight", \.weight, in: NumberFormCell<Double>.self) { cell in
        cell.format = NumberFormat(.unit("kg"), decimals: 0...3)
        cell.minimumValue = 0
      }
      FormField("Cost", \.cost, currency: \.currency) { $0.minimumValue = 0 }
      FormField("Currency", \.currency, options: ["EUR", "JPY", "USD"], title: \.self, in: FilterFormCell.self)
      FormField("Rating", \.rating, in: RatingFormCell.self)
    }
    .collapsible()
  }

  private static var times: FormSection<LongFormModel> {
    FormSection("Times") {
      FormField("Start", \.start, in: DatePickerFormCell.self) { $0.showsClearButton = true }.required()
      FormField("End", \.end, in: DatePickerFormCell.self) { $0.showsClearButton = true }
      FormField("Shutdown", \.shutdown, in: DateRangePickerFormCell.self) { $0.showsClearButton = true }
      FormField("Duration", \.duration, in: DurationPickerFormCell.self)
    }
    .collapsible()
  }
}
