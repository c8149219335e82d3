/// What is wrong with a status file, in one line for a banner.
nonisolated struct DamageReport: Equatable {
  let text: String

  init(_ problems: [DpkgStatusFile.Problem], of path: String) {
    guard let first = problems.first else {
      text = ""
      return
    }
    let place = "line \(first.line)" + (first.recordName.map { ", record \($0)" } ?? "")
    let others = problems.count > 1 ? " (and \(groupedDigits(problems.count - 1)) more)" : ""
    text = "\(path), \(place): \(first.message)\(others)"
  }
}
