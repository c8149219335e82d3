import Floorplan

/// The severity and the code of the listed problems; nil for all.
struct ProblemFilter: Equatable {
  var severity: StyleSheetDiagnostic.Severity?
  var code: StyleSheetDiagnosticCode?

  func includes(_ problem: StyleSheetDiagnostic) -> Bool {
    (severity ?? problem.severity) == problem.severity && (code ?? problem.code) == problem.code
  }

  /// The displayed description, such as “Error, wrong-type”; nil if all problems are listed.
  var title: String? {
    let parts = [severity?.title, code?.rawValue].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// A button with the filter of the problems, which opens a menu of their severities and codes.
final class ProblemFilterMenu: ChoiceButton {
  private var states: [Action] = []
  private static let all = "all"

  /// Called when the user has changed the filter.
  var onChange: (() -> Void)?
  /// The displayed filter.
  var filter = ProblemFilter() {
    didSet { if filter != oldValue { showFilter() } }
  }

  init() {
    super.init(name: localized("Filter Problems"), prefix: "filter")
    states = [
      actions.addAction("severity", state: Self.all) { [unowned self] text in
        self.choose { $0.severity = StyleSheetDiagnostic.Severity(rawValue: text) }
      },
      actions.addAction("code", state: Self.all) { [unowned self] text in
        self.choose { $0.code = StyleSheetDiagnosticCode(rawValue: text) }
      },
    ]
    showFilter()
  }

  private func choose(_ change: (inout ProblemFilter) -> Void) {
    change(&filter)
    onChange?()
  }

  private func showFilter() {
    show(filter.title ?? "", label: filter.title ?? localized("Filter"))
    for (action, state) in zip(states, [filter.severity?.rawValue, filter.code?.rawValue]) {
      action.setState(state ?? Self.all)
    }
  }

  /// Displays the severities and codes of problems in the menu.
  ///
  /// A filter that none of the problems matches is reset.
  func show(_ problems: [StyleSheetDiagnostic]) {
    if !problems.contains(where: filter.includes) { filter = ProblemFilter() }
    isVisible = problems.count > 1
    let bySeverity = Dictionary(grouping: problems, by: \.severity)
    let severities = StyleSheetDiagnostic.Severity.allCases.compactMap { severity in
      bySeverity[severity].map { (severity.counted($0.problemCount), severity.rawValue) }
    }
    let codes = Dictionary(grouping: problems, by: \.code.rawValue).sorted { $0.key < $1.key }.map {
      code, problems in
      (localized("%1$@ (%2$@)").filled(with: code, groupedDigits(problems.problemCount)), code)
    }
    menu.removeAll()
    // Without sections, because GTK 4.8 keeps those that are removed.
    for (title, value) in [(localized("All Severities"), Self.all)] + severities { append(title, "severity", value) }
    for (title, value) in [(localized("All Codes"), Self.all)] + codes { append(title, "code", value) }
  }

  override func dispose() {
    onChange = nil
    super.dispose()
  }
}
