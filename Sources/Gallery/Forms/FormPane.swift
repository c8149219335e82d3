import Floorplan
import Observation

/// A form below its status, its problems, and buttons to save or discard its changes.
enum FormPane {
  /// Creates the pane of a form.
  static func make<Model: AnyObject & Observable>(
    _ form: Form<Model>, _ view: FormView, _ context: PageContext
  ) -> Widget {
    let scrolled = ScrolledWindow(view, name: context.entry.title, horizontal: .never)
    scrolled.expandsVertically = true
    let summary = FormSummaryView(of: form, in: view)
    summary.setMargins(bottom: 8)
    return Box(.vertical, [bar(form, view, context), PageInset(summary), scrolled])
  }

  private static func bar<Model: AnyObject & Observable>(
    _ form: Form<Model>, _ view: FormView, _ context: PageContext
  ) -> Widget {
    let status = Label()
    status.alignment = 0
    status.wraps = true
    status.announcesText = true
    status.observe { [unowned status] in
      status.text = form.hasChanges ? localized("Unsaved changes.") : localized("No changes.")
    }
    var saving: Task<Void, Never>?
    let save = ActionButton(localized("Save"), .primary) { [unowned view] in
      guard saving == nil else { return }
      saving = Task { [weak view] in
        let isValid = await form.validateCompletely()
        saving = nil
        guard isValid else {
          view?.focusFirstInvalidField()
          return
        }
        form.acceptChanges()
        context.announce(localized("Saved"))
      }
    }
    // Also discards uncommitted text, which isn't a change yet.
    let discard = ActionButton(localized("Discard")) { form.discardChanges() }
    let bar = ActionBar(status, [discard, save])
    bar.setMargins(bottom: 8)
    return PageInset(bar)
  }
}
