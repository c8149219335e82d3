import Floorplan

/// The content of an order's row.
struct OrderRow: Hashable {
  let order: WorkOrder
  let assignee: String?
  let isOverdue: Bool

  init(_ order: WorkOrder, _ store: BusinessStore) {
    self.order = order
    assignee = order.assigneeID.flatMap { store.people[$0]?.name }
    isOverdue = order.isOverdue(at: BusinessData.now)
  }

  /// The semantic status, which is negative for an overdue order.
  var semanticStatus: SemanticStatus? { isOverdue ? .negative : order.status.semantic }

  /// The due date of an overdue order: "Overdue since 31 Mar 2026"; nil for others.
  var overdueText: String? {
    isOverdue ? order.dueDate.map { localized("Overdue since %1$@").filled(with: $0.dateText) } : nil
  }

  /// The due date and the assignee: "Due 31 Mar 2026 · Maria Blum".
  var footnote: String {
    let due = overdueText ?? order.dueDate.map { localized("Due %1$@").filled(with: $0.dateText) }
    return [due, assignee].compactMap(\.self).joinedInReadingOrder()
  }
}

extension ObjectCell {
  /// Displays an order.
  func show(_ row: OrderRow) {
    let order = row.order
    self.headlineText = order.title
    self.subheadlineText = [order.id.rawValue, order.location].filter { !$0.isEmpty }.joinedInReadingOrder()
    self.footnoteText = row.footnote
    self.statusText = order.status.title
    self.semanticStatus = row.semanticStatus
    self.substatusText = order.priority.title
    self.substatusImage = .indicator(order.priority.indicator)
    self.preservesIconStackSpacing = true
    self.iconImages = order.attachments.isEmpty ? [] : [GlyphImage(.indicator(.attachment))]
    accessoryType = .disclosureIndicator
    // Essential for the next decision: at the largest text scale, the status wraps below and the date onto a second
    // line.
    self.showsFullStatus = true
    self.footnoteLabel.numberOfLines = 2
  }
}
