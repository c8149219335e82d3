extension StyleSheetParser {
  /// Consecutive statements that are ignored for the same reason.
  struct IgnoredRun {
    enum Kind {
      /// Text that is neither a rule nor a definition.
      case text
      /// A definition in a rule.
      case definition
      /// A value with a colon.
      case value
    }

    let kind: Kind
    let first: StyleSheetRange
    var last: StyleSheetRange
    var count = 1
  }

  /// Adds a statement to those that are reported together.
  mutating func ignore(_ kind: IgnoredRun.Kind, at range: StyleSheetRange) {
    if ignoredRun?.kind == kind {
      ignoredRun?.last = range
      ignoredRun?.count += 1
      report.countError()
    } else {
      reportIgnoredRun()
      ignoredRun = IgnoredRun(kind: kind, first: range, last: range)
    }
  }

  /// Reports the ignored statements before a valid one as one problem.
  mutating func reportIgnoredRun() {
    guard let run = ignoredRun else { return }
    ignoredRun = nil
    let line = run.last.upperBound.line
    let isLong = line > run.first.upperBound.line
    let (message, remedy) =
      switch run.kind {
      case .text:
        (
          "expected a rule or a definition; the text \(isLong ? "up to line \(line) " : "")is ignored",
          "write a rule as a class path and a block in braces, or a definition as @name: value;"
        )
      case .definition where run.count > 1:
        ("\(run.count) unexpected definitions in a rule; they are ignored", "move them before the rule")
      case .definition: ("unexpected definition in a rule; it is ignored", "move it before the rule")
      case .value where run.count > 1:
        (
          "unexpected colons in \(run.count) values up to line \(line); the values are ignored",
          "check for missing semicolons"
        )
      case .value: ("unexpected colon in a value; the value is ignored", "check for a missing semicolon")
      }
    report(.unexpectedToken, .error, run.first, message, remedy: remedy)
  }
}
