import Floorplan

/// Says over the list that the file is damaged; the other records show all the same.
final class DamageBanner {
  let root = Box(.vertical)
  private static let listHeight = 140

  init(_ problems: [DpkgStatusFile.Problem], of path: String) {
    let report = DamageReport(problems, of: path)
    root.addStyleClass("gallery-banner")
    let summary = Self.label(report.text)
    summary.addStyleClass(UtilityClass.critical.rawValue)
    summary.expandsHorizontally = true
    summary.setAccessibleRole(.alert)
    guard problems.count > 1 else {
      root.append(summary)
      return
    }
    let list = ScrolledWindow(Self.label(report.lines.joined(separator: "\n")), name: "Problems of the file")
    list.setPolicy(horizontal: .never, vertical: .automatic)
    list.setSizeRequest(height: Self.listHeight)
    list.isVisible = false
    let toggle = ToggleButton(toggling: "Show All")
    toggle.verticalAlignment = .start
    toggle.connect("toggled") { [unowned toggle, unowned list] in list.isVisible = toggle.isActive }
    root.append(Box(.horizontal, spacing: 12, [summary, toggle]))
    root.append(list)
  }

  private static func label(_ text: String) -> Label {
    let label = Label(text)
    label.wraps = true
    label.wrapMode = .wordChar
    label.alignment = 0
    return label
  }
}
