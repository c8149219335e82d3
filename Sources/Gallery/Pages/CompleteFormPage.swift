import Floorplan

/// A page of a long form with all form cells, validation, and changes to save or discard.
let completeFormPage = Page(
  path: "complete-form", title: localized("Complete Form"), group: localized("Forms"),
  summary: localized("A long form with validation, to save or discard"), iconName: "document-save-as-symbolic",
  documentation: "forms",
  keywords: localizedKeywords("long form, everything, validation, required, save, discard, work order")
    + ["FUIFormTableViewController"],
  knobs: [
    .toggle("editable", "Editable", true),
    .toggle("enabled", "Enabled", true),
    .choice("layout", "Layout", "table", of: ["table", "columns"]),
  ]
) { context in
  let form = LongFormModel.form(LongFormModel())
  let view = FormView(form)
  view.setAccessibleLabel(localized("Work order"))
  view.observe { [unowned view] in
    form.isEditable = context.isOn("editable")
    form.isEnabled = context.isOn("enabled")
    view.layout = context.value(ofKnob: "layout") == "table" ? .table : AutosizingColumnFlowLayout(numberOfColumns: 2)
  }
  let scrolled = ScrolledWindow(view, name: context.entry.title, horizontal: .never)
  scrolled.expandsVertically = true
  return Box(.vertical, [bar(form, view, context), scrolled])
}

private func bar(_ form: Form<LongFormModel>, _ view: FormView, _ context: PageContext) -> Widget {
  let status = Label()
  status.alignment = 0
  status.wraps = true
  status.announcesText = true
  status.observe { [unowned status] in
    let wrong = form.invalidFields
    status.text =
      switch (wrong.count, form.hasChanges) {
      case (0, false): localized("No changes.")
      case (0, true): localized("Unsaved changes.")
      case (1, _): localized("“%1$@” needs your attention.").filled(with: wrong[0])
      default:
        localized("%1$@ field needs your attention.", "%1$@ fields need your attention.", count: wrong.count)
      }
  }
  let save = ActionButton(localized("Save"), .primary) { [unowned view] in
    guard form.validate() else {
      view.focusFirstInvalidField()
      return
    }
    form.acceptChanges()
    context.announce(localized("Saved"))
  }
  // Also discards uncommitted text, which isn't a change yet.
  let discard = ActionButton(localized("Discard")) { form.discardChanges() }
  let bar = ActionBar(status, [discard, save])
  bar.setMargins(bottom: 8)
  return PageInset(bar)
}
