package import FloorplanForms
import FloorplanTheme
package import FloorplanUI
package import GTKBridge

/// The content of a modal window with a form: notes above, the form, and a button in a footer.
///
/// ## CSS nodes
///
///     modalform.fdlFUIModalForm
///     ╰── box
///         ├── label.fdlFUIModalForm_noteLabel              absent if no field is required
///         ├── box                                          absent without a status
///         │   ├── spinner.fdlFUIObjectCollectionViewCell_actionProgress
///         │   ╰── formsummary
///         ├── scrolledwindow
///         │   ╰── collectionview
///         ╰── box.fdlFUIModalForm_footer                   absent without a button
///
/// ## Accessibility
///
/// A group labeled by the title. The message about the form is a status that screen readers announce when it changes.
package final class ModalFormView: CustomWidget {
  private typealias Parts = ComponentParts.ModalForm
  private let noteLabel = Parts.noteLabel.makeLabel()
  private let spinner = Spinner()
  private let summary = FormSummaryView()
  private let status: Box
  private let box = Box(.vertical)

  package override class var cssName: String { "modalform" }

  /// Creates a view of a form.
  ///
  /// - Parameters:
  ///   - content: The form, which the view scrolls.
  ///   - name: The accessible label of the form.
  package init(_ content: Widget, name: String) {
    status = Box(.horizontal, spacing: .controlGap, of: Parts.view, [spinner, summary])
    super.init()
    addStyleClasses(of: Parts.view)
    setAccessibleLabel(name)
    spinner.addStyleClasses(of: ComponentParts.ObjectCell.actionProgress)
    // GtkSpinner has a different role in GTK 4.8.
    spinner.setAccessibleRole(.progressBar)
    spinner.verticalAlignment = .center
    spinner.isVisible = false
    summary.expandsHorizontally = true
    let scrolled = ScrolledWindow(content, name: name, horizontal: .never)
    scrolled.expandsVertically = true
    scrolled.addStyleClass(UtilityClass.fading.rawValue)
    for part in [noteLabel, status] as [Widget] {
      part.setMargins(of: Parts.view, block: .lineGap, inline: .columnGap)
      part.isVisible = false
    }
    for part in [noteLabel, status, scrolled] as [Widget] { box.append(part) }
    box.setParent(self)
  }

  /// The note above the form, such as about required fields; nil for none.
  package var note: String? {
    didSet {
      guard note != oldValue else { return }
      noteLabel.text = note ?? ""
      noteLabel.isVisible = note?.isEmpty == false
    }
  }

  /// The message about the form as a whole; nil for none.
  package var message: ValidationMessage? { summary.message }

  /// Displays a message about the form as a whole, with links to invalid fields of a view.
  package func show(_ message: ValidationMessage?, _ problems: [FormProblem] = [], in view: FormView? = nil) {
    // Screen readers only announce changes of a visible status.
    status.isVisible = message != nil
    summary.show(message, problems, in: view)
  }

  /// The accessible label of the spinner while an operation that the message describes is in progress; nil to hide it.
  package var progressName: String? {
    didSet {
      guard progressName != oldValue else { return }
      spinner.setAccessibleLabel(progressName ?? "")
      spinner.isVisible = progressName != nil
      // A hidden spinner would still request frames.
      spinner.isSpinning = progressName != nil
    }
  }

  /// Adds a button below the form, which doesn't scroll with it.
  ///
  /// - Parameter button: The button.
  package func addFooter(_ button: ActionButton) {
    let footer = Box(.vertical, [button])
    footer.addStyleClasses(of: Parts.footer)
    box.append(footer)
  }
}
