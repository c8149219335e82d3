import Floorplan

extension PackageRecord {
  /// The fields of the package in the status file.
  var fields: [(name: String, value: String)] {
    let known: [(name: String, value: String)] = [
      (localized("Summary"), summary), (localized("Version"), version),
      (localized("Architecture"), architecture),
      (localized("Section"), section), (localized("Priority"), priority),
      (localized("Installed Size"), installedSizeText ?? ""),
      (localized("Status"), "\(status.want) \(status.flag) \(status.state)"),
      (localized("Maintainer"), maintainer), (localized("Homepage"), homepage),
      (localized("Description"), flowingDescription),
    ]
    return known + otherFields.map { (name: $0.name, value: $0.value) }
  }

  /// The description with each paragraph on one line.
  ///
  /// Debian breaks paragraphs at 80 columns; only lines that begin with a space keep their breaks (deb-control(5)).
  nonisolated var flowingDescription: String {
    var lines: [String] = []
    var continues = false
    for line in longDescription.split(separator: "\n", omittingEmptySubsequences: false) {
      let flows = !line.isEmpty && !line.hasPrefix(" ")
      if flows, continues, let last = lines.popLast() {
        lines.append("\(last) \(line)")
      } else {
        lines.append(String(line))
      }
      continues = flows
    }
    return lines.joined(separator: "\n")
  }
}
