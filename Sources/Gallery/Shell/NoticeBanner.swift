import Floorplan

/// Says over a page what is to be known of what it shows; more of it, and what can be done, stands beside or, where there
/// isn't room for that, below.
final class NoticeBanner {
  let root = Box(.vertical)
  private let summary: Label
  private static let listHeight = 140

  /// What is said in full when a person asks for it.
  struct Details {
    /// What the button says that shows it.
    let button: String
    /// What the lines are, for assistive technology.
    let name: String
    let lines: [String]
  }

  /// - Parameters:
  ///   - text: What is to be known.
  ///   - isProblem: Whether something is wrong.
  ///   - details: What is said in full.
  ///   - leading: What stands before the text.
  ///   - buttons: What can be done.
  init(
    _ text: String, isProblem: Bool = true, details: Details? = nil, leading: Widget? = nil, buttons: [Button] = []
  ) {
    summary = Self.label(text)
    root.addStyleClass("gallery-banner")
    if isProblem { summary.addStyleClass(UtilityClass.critical.rawValue) }
    summary.expandsHorizontally = true
    summary.setAccessibleRole(isProblem ? .alert : .status)
    let line: Widget = leading.map { Box(.horizontal, spacing: 12, [$0, summary]) } ?? summary
    var buttons = buttons
    let list = details.map { Self.list($0) }
    if let details, let list {
      let toggle = ToggleButton(toggling: details.button)
      toggle.connect("toggled") { [unowned toggle, unowned list] in list.isVisible = toggle.isActive }
      buttons.insert(toggle, at: 0)
    }
    for button in buttons {
      // With a large text one title alone may be wider than a narrow window.
      for case let title as Label in button.children {
        title.wraps = true
        title.wrapMode = .word
        title.justification = .center
      }
    }
    root.append(buttons.isEmpty ? line : ActionBar(line, buttons))
    if let list { root.append(list) }
  }

  /// The text of the notice.
  var text: String {
    get { summary.text }
    set { summary.text = newValue }
  }

  private static func list(_ details: Details) -> Widget {
    let text = label(details.lines.joined(separator: "\n"))
    guard details.lines.count > 1 else {
      text.isVisible = false
      return text
    }
    let list = ScrolledWindow(text, name: details.name, horizontal: .never)
    list.setSizeRequest(height: listHeight)
    list.isVisible = false
    return list
  }

  private static func label(_ text: String) -> Label {
    let label = Label(text)
    label.wraps = true
    label.wrapMode = .wordChar
    label.alignment = 0
    return label
  }
}

extension NoticeBanner {
  /// Says over a list that its file is damaged; the other records show all the same.
  convenience init(_ problems: [DpkgStatusFile.Problem], of path: String) {
    let report = DamageReport(problems, of: path)
    self.init(
      report.text,
      details: problems.count > 1
        ? Details(button: localized("Show All"), name: localized("Problems in the File"), lines: report.lines) : nil
    )
  }
}
