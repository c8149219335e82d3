import CGTK
import FloorplanTheme
package import FloorplanUI
package import GTKBridge

/// What a modal window shows a form in: what is to be known of it above, the form, and a button that stays below.
///
/// ## CSS nodes
///
///     modalform.fdlFUIModalForm
///     ╰── box
///         ├── label.fdlFUIModalForm_noteLabel              absent where no field is required
///         ├── box                                          absent where there is nothing to be said
///         │   ├── spinner.fdlFUIObjectCollectionViewCell_actionProgress
///         │   ╰── inlinevalidation
///         ├── scrolledwindow
///         │   ╰── collectionview
///         ╰── box.fdlFUIModalForm_footer                   absent without a button
///
/// ## Accessibility
///
/// A group named by what the form is for.  What is said of the form is a status: screen readers tell when it changes.
@MainActor
package final class ModalFormView: CustomWidget {
  private typealias Parts = ComponentParts.ModalForm
  private let noteLabel = Parts.noteLabel.makeLabel()
  private let spinner = Spinner()
  private let messageView = InlineValidationView()
  private let status: Box
  private let box = Box(.vertical)

  package override class var cssName: String { "modalform" }

  /// Shows a form.
  ///
  /// - Parameters:
  ///   - content: The form, which scrolls.
  ///   - name: What it is for, for assistive technology.
  package init(_ content: Widget, name: String) {
    status = Box(.horizontal, spacing: Int(Parts.view.metric(.controlGap)), [spinner, messageView])
    super.init()
    become(Parts.view)
    setAccessibleLabel(name)
    spinner.become(ComponentParts.ObjectCell.actionProgress)
    // GtkSpinner has another one in GTK 4.8.
    spinner.setAccessibleRole(.progressBar)
    spinner.verticalAlignment = .center
    spinner.isVisible = false
    messageView.expandsHorizontally = true
    let scrolled = ScrolledWindow(content, name: name, horizontal: .never)
    scrolled.expandsVertically = true
    for part in [noteLabel, status] as [Widget] {
      part.setMargins(top: Self.gap, leading: Self.inset, bottom: Self.gap, trailing: Self.inset)
      part.isVisible = false
    }
    for part in [noteLabel, status, scrolled] as [Widget] { box.append(part) }
    box.setParent(self)
  }

  private static let inset = Int(Parts.view.metric(.columnGap))
  private static let gap = Int(Parts.view.metric(.lineGap))

  /// What is to be known before anything is filled in; nil for nothing.
  package var note: String? {
    didSet {
      guard note != oldValue else { return }
      noteLabel.text = note ?? ""
      noteLabel.isVisible = note?.isEmpty == false
    }
  }

  /// What is to be said of the form as a whole; nil for nothing.
  package var message: ValidationMessage? {
    didSet {
      guard message != oldValue else { return }
      // It is there before it says something else, so that it is heard.
      status.isVisible = message != nil
      if let message { messageView.message = message }
    }
  }

  /// What goes on with the form, for assistive technology, while the message tells it; nil for nothing.
  package var progressName: String? {
    didSet {
      guard progressName != oldValue else { return }
      spinner.setAccessibleLabel(progressName ?? "")
      spinner.isVisible = progressName != nil
      // One that turns unseen would still ask for frames.
      spinner.isSpinning = progressName != nil
    }
  }

  /// Adds what stays below the form while that scrolls.
  ///
  /// - Parameter button: What is done with the form.
  package func addFooter(_ button: ActionButton) {
    let footer = Box(.vertical, [button])
    footer.become(Parts.footer)
    box.append(footer)
  }
}
