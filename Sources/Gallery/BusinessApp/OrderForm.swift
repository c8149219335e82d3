import Floorplan

/// The form for a new or an existing work order.
enum OrderForm {
  /// Creates the form for a draft: key information, properties, then attachments.
  static func make(_ draft: OrderDraft) -> Form<OrderDraft> {
    Form(
      draft,
      [
        FormSection(localized("Key Information"), keyFields),
        FormSection(localized("Properties"), choiceFields(draft) + valueFields),
        FormSection(nil, fileFields),
      ])
  }

  private static var keyFields: [FormField<OrderDraft>] {
    [
      FormField(localized("Title"), \.order.title, in: TitleFormCell.self, isRequired: true).limited(to: 120),
      FormField(localized("Location"), \.order.location, in: SimplePropertyFormCell.self),
      FormField(localized("Notes"), \.order.notes, in: NoteFormCell.self),
    ]
  }

  private static func choiceFields(_ draft: OrderDraft) -> [FormField<OrderDraft>] {
    [
      FormField(localized("Status"), \.order.status.option, in: FilterFormCell.self) {
        setOptions(OrderStatus.allCases.map(\.title), in: $0)
      },
      FormField(localized("Priority"), \.order.priority.option, in: FilterFormCell.self) {
        setOptions(OrderPriority.allCases.map(\.title), in: $0)
      },
      FormField(
        localized("Assigned To"), \.order.assigneeID[among: draft.people.people.map(\.id)], in: ListPickerFormCell.self
      ) { [people = draft.people] cell in
        cell.allowsMultipleSelection = false
        cell.listPicker.isSearchEnabled = true
        cell.listPicker.dataSource = people
        cell.listPicker.searchResultsUpdating = people
      },
      FormField(
        localized("Product"), \.order.productID[among: draft.products.map(\.id)], in: ListPickerFormCell.self
      ) { [names = draft.products.map(OrderDraft.name)] in
        setOptions(names, in: $0)
      },
      FormField(
        localized("Supplier"), \.order.supplierID[among: draft.suppliers.map(\.id)], in: ListPickerFormCell.self
      ) { [names = draft.suppliers.map(\.name)] in
        setOptions(names, in: $0)
      },
    ]
  }

  private static var valueFields: [FormField<OrderDraft>] {
    [
      FormField(localized("Due"), \.order.dueDate, in: DatePickerFormCell.self) { $0.showsClearButton = true },
      // Not a duration picker, which ends at 23:59: orders can take days.
      FormField(localized("Planned Hours"), \.order.plannedHours, in: StepperFormCell.self) { cell in
        cell.maximumValue = 1000
        cell.stepValue = 0.5
        cell.decimalPlaces = 2
      },
      FormField(localized("Cost in €"), \.order.cost, in: StepperFormCell.self) { cell in
        cell.maximumValue = 1_000_000
        cell.stepValue = 10
        cell.decimalPlaces = 2
      },
      FormField(localized("Progress"), \.order.progress, in: SliderFormCell.self) { cell in
        cell.unit = "%"
        cell.formatter = { "\(Int(($0 * 100).rounded()))" }
      },
      FormField(localized("Needs Approval"), \.order.needsApproval, in: SwitchFormCell.self),
    ]
  }

  private static var fileFields: [FormField<OrderDraft>] {
    [
      FormField(localized("Attachments"), attachments: \.attachments) { controller in
        controller.maxItems = 20
        controller.maxFileSize = Document.maximumByteCount
      }
    ]
  }

  /// Configures the choice of exactly one of a few values.
  static func setOptions(_ names: [String], in cell: FilterFormCell) {
    cell.valueOptions = names
    cell.allowsMultipleSelection = false
    cell.allowsEmptySelection = false
  }

  /// Configures the choice of one of many values, or none.
  static func setOptions(_ names: [String], in cell: ListPickerFormCell) {
    cell.valueOptions = names
    cell.allowsMultipleSelection = false
    cell.listPicker.isSearchEnabled = true
  }
}
