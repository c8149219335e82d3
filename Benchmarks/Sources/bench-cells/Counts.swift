import CBench
import Comparing
import Floorplan

/// The numbers of widgets and CSS nodes of a cell, compared with a box of labels with the same texts.
func measureCounts(_ comparison: Comparison) {
  for kind in [Kind.headline, .typical, .all] {
    let cell = BoundCell(kind: kind)
    cell.bind(to: 0)
    let page = Page([cell])
    let content = Contents.of(cell)
    let box = BoundBox([content], hasImages: false)
    let boxPage = Page([box])
    func report(_ what: String, _ count: (UnsafeMutableRawPointer?) -> Int32) {
      comparison.report(
        "\(what), \(kind.name)", against: "GtkBox of the same texts", "", [Double(count(cell.pointer))],
        [Double(count(box.pointer))])
    }
    report("widgets of a cell", bench_widgets)
    report("CSS nodes of a cell", bench_style_nodes)
    boxPage.close()
    page.close()
  }
  demandNoWidgetsForAbsentParts()
}

/// A single part has only the cell's widget and its own, and a cell without parts only its own.
private func demandNoWidgetsForAbsentParts() {
  let parts: [(name: String, widgets: Int32, set: (ObjectCell) -> Void)] = [
    ("nothing", 0, { _ in }),
    ("a headline", 1, { $0.headlineText = "Text" }),
    ("a subheadline", 1, { $0.subheadlineText = "Text" }),
    ("a footnote", 1, { $0.footnoteText = "Text" }),
    ("a description", 1, { $0.descriptionText = "Text" }),
    ("a status", 1, { $0.statusText = "Text" }),
    ("a substatus", 1, { $0.substatusText = "Text" }),
    ("a status image", 1, { $0.statusImage = .indicator(.critical) }),
    ("a substatus image", 1, { $0.substatusImage = .indicator(.critical) }),
    // The view and its icon.
    ("a detail image", 2, { $0.detailImage = .icon("folder-symbolic") }),
    // The container and its children.
    ("two footnote icons", 3, { $0.footnoteIcons = [.icon("folder-symbolic"), .icon("edit-find-symbolic")] }),
    ("two tags", 3, { $0.tags = ["Text", "Text"] }),
    // An avatar is a view with a backdrop and initials.
    ("two avatars", 7, { $0.avatars = ["Ana Novak", "Mei Lin"] }),
    ("an accessory", 1, { $0.accessoryType = .checkmark }),
  ]
  for part in parts {
    let cell = ObjectCell()
    part.set(cell)
    let others = bench_widgets(cell.pointer) - 1 - part.widgets
    demand(others == 0, "a cell with \(part.name) alone has \(others) widgets of parts that are absent")
    cell.discard()
  }
}
