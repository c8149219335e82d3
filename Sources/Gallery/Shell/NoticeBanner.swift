import Floorplan

/// A notice about the content of a page, above it.
///
/// The buttons are next to the text or, if they don't fit, below it.
final class NoticeBanner {
  let root = Box(.vertical)
  private let summary: Label
  private static let listHeight = 140

  /// Further lines that are displayed on request.
  struct Details {
    /// The title of the button that displays the lines.
    let button: String
    /// The accessible label of the lines.
    let name: String
    let lines: [String]
  }

  /// - Parameters:
  ///   - text: The text of the notice.
  ///   - isProblem: Whether the notice is about a problem.
  ///   - details: Further lines.
  ///   - leading: A widget before the text.
  ///   - buttons: The actions.
  init(
    _ text: String, isProblem: Bool = true, details: Details? = nil, leading: Widget? = nil, buttons: [Button] = []
  ) {
    summary = Self.label(text)
    root.addStyleClass("gallery-banner")
    summary.expandsHorizontally = true
    if isProblem {
      summary.addStyleClass(UtilityClass.critical.rawValue)
      summary.setAccessibleRole(.alert)
    } else {
      summary.announcesText = true
    }
    let line: Widget = leading.map { Box(.horizontal, spacing: 12, [$0, summary]) } ?? summary
    var buttons = buttons
    let list = details.map { Self.list($0) }
    if let details, let list {
      let toggle = ToggleButton(toggling: details.button)
      toggle.connect("toggled") { [unowned toggle, unowned list] in list.isVisible = toggle.isActive }
      buttons.insert(toggle, at: 0)
    }
    for button in buttons { button.wrapTitle() }
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
    label.numberOfLines = 0
    label.alignment = 0
    return label
  }
}

extension NoticeBanner {
  /// Creates a notice about a damaged file, of which the other records are displayed.
  convenience init(_ problems: [DpkgStatusFile.Problem], of path: String) {
    let report = DamageReport(problems, of: path)
    self.init(
      report.text,
      details: problems.count > 1
        ? Details(button: localized("Show All"), name: localized("Problems in the File"), lines: report.lines) : nil
    )
  }
}
