import Floorplan

extension OrderDraft {
  /// The form for a new or an existing work order: key information, properties, then attachments.
  var form: Form<OrderDraft> {
    let key: [FormField<OrderDraft>] = [
      FormField(localized("Title"), \.order.title, in: TitleFormCell.self, isRequired: true).limited(to: 120),
      FormField(localized("Location"), \.order.location, in: SimplePropertyFormCell.self),
      FormField(localized("Notes"), \.order.notes, in: NoteFormCell.self),
    ]
    let properties: [FormField<OrderDraft>] = [
      FormField(localized("Status"), choice: \.order.status, title: \.title),
      FormField(localized("Priority"), choice: \.order.priority, title: \.title),
      FormField(
        localized("Assigned To"), choice: \.order.assigneeID, of: people.people.map(\.id)
      ) { [people] cell in
        cell.listPicker.dataSource = people
        cell.listPicker.searchResultsUpdating = people
      },
      FormField(
        localized("Product"), choice: \.order.productID, of: products.map(\.id),
        titles: products.map(Self.name)),
      FormField(
        localized("Supplier"), choice: \.order.supplierID, of: suppliers.map(\.id),
        titles: suppliers.map(\.name)),
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
    let attachments = FormField<OrderDraft>(localized("Attachments"), attachments: \.attachments) { controller in
      controller.maxItems = 20
      controller.maxFileSize = Document.maximumByteCount
    }
    return Form(
      self,
      [
        FormSection(localized("Key Information"), key), FormSection(localized("Properties"), properties),
        FormSection(nil, [attachments]),
      ])
  }
}
