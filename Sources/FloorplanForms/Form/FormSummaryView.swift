import FloorplanTheme
package import FloorplanUI
public import GTKBridge

/// The problems of a form above its fields, from the first failed `Form.validate()` on until all are solved.
///
///     let view = FormView(form)
///     let summary = FormSummaryView(of: form, in: view)
///     let scroller = ScrolledWindow(view, name: "Order", horizontal: .never)
///     scroller.expandsVertically = true
///     page.content = Box(.vertical, [summary, scroller])
///
/// It displays the number of invalid fields, and a link for each of them with the title and the message, which moves
/// the focus to the field. More than five links scroll. A `FormWindow` has a summary of its own.
///
/// ## CSS nodes
///
///     formsummary.fdlFUIFormSummary
///     ├── inlinevalidation
///     ╰── scrolledwindow                                          absent without problems
///         ╰── viewport
///             ╰── box
///                 ╰── button.fdlFUIFormSummary_linkButton         for each invalid field
///                     ╰── label
///
/// ## Accessibility
///
/// A group. The number of invalid fields is a status that screen readers announce when it changes. Each problem is a
/// link labeled by the title and the message.
public final class FormSummaryView: CustomWidget {
  private typealias Parts = ComponentParts.FormSummary
  private let messageView = InlineValidationView()
  private let list = Box(.vertical)
  private let scroller: ScrolledWindow
  private var links: [(button: Button, label: PartLabel)] = []
  private weak var formView: FormView?

  public override class var cssName: String { "formsummary" }

  /// Creates a view without a message.
  package override init() {
    scroller = ScrolledWindow(list, horizontal: .never)
    super.init()
    addStyleClasses(of: Parts.view)
    // The links inside take the focus.
    scroller.isFocusable = false
    scroller.isVisible = false
    for part in [messageView, scroller] as [Widget] { part.setParent(self) }
  }

  /// Creates a summary, which is hidden while there are no problems.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - view: The view of the form, in which the links focus a field.
  public convenience init<Model>(of form: Form<Model>, in view: FormView) {
    self.init()
    formView = view
    observe { [unowned self] in
      let problems = form.problems
      // Screen readers only announce changes of a visible status.
      isVisible = !problems.isEmpty
      show(problems.isEmpty ? nil : Self.message(count: problems.count), problems)
    }
  }

  /// Returns the message about a number of invalid fields.
  package static func message(count: Int) -> ValidationMessage {
    ValidationMessage(
      localized("%1$@ field needs your attention.", "%1$@ fields need your attention.", count: count))
  }

  /// The displayed message; nil for none.
  package private(set) var message: ValidationMessage?
  /// The displayed problems.
  package private(set) var problems: [FormProblem] = []

  /// Displays a message, with links to invalid fields of a view below it.
  package func show(_ message: ValidationMessage?, _ problems: [FormProblem] = [], in view: FormView? = nil) {
    if let view { formView = view }
    if problems != self.problems {
      self.problems = problems
      showLinks()
    }
    self.message = message
    messageView.message = message ?? ValidationMessage("", kind: .none, style: .hint)
  }

  private func showLinks() {
    for (index, problem) in problems.enumerated() {
      if index == links.count { links.append(makeLink(at: index)) }
      let (button, label) = links[index]
      label.text = problem.text
      button.setAccessibleLabel(problem.text)
    }
    while links.count > problems.count {
      let button = links.removeLast().button
      button.hide(movingFocusTo: formView ?? self)
      button.removePermanently()
    }
    // GTK only passes down the text direction of the desktop.
    propagateDirection()
    scroller.setPolicy(horizontal: .never, vertical: isScrolling ? .automatic : .never)
    scroller.isVisible = !problems.isEmpty
  }

  private func makeLink(at index: Int) -> (Button, PartLabel) {
    let label = PartLabel(Parts.linkButton, hasOwnNode: false)
    // The label of the button is sufficient.
    label.setAccessibleRole(.presentation)
    let button = Button()
    button.setAccessibleRole(.link)
    button.addStyleClasses(of: Parts.linkButton)
    button.child = label
    button.onClick { [weak self] in self?.focusField(at: index) }
    list.append(button)
    return (button, label)
  }

  private func focusField(at index: Int) {
    guard problems.indices.contains(index), let formView else { return }
    formView.focusField(problems[index].field)
    // After a click, the user has to see the focus.
    formView.window?.isFocusVisible = true
  }

  // MARK: Arrangement

  /// The number of links that are visible without scrolling.
  private static let maximumLinkCount = 5
  private var isScrolling: Bool { problems.count > Self.maximumLinkCount }

  public override var requestedWidth: Measurement? {
    .maximum(of: (problems.isEmpty ? [messageView] : [messageView, scroller]).map { $0.measured(.horizontal) })
  }

  public override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let bottom = arrangement.add(messageView, width: width)
    guard !problems.isEmpty else { return arrangement }
    let linkWidth = max(width, scroller.measured(.horizontal).minimum)
    // A scrolled window doesn't request the height of its child.
    let height =
      isScrolling
      ? max(scroller.measured(.vertical).minimum, Self.maximumLinkCount * Parts.linkButton[.minimumHeight])
      : list.measured(.vertical, forSize: linkWidth).natural
    arrangement.add(scroller, x: 0, y: bottom + Parts.view[.lineGap], width: linkWidth, height: height)
    return arrangement
  }
}
