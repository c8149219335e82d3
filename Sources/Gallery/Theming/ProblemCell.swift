import CGTK
import Floorplan

/// A cell for a problem of a style sheet, with its position, the message, the fix and the marked line.
final class ProblemCell: CollectionCell {
  private let severity = Label()
  private let place = Label("", .footnote, .secondary)
  private let message = Label("", .subheadline)
  private let excerpt = Label("", .footnote, .secondary)
  private var summary = ""

  required init() {
    super.init()
    become(ComponentParts.CollectionRow.cell)
    overflow = .hidden
    severity.addStyleClass(TextStyle.footnote.utilityClass)
    place.ellipsis = .start
    message.wraps = true
    message.wrapMode = .wordChar
    excerpt.addStyleClass("gallery-code")
    excerpt.ellipsis = .end
    for label in [place, message, excerpt] { label.expandsHorizontally = true }
    // Code is left-to-right in every language.
    for label in [place, excerpt] { label.direction = .ltr }
    let column = Box(.vertical, spacing: 2, [Box(.horizontal, spacing: 8, [severity, place]), message, excerpt])
    column.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    column.setParent(self)
  }

  private static let meanings: [StyleSheetDiagnostic.Severity: (word: String, style: UtilityClass)] = [
    .error: (localized("Error"), .negative), .warning: (localized("Warning"), .critical),
    .note: (localized("Note", context: "problem"), .informative),
  ]

  func show(_ problem: StyleSheetDiagnostic) {
    let look = Self.meanings[problem.severity]
    for (_, style) in Self.meanings.values { severity.setStyleClass(style.rawValue, style == look?.style) }
    severity.text = look?.word ?? problem.severity.rawValue
    place.text = problem.range.description
    message.text = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "; ")
    excerpt.text = problem.line.isEmpty ? "" : "\(problem.line)\n\(problem.marker)"
    excerpt.isVisible = !problem.line.isEmpty
    summary = problem.description
    setAccessibleLabel("\(severity.text): \(message.text)")
    setAccessibleDescription(place.text)
  }

  override var copyableText: String? { summary }
}
