import Floorplan

nonisolated extension OrderListPlace {
  /// The knobs of a page that shows orders: one for whatever a place says.
  static let knobDefinitions = [
    KnobDefinition(name: "search", title: "Search", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "status", title: "Status", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "priority", title: "Priority", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "assignee", title: "Assignee", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "due", title: "Due", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "cost", title: "Cost", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "product", title: "Product", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "supplier", title: "Supplier", kind: .text(), defaultValue: ""),
    KnobDefinition(name: "overdue", title: "Overdue", kind: .toggle, defaultValue: "off"),
    KnobDefinition(name: "sort", title: "Sort by", kind: .text(), defaultValue: ""),
    KnobDefinition(
      name: "group", title: "Group by", kind: .choice(OrderGrouping.allCases.map(\.rawValue)), defaultValue: "none"),
  ]
}
