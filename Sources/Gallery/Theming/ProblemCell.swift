import Floorplan

/// A cell for a problem of a style sheet, with its position, the message, the marked line and a button for the fix.
final class ProblemCell: CollectionCell {
  private let severity = Label()
  private let location = Label("", .footnote, .secondary)
  private let message = Label("", .subheadline, wraps: true)
  private let excerpt = Label("", .footnote, .secondary)
  private let fix = Button(label: localized("Fix"))
  private var summary = ""
  /// Called when the user chooses to fix the problem.
  var onFix: (() -> Void)?

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
    fix.verticalAlignment = .center
    // A short word is narrower than a target may be.
    fix.setSizeRequest(width: 64)
    fix.onClick { [unowned self] in onFix?() }
    let row = Box(.horizontal, spacing: 8, [column, fix])
    row.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    row.setParent(self)
  }

  private static let severityStyles: [StyleSheetDiagnostic.Severity: UtilityClass] = [
    .error: .negative, .warning: .critical, .note: .informative,
  ]

  func show(_ problem: StyleSheetDiagnostic) {
    let style = Self.severityStyles[problem.severity]
    fix.isVisible = problem.replacement != nil
    fix.tooltip = problem.fixTitle ?? ""
    fix.setAccessibleDescription(problem.fixTitle ?? "")
    for utility in Self.severityStyles.values { severity.setStyleClass(utility.rawValue, utility == style) }
    severity.text = problem.severity.title
    location.text = problem.range.description
    message.text = [problem.message, problem.remedy].compactMap { $0 }.joined(separator: "; ")
    excerpt.text = problem.line.isEmpty ? "" : "\(problem.line)\n\(problem.marker)"
    excerpt.isVisible = !problem.line.isEmpty
    summary = problem.description
    setAccessibleLabel("\(severity.text): \(message.text)")
    setAccessibleDescription(location.text)
  }

  override var copyableText: String? { summary }

  override func dispose() {
    onFix = nil
    super.dispose()
  }
}

extension StyleSheetDiagnostic.Severity {
  /// The displayed title.
  var title: String {
    switch self {
    case .error: localized("Error")
    case .warning: localized("Warning")
    case .note: localized("Note", context: "problem")
    }
  }
}

extension StyleSheetDiagnostic {
  /// The change that fixes the problem, such as “Replace “colour” with “color””; nil if there is none.
  fileprivate var fixTitle: String? {
    guard let replacement else { return nil }
    let old = markedText.trimmed
    if replacement.isEmpty { return localized("Remove “%1$@”").filled(with: old) }
    return range.lowerBound == range.upperBound
      ? localized("Insert “%1$@”").filled(with: replacement.trimmed)
      : localized("Replace “%1$@” with “%2$@”").filled(with: old, replacement)
  }
}
