import Floorplan

/// A page of a long form with all form cells, validation, and changes to save, undo, revert or discard.
let completeFormPage = Page(
  path: "complete-form", title: localized("Complete Form"), group: localized("Forms"),
  summary: localized("A long form with validation, to save or discard"), iconName: "document-save-as-symbolic",
  documentation: "forms",
  keywords: localizedKeywords(
    "long form, everything, validation, required, save, discard, undo, revert, collapsible, work order")
    + ["FUIFormTableViewController"],
  knobs: [
    .toggle("editable", "Editable", true),
    .toggle("enabled", "Enabled", true),
    .toggle("marks", "Mark changes", true),
    .toggle("expanded", "Expanded sections", true),
    .choice("layout", "Layout", "table", of: ["table", "columns"]),
    .toggle("server", "Server available", true),
  ]
) { context in
  let form = LongFormModel.form(LongFormModel())
  form.undoHistory = UndoHistory()
  let view = FormView(form)
  view.setAccessibleLabel(localized("Work order"))
  view.observe { [unowned view] in
    form.isEditable = context.isOn("editable")
    form.isEnabled = context.isOn("enabled")
    form.model.isServerAvailable = context.isOn("server")
    form.marksChanges = context.isOn("marks")
    view.layout = context.value(ofKnob: "layout") == "table" ? .table : AutosizingColumnFlowLayout(numberOfColumns: 2)
  }
  view.observe {
    let isExpanded = context.isOn("expanded")
    for section in form.sections.indices { form.setExpanded(isExpanded, section: section) }
  }
  return FormPane.make(form, view, context)
}
