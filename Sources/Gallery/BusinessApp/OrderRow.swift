import Floorplan

/// What a row says of an order.
struct OrderRow: Hashable {
  let order: WorkOrder
  let assignee: String?
  let isOverdue: Bool

  init(_ order: WorkOrder, _ store: BusinessStore) {
    self.order = order
    assignee = order.assigneeID.flatMap { store.people[$0]?.name }
    isOverdue = order.isOverdue(at: BusinessData.now)
  }

  /// Until when, and who does it: "Due 31 Mar 2026 · Maria Blum".
  var footnote: String {
    let due = order.dueDate.map {
      isOverdue
        ? localized("Overdue since %1$@").filled(with: $0.dateText) : localized("Due %1$@").filled(with: $0.dateText)
    }
    return [due, assignee].compactMap(\.self).joined(separator: " · ")
  }
}

extension ObjectCell {
  /// Shows an order; what was searched is bold.
  func show(_ row: OrderRow, search: String = "") {
    let order = row.order
    self.headlineText = order.title
    self.subheadlineText = [order.id.rawValue, order.location].filter { !$0.isEmpty }.joined(separator: " · ")
    self.footnoteText = row.footnote
    self.statusText = order.status.title
    self.statusMeaning = row.isOverdue ? .negative : order.status.meaning
    self.substatusText = order.priority.title
    self.substatusImage = .indicator(order.priority.indicator)
    self.preserveIconStackSpacing = true
    self.iconImages = order.attachments.isEmpty ? [] : [GlyphImage(.indicator(.attachment))]
    accessoryType = .disclosureIndicator
    // What decides who looks at it next: at the largest text they go below, and the date into a second line.
    self.keepsStatusWhole = true
    self.footnoteLabel.numberOfLines = 2
    for label in [self.headlineLabel, self.subheadlineLabel, self.footnoteLabel] { label.emphasize(search) }
  }
}
