/// A description of the problems of a status file.
nonisolated struct DamageReport: Equatable {
  /// The problems, one on each line, up to a readable number.
  let lines: [String]
  /// The first problem with the path of the file, and the number of others.
  let text: String

  init(_ problems: [DpkgStatusFile.Problem], of path: String) {
    let more = { "and \(groupedDigits($0)) more" }
    lines = limitedLines(problems, more: more) { problem in
      "line \(groupedDigits(problem.line))" + (problem.recordName.map { ", record \($0)" } ?? "")
        + ": \(problem.message)"
    }
    let others = problems.count > 1 ? " (\(more(problems.count - 1)))" : ""
    text = lines.first.map { "\(path), \($0)\(others)" } ?? ""
  }
}
