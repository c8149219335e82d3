import Floorplan
import Observation

/// A page with a switch, a slider, a list picker and an order picker, each bound twice to one model.
let formBasicsPage = Page(
  path: "form-basics", title: localized("Form Basics"), group: localized("Forms"),
  summary: localized("Form cells that are bound to one model"), iconName: "switch-on-symbolic", documentation: "forms",
  keywords: localizedKeywords("switch, slider, list picker, order picker, binding, observable, model, form cell"),
  knobs: [
    .toggle("editable", "Editable", true),
    .toggle("enabled", "Enabled", true),
    .toggle("continuous", "Continuous", true),
  ]
) { context in
  let request = WorkRequest()
  let forms = AdaptiveColumns(
    minimumColumnWidth: 280, spacing: 16,
    [form("Form", request, context), form("Form With the Same Model", request, context)])
  return PageInset.column([forms, values(of: request)], name: context.entry.title)
}

private func form(_ title: String, _ request: WorkRequest, _ context: PageContext) -> Widget {
  let confirmed = SwitchFormCell()
  confirmed.title = "Confirmed"
  confirmed.bind(request, to: \.isConfirmed)
  let distance = SliderFormCell()
  distance.title = "Distance"
  distance.maximumValue = 30
  distance.unit = "mi"
  distance.bind(request, to: \.distance)
  let group = ListPickerFormCell()
  group.title = "Work Group"
  group.valueOptions = WorkRequest.groups
  group.bind(request, to: \.groups)
  let sorting = OrderPickerFormCell()
  sorting.title = "Sort By"
  sorting.bind(request, to: \.sorting)
  let cells = Box(.vertical, [heading(title), confirmed, distance, group, sorting])
  cells.addStyleClass(UtilityClass.card.rawValue)
  cells.verticalAlignment = .start
  cells.overflow = .hidden
  cells.observe { [unowned confirmed, unowned distance, unowned group, unowned sorting] in
    for cell in [confirmed, distance, group, sorting] as [any FormCell] {
      cell.isEditable = context.isOn("editable")
      cell.isEnabled = context.isOn("enabled")
    }
    distance.isContinuous = context.isOn("continuous")
  }
  return cells
}

private func heading(_ title: String) -> Widget {
  let label = Label(title, .subheadline, .secondary)
  label.wraps = true
  label.setMargins(top: 12, leading: 16, bottom: 4, trailing: 16)
  label.setAccessibleRole(.heading)
  return label
}

private func values(of request: WorkRequest) -> Widget {
  let text = Label()
  text.alignment = 0
  text.wraps = true
  text.setMargins(leading: 16, bottom: 12, trailing: 16)
  text.observe { [unowned text] in
    text.text = """
      isConfirmed = \(request.isConfirmed)
      distance = \(shortNumber(request.distance))
      groups = \(request.groups)
      sorting = \(request.sorting.map(\.words))
      """
  }
  let card = Box(.vertical, [heading("Model"), text])
  card.addStyleClass(UtilityClass.card.rawValue)
  return card
}

/// The model of the form.
@Observable
private final class WorkRequest {
  var isConfirmed = false
  var distance = 10.0
  var groups = [0]
  var sorting = [
    SortCriterion("Priority", isSelected: true, isAscending: false), SortCriterion("Name"),
    SortCriterion("Due Date", isSelected: true),
  ]

  static let groups = ["Construction", "Repair", "Engineering", "Vendor"]
}

extension SortCriterion {
  /// The text of the criterion, with its direction if it is selected.
  fileprivate var words: String { isSelected ? "\(criterion.text) \(isAscending ? "↑" : "↓")" : criterion.text }
}
