import Floorplan

extension PackageRecord {
  /// Everything that the status file says of the package.
  var fields: [(name: String, value: String)] {
    let known: [(name: String, value: String)] = [
      (localized("Summary"), summary), (localized("Version"), version),
      (localized("Architecture"), architecture),
      (localized("Section"), section), (localized("Priority"), priority),
      (localized("Installed size"), installedSizeText ?? ""),
      (localized("Status"), "\(status.want) \(status.flag) \(status.state)"),
      (localized("Maintainer"), maintainer), (localized("Homepage"), homepage),
      (localized("Description"), flowingDescription),
    ]
    return known + otherFields.map { (name: $0.name, value: $0.value) }
  }

  /// The description with its paragraphs in one line each: Debian breaks them at 80 columns, and means only lines that
  /// begin with a space to stay as they are (deb-control(5)).
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
