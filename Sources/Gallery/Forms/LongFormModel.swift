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

  var priority = 1
  var phases = [0, 2]
  var technician = [1]
  var tools: [Int] = []
  var urgency = 2
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
  var shutdown: ClosedRange<DateTime>?
  var duration = Duration.seconds(5400)
  var signature: SavedSignature?

  var attachments = [AttachmentSample.photo]

  // MARK: The form

  static let technicians = ["Akira Sato", "Franck Syren", "Maria Blum", "Nadia Ferrara", "Tom Okafor"]
  static let toolNames = [
    "Bearing puller", "Crane", "Drill", "Feeler gauge", "Grease gun", "Hydraulic jack", "Multimeter", "Torque wrench",
  ]

  /// Returns the form with all fields.
  static func form(_ order: LongFormModel) -> Form<LongFormModel> {
    Form(
      order,
      [
        FormSection("Order", textFields), FormSection("Choices", choiceFields), FormSection("Numbers", numberFields),
        FormSection("Times", timeFields), FormSection("Approval", signatureFields), FormSection("Files", fileFields),
      ])
  }

  private static var textFields: [FormField<LongFormModel>] {
    [
      FormField("Title", \.title, in: TitleFormCell.self, isRequired: true).limited(to: 60),
      FormField("Reference", \.reference, in: SimplePropertyFormCell.self, isRequired: true)
        .hint("From the delivery note")
        .validated { $0.reference.hasPrefix("WO-") ? nil : ValidationMessage("The reference must start with “WO-”.") },
      FormField("Password", \.password, in: SimplePropertyFormCell.self) { $0.inputKind = .password },
      FormField("Notes", \.notes, in: NoteFormCell.self) { $0.isCharCountEnabled = true }.limited(to: 200),
      FormField("Instructions", \.instructions, in: KeyValueFormCell.self),
    ]
  }

  private static var choiceFields: [FormField<LongFormModel>] {
    [
      FormField("Priority", \.priority, in: SegmentedControlFormCell.self) {
        $0.valueOptions = ["Low", "Medium", "High"]
      },
      FormField("Phases", \.phases, in: FilterFormCell.self) {
        $0.valueOptions = ["Planning", "Approval", "Work", "Inspection"]
      },
      FormField("Technician", \.technician, in: ListPickerFormCell.self, isRequired: true) { cell in
        cell.valueOptions = technicians
        cell.allowsMultipleSelection = false
      },
      FormField("Tools", \.tools, in: ListPickerFormCell.self, isRequired: true) { cell in
        cell.valueOptions = toolNames
        cell.listPicker.isSearchEnabled = true
      },
      FormField("Urgency", \.urgency, in: ValuePickerFormCell.self) {
        $0.valueOptions = ["None", "Within a month", "Within a week", "Today"]
      },
      FormField("Sort By", \.sorting, in: OrderPickerFormCell.self),
      FormField("Needs Approval", \.needsApproval, in: SwitchFormCell.self),
      FormField("Approver", \.approver, in: TitleFormCell.self, isRequired: true).visible { $0.needsApproval },
    ]
  }

  private static var numberFields: [FormField<LongFormModel>] {
    [
      FormField("Distance", \.distance, in: SliderFormCell.self) { $0.maximumValue = 50 },
      FormField("Workers", \.workers, in: StepperFormCell.self) { $0.maximumValue = 8 }
        .validated {
          $0.workers > 4 ? ValidationMessage("There is rarely space for more than four.", kind: .warning) : nil
        },
      FormField("Temperature", \.temperature, in: RangeSliderFormCell.self) { cell in
        cell.minimumValue = -20
        cell.maximumValue = 40
      },
      FormField("Weight", \.weight, in: NumberFormCell<Double>.self) { cell in
        cell.format = NumberFormat(.unit("kg"), decimals: 0...3)
        cell.minimumValue = 0
      },
      FormField("Cost", \.cost, currency: \.currency) { $0.minimumValue = 0 },
      FormField("Rating", \.rating, in: RatingFormCell.self),
    ]
  }

  private static var timeFields: [FormField<LongFormModel>] {
    [
      FormField("Start", \.start, in: DatePickerFormCell.self, isRequired: true) { $0.showsClearButton = true },
      FormField("Shutdown", \.shutdown, in: DateRangePickerFormCell.self) { $0.showsClearButton = true },
      FormField("Duration", \.duration, in: DurationPickerFormCell.self),
    ]
  }

  /// The last field, after everything that the user signs.
  private static var signatureFields: [FormField<LongFormModel>] {
    [
      FormField("Signature", \.signature, in: InlineSignatureFormCell.self) { cell in
        cell.watermarkText = "Work order"
        cell.addsTimestampInImage = true
      }
    ]
  }

  private static var fileFields: [FormField<LongFormModel>] {
    [
      FormField("Attachments", attachments: \.attachments) { controller in
        controller.maxItems = 8
        controller.maxFileSize = 20_000_000
      }
      .hint("Up to 8 files of up to 20 MB each")
    ]
  }
}
