import Floorplan

extension OrderDraft {
  /// The form for a new or an existing work order: key information, properties, then attachments.
  var form: Form<OrderDraft> {
    Form(self) {
      FormSection(localized("Key Information")) {
        FormField(localized("Title"), \.order.title, in: TitleFormCell.self).id("title").required().limited(to: 120)
        FormField(localized("Location"), \.order.location, in: SimplePropertyFormCell.self).id("location")
          .suggestions(\.locations)
        FormField(localized("Notes"), \.order.notes, in: NoteFormCell.self).id("notes")
      }
      FormSection(localized("Properties")) {
        FormField(localized("Status"), \.order.status, options: OrderStatus.allCases, in: FilterFormCell.self)
          .id("status")
        FormField(localized("Priority"), \.order.priority, options: OrderPriority.allCases, in: FilterFormCell.self)
          .id("priority")
        FormField(localized("Assigned To"), \.order.assigneeID, of: people.items, name: \.name) { [people] cell in
          cell.listPicker.dataSource = people
          cell.listPicker.searchResultsUpdating = people
        }
        .id("assignee")
        FormField(localized("Product"), \.order.productID, of: products, name: Self.name).id("product")
        FormField(localized("Supplier"), \.order.supplierID, of: suppliers, name: \.name).id("supplier")
        FormField(localized("Due"), \.order.dueDate, in: DatePickerFormCell.self) { $0.showsClearButton = true }
          .id("due")
        // Not a duration picker, which ends at 23:59: orders can take days.
        FormField(localized("Planned Hours"), \.order.plannedHours, in: StepperFormCell.self) { cell in
          cell.maximumValue = 1000
          cell.stepValue = 0.5
          cell.decimalPlaces = 2
        }
        .id("plannedHours")
        FormField(localized("Cost"), \.order.cost, in: NumberFormCell<Double>.self) { cell in
          cell.format = NumberFormat(.currency("EUR"))
          cell.minimumValue = 0
          cell.maximumValue = 1_000_000
          cell.stepValue = 10
        }
        .id("cost")
        FormField(localized("Progress"), \.order.progress, in: SliderFormCell.self) { cell in
          cell.unit = "%"
          cell.formatter = { "\(Int(($0 * 100).rounded()))" }
        }
        .id("progress")
        FormField(localized("Needs Approval"), \.order.needsApproval, in: SwitchFormCell.self).id("needsApproval")
      }
      FormField(localized("Attachments"), attachments: \.attachments) { controller in
        controller.maxItems = 20
        controller.maxFileSize = Document.maximumByteCount
      }
      .id("attachments")
    }
  }
}
