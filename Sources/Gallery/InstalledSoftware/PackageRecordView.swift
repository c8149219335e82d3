import Floorplan

/// Everything that the status file says of one package.
final class PackageRecordView {
  let root: Widget

  init(_ package: PackageRecord, close: @escaping () -> Void) {
    root = RecordCard(title: package.name, fields: Self.fields(of: package), close: close).root
  }

  private static func fields(of package: PackageRecord) -> [(name: String, value: String)] {
    let known: [(name: String, value: String)] = [
      (localized("Summary"), package.summary), (localized("Version"), package.version),
      (localized("Architecture"), package.architecture),
      (localized("Section"), package.section), (localized("Priority"), package.priority),
      (localized("Installed size"), package.installedSizeText ?? ""),
      (localized("Status"), "\(package.status.want) \(package.status.flag) \(package.status.state)"),
      (localized("Maintainer"), package.maintainer), (localized("Homepage"), package.homepage),
      (localized("Description"), package.flowingDescription),
    ]
    return known + package.otherFields.map { (name: $0.name, value: $0.value) }
  }
}

extension PackageRecord {
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
