import Floorplan

/// Everything that the status file says of one package.
final class PackageRecordView {
  let root = Box(.vertical)

  init(_ package: PackageRecord, close: @escaping () -> Void) {
    for name in [UtilityClass.card.rawValue] { root.addStyleClass(name) }
    root.setMargins(leading: 8, bottom: 8, trailing: 8)
    let title = Label(package.name)
    title.addStyleClass(TextStyle.title3.utilityClass)
    title.alignment = 0
    title.numberOfLines = 2
    title.expandsHorizontally = true
    title.setAccessibleRole(.heading)
    let back = Button(iconName: "window-close-symbolic", name: "Close the record")
    back.verticalAlignment = .start
    back.onClick(close)
    let bar = Box(.horizontal, spacing: 8, [title, back])
    bar.setMargins(top: 12, leading: 16, bottom: 8, trailing: 12)
    let fields = Box(.vertical, spacing: 10)
    fields.setMargins(leading: 16, bottom: 16, trailing: 16)
    for (name, value) in Self.fields(of: package) where !value.isEmpty { fields.append(Self.field(name, value)) }
    let scrolled = ScrolledWindow(fields, name: "Record of \(package.name)")
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.expandsVertically = true
    root.append(bar)
    root.append(scrolled)
  }

  private static func fields(of package: PackageRecord) -> [(String, String)] {
    [
      ("Summary", package.summary), ("Version", package.version), ("Architecture", package.architecture),
      ("Section", package.section), ("Priority", package.priority),
      ("Installed size", package.installedSizeText ?? ""),
      ("Status", "\(package.status.want) \(package.status.flag) \(package.status.state)"),
      ("Maintainer", package.maintainer), ("Homepage", package.homepage), ("Description", package.flowingDescription),
    ] + package.otherFields.map { ($0.name, $0.value) }
  }

  private static func field(_ name: String, _ value: String) -> Widget {
    let key = Label(name)
    key.addStyleClass(TextStyle.footnote.utilityClass)
    key.addStyleClass(UtilityClass.secondary.rawValue)
    let text = Label(value)
    text.addStyleClass(TextStyle.subheadline.utilityClass)
    for label in [key, text] {
      label.alignment = 0
      label.wraps = true
      label.wrapMode = .wordChar
    }
    return Box(.vertical, spacing: 2, [key, text])
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
