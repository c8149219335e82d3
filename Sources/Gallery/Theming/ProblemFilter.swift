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
final class ProblemFilterMenu: CustomWidget {
  private let menu = Menu()
  private let button: MenuButton
  private let actions = ActionGroup()
  private var states: [Action] = []
  private static let prefix = "filter"
  private static let all = "all"

  /// Called when the user has changed the filter.
  var onChange: (() -> Void)?
  /// The displayed filter.
  var filter = ProblemFilter() {
    didSet { if filter != oldValue { showFilter() } }
  }

  override init() {
    let name = localized("Filter Problems")
    button = MenuButton(label: name, popover: PopoverMenu(menu, name: name))
    super.init()
    button.setParent(self)
    states = [
      actions.addAction("severity", state: Self.all) { [unowned self] text in
        self.choose { $0.severity = StyleSheetDiagnostic.Severity(rawValue: text) }
      },
      actions.addAction("code", state: Self.all) { [unowned self] text in
        self.choose { $0.code = StyleSheetDiagnosticCode(rawValue: text) }
      },
    ]
    insertActionGroup(actions, prefix: Self.prefix)
    showFilter()
  }

  private func choose(_ change: (inout ProblemFilter) -> Void) {
    change(&filter)
    onChange?()
  }

  private func showFilter() {
    let name = localized("Filter Problems")
    button.label = filter.title ?? localized("Filter")
    button.setAccessibleName(name)
    // The focusable button is an internal child.
    for part in [button] + button.children { part.setAccessibleDescription(filter.title ?? "") }
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
    append([(localized("All Severities"), Self.all)] + severities, of: "severity")
    append([(localized("All Codes"), Self.all)] + codes, of: "code")
  }

  // Without sections, because GTK 4.8 keeps those that are removed.
  private func append(_ entries: [(title: String, value: String)], of action: String) {
    for entry in entries { menu.append(entry.title, action: "\(Self.prefix).\(action)::\(entry.value)") }
  }

  override func dispose() {
    onChange = nil
    insertActionGroup(nil, prefix: Self.prefix)
    actions.dispose()
    super.dispose()
  }
}
