import Floorplan

/// A cell for a problem of a style sheet, with its position, the message, the fix and the marked line.
final class ProblemCell: CollectionCell {
  private let severity = Label()
  private let location = Label("", .footnote, .secondary)
  private let message = Label("", .subheadline, wraps: true)
  private let excerpt = Label("", .footnote, .secondary)
  private var summary = ""

  required init() {
    super.init()
    addStyleClasses(of: ComponentParts.collectionRow)
    overflow = .hidden
    severity.addStyleClass(TextStyle.footnote.utilityClass)
    location.ellipsis = .start
    excerpt.addStyleClass("gallery-code")
    excerpt.ellipsis = .end
    for label in [location, message, excerpt] { label.expandsHorizontally = true }
    // Code is left-to-right in every language.
    for label in [location, excerpt] { label.direction = .ltr }
    let column = Box(.vertical, spacing: 2, [Box(.horizontal, spacing: 8, [severity, location]), message, excerpt])
    column.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    column.setParent(self)
  }

  private static let severityStyles: [StyleSheetDiagnostic.Severity: (word: String, style: UtilityClass)] = [
    .error: (localized("Error"), .negative), .warning: (localized("Warning"), .critical),
    .note: (localized("Note", context: "problem"), .informative),
  ]

  func show(_ problem: StyleSheetDiagnostic) {
    let style = Self.severityStyles[problem.severity]
    for (_, utility) in Self.severityStyles.values { severity.setStyleClass(utility.rawValue, utility == style?.style) }
    severity.text = style?.word ?? problem.severity.rawValue
    location.text = problem.range.description
    message.text = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "; ")
    excerpt.text = problem.line.isEmpty ? "" : "\(problem.line)\n\(problem.marker)"
    excerpt.isVisible = !problem.line.isEmpty
    summary = problem.description
    setAccessibleLabel("\(severity.text): \(message.text)")
    setAccessibleDescription(location.text)
  }

  override var copyableText: String? { summary }
}
