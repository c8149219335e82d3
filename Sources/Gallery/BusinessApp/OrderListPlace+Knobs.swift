import Floorplan

nonisolated extension OrderListPlace {
  /// The knobs of a page that shows orders: one for whatever a place says.
  static let knobDefinitions: [KnobDefinition] = [
    .text("search", "Search"),
    .text("status", "Status"),
    .text("priority", "Priority"),
    .text("assignee", "Assignee"),
    .text("due", "Due"),
    .text("cost", "Cost"),
    .text("product", "Product"),
    .text("supplier", "Supplier"),
    .toggle("overdue", "Overdue", false),
    .text("sort", "Sort by"),
    .choice("group", "Group by", OrderGrouping.none),
  ]
}
