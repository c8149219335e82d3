import Floorplan

/// Every place has an address: the page of its floorplan, with knobs.
extension BusinessPlace {
  /// The pages of the floorplans, and the knob that says what is shown.
  nonisolated enum Page {
    static let overview = "overview"
    static let list = "list-report"
    static let collection = "object-collection"
    /// The knob of that page for products that are running short.
    static let short = "short"
    static let gallery = "gallery-view"
    static let details = "object-details"
    static let edit = "create-edit"
  }

  /// The values of knobs that stand for the place, on the page of its floorplan.
  nonisolated var address: (page: String, knobs: [String: String]) {
    switch self {
    case .overview: (Page.overview, [:])
    case .orders(let place): (Page.list, place.knobs)
    case .records(let kind): (Page.list, ["type": kind.rawValue])
    case .collection(let kind): (Page.collection, ["type": kind.rawValue])
    case .shortProducts: (Page.collection, [Page.short: "on"])
    case .gallery(let order): (Page.gallery, order.map { ["order": $0.rawValue] } ?? [:])
    case .order(let id): (Page.details, ["object": id.rawValue])
    case .step(let order, let step): (Page.details, ["object": "\(order)/\(step)"])
    case .product(let id): (Page.details, ["object": id.rawValue])
    case .supplier(let id): (Page.details, ["object": id.rawValue])
    case .person(let id): (Page.details, ["object": id.rawValue])
    case .edit(let id): (Page.edit, id.map { ["object": $0.rawValue] } ?? [:])
    }
  }

  /// The place of an object's name in an address; nil where nothing is called so.
  ///
  /// - Parameters:
  ///   - object: An id, or that of an order and that of one of its steps with a slash between them.
  ///   - store: Where objects are looked for.
  init?(object: String, in store: BusinessStore) {
    let parts = object.split(separator: "/", maxSplits: 1).map(String.init)
    guard let id = parts.first else { return nil }
    let orderID = WorkOrder.ID(rawValue: id)
    if let order = store.orders[orderID] {
      guard parts.count == 2 else {
        self = .order(orderID)
        return
      }
      guard let step = order.steps.first(where: { $0.id.rawValue == parts[1] }) else { return nil }
      self = .step(orderID, step.id)
    } else if store.products.contains(Product.ID(rawValue: id)) {
      self = .product(Product.ID(rawValue: id))
    } else if store.suppliers.contains(Supplier.ID(rawValue: id)) {
      self = .supplier(Supplier.ID(rawValue: id))
    } else if store.people.contains(Person.ID(rawValue: id)) {
      self = .person(Person.ID(rawValue: id))
    } else {
      return nil
    }
  }
}

nonisolated extension OrderListPlace {
  /// The knobs that differ from what a list shows by itself.
  var knobs: [String: String] {
    var knobs: [String: String] = [:]
    if !search.isEmpty { knobs["search"] = search }
    if !statuses.isEmpty { knobs["status"] = Self.list(statuses) }
    if !priorities.isEmpty { knobs["priority"] = Self.list(priorities) }
    if let assignee { knobs["assignee"] = assignee.rawValue }
    if let dueDates { knobs["due"] = Self.text(of: dueDates) }
    if let costs { knobs["cost"] = Self.text(of: costs) }
    if let product { knobs["product"] = product.rawValue }
    if let supplier { knobs["supplier"] = supplier.rawValue }
    if isOverdue { knobs["overdue"] = "on" }
    if sorting != Self.standardSorting {
      knobs["sort"] = sorting.map { ($0.isAscending ? "" : "-") + $0.field.rawValue }.joined(separator: ",")
    }
    if grouping != .none { knobs["group"] = grouping.rawValue }
    return knobs
  }

  /// The place that knobs stand for; words that mean nothing are left out.
  init(knob: (String) -> String) {
    search = knob("search")
    statuses = Set(knob("status").split(separator: ",").compactMap { OrderStatus(rawValue: String($0)) })
    priorities = Set(knob("priority").split(separator: ",").compactMap { OrderPriority(rawValue: String($0)) })
    assignee = Self.id(knob("assignee"))
    dueDates = Self.days(knob("due"))
    costs = Self.amounts(knob("cost"))
    product = Self.id(knob("product"))
    supplier = Self.id(knob("supplier"))
    isOverdue = knob("overdue") == "on"
    var fields: Set<OrderField> = []
    let sorting = knob("sort").split(separator: ",").compactMap { word in
      OrderField(rawValue: String(word.drop { $0 == "-" })).map { OrderSort(field: $0, isAscending: word.first != "-") }
    }
    .filter { fields.insert($0.field).inserted }
    self.sorting = sorting.isEmpty ? Self.standardSorting : sorting
    grouping = OrderGrouping(rawValue: knob("group")) ?? .none
  }

  private static func list<Value: CaseIterable & RawRepresentable & Hashable>(_ values: Set<Value>) -> String
  where Value.RawValue == String {
    Value.allCases.filter { values.contains($0) }.map(\.rawValue).joined(separator: ",")
  }

  private static func id<Record>(_ text: String) -> RecordID<Record>? { text.isEmpty ? nil : RecordID(rawValue: text) }

  // MARK: Ranges

  /// What stands between the ends of a range: "2026-03-01..2026-03-31", "100..", "..99.5".
  private static let gap = ".."

  private static func text(of days: ClosedRange<DateTime>) -> String {
    [days.lowerBound, days.upperBound].map { String($0.isoText.prefix { $0 != "T" }) }.joined(separator: gap)
  }

  private static func days(_ text: String) -> ClosedRange<DateTime>? {
    let ends = text.split(separator: gap, omittingEmptySubsequences: false).map { DateTime(isoText: "\($0)T00:00") }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
    return first...last
  }

  private static func text(of amounts: ClosedRange<Double>) -> String {
    [amounts.lowerBound, amounts.upperBound].map { $0.isFinite ? plainDecimal($0) : "" }.joined(separator: gap)
  }

  private static func amounts(_ text: String) -> ClosedRange<Double>? {
    let ends = text.split(separator: gap, omittingEmptySubsequences: false)
    guard ends.count == 2, let least = amount(ends[0], without: -.infinity),
      let most = amount(ends[1], without: .infinity), least <= most, least.isFinite || most.isFinite,
      least < .infinity, most > -.infinity
    else { return nil }
    return least...most
  }

  private static func amount(_ text: Substring, without end: Double) -> Double? { text.isEmpty ? end : Double(text) }
}
