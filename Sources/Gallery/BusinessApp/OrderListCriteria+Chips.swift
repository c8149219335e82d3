import Floorplan

extension OrderListCriteria {
  /// Returns the chips for a custom sorting and grouping, then active filters, then common ones.
  func chips(_ store: BusinessStore) -> [FilterFeedbackItem] {
    let predefined =
      [FilterFeedbackItem("overdue", localized("Overdue"), isActive: isOverdue)]
      + OrderStatus.allCases.map { FilterFeedbackItem($0.rawValue, $0.title, isActive: statuses.contains($0)) }
      + [OrderPriority.veryHigh, .high].map(chip)
    return orderChips + predefined.filter(\.isActive) + furtherChips(store) + predefined.filter { !$0.isActive }
  }

  private var orderChips: [FilterFeedbackItem] {
    var chips: [FilterFeedbackItem] = []
    if sorting != Self.standardSorting {
      let fields = sorting.map(\.field.title).joined(separator: ", ")
      chips.append(FilterFeedbackItem("sort", localized("Sorted by %1$@").filled(with: fields), isActive: true))
    }
    if grouping != .none {
      chips.append(
        FilterFeedbackItem("group", localized("Grouped by %1$@").filled(with: grouping.title), isActive: true))
    }
    return chips
  }

  /// Returns the chips of filters that only the filter window can set; they disappear when they are off.
  private func furtherChips(_ store: BusinessStore) -> [FilterFeedbackItem] {
    let texts = [
      ("assignee", assignee.map { localized("Assigned to %1$@").filled(with: store.people[$0]?.name ?? $0.rawValue) }),
      (
        "due",
        dueDates.map { localized("Due %1$@ – %2$@").filled(with: $0.lowerBound.dateText, $0.upperBound.dateText) }
      ),
      ("cost", costs.map(Self.title)),
      ("product", product.map { localized("Product: %1$@").filled(with: store.products[$0]?.name ?? $0.rawValue) }),
      ("supplier", supplier.map { localized("Supplier: %1$@").filled(with: store.suppliers[$0]?.name ?? $0.rawValue) }),
    ]
    return [OrderPriority.medium, .low].map(chip).filter(\.isActive)
      + texts.compactMap { id, text in text.map { FilterFeedbackItem(id, $0, isActive: true) } }
  }

  private func chip(of priority: OrderPriority) -> FilterFeedbackItem {
    FilterFeedbackItem(
      priority.rawValue, localized("%1$@ Priority").filled(with: priority.title),
      isActive: priorities.contains(priority))
  }

  private static func title(of costs: ClosedRange<Double>) -> String {
    guard costs.lowerBound.isFinite else { return localized("Up to %1$@").filled(with: euros(costs.upperBound)) }
    guard costs.upperBound.isFinite else { return localized("From %1$@").filled(with: euros(costs.lowerBound)) }
    return "\(euros(costs.lowerBound)) – \(euros(costs.upperBound))"
  }

  /// Returns the criteria after a click on a chip.
  func toggling(chip: String) -> OrderListCriteria {
    var criteria = self
    if let status = OrderStatus(rawValue: chip) {
      criteria.statuses.formSymmetricDifference([status])
    } else if let priority = OrderPriority(rawValue: chip) {
      criteria.priorities.formSymmetricDifference([priority])
    } else if let criterion = Self.criteria.first(where: { $0.knob.name == chip }) {
      // Only this one has a chip while it is off.
      if chip == "overdue" {
        criteria.isOverdue.toggle()
      } else {
        criterion.set(&criteria, criterion.knob.defaultValue)
      }
    }
    return criteria
  }
}
