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
      FormField(localized("Status"), choice: \.order.status, title: \.title),
      FormField(localized("Priority"), choice: \.order.priority, title: \.title),
      FormField(
        localized("Assigned To"), choice: \.order.assigneeID, of: draft.people.people.map(\.id)
      ) { [people = draft.people] cell in
        cell.listPicker.dataSource = people
        cell.listPicker.searchResultsUpdating = people
      },
      FormField(
        localized("Product"), choice: \.order.productID, of: draft.products.map(\.id),
        titles: draft.products.map(OrderDraft.name)),
      FormField(
        localized("Supplier"), choice: \.order.supplierID, of: draft.suppliers.map(\.id),
        titles: draft.suppliers.map(\.name)),
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
}
