import FloorplanUI
public import GTKBridge

/// A page with the details of an object: its header, values, related objects and facets (FUIObjectFloorplan in the SAP
/// Fiori for iOS documentation).
///
///     let page = ObjectDetailsPage("WO-1001")
///     page.header = header
///     page.setValues {
///       KeyValue("Location", order.location)
///       KeyValue("Due", order.due)
///     }
///     page.related = [.preview("steps", "Steps", rows)]
///     page.siblings = ObjectDetailsPage.Siblings(index: 3, count: 12) { step in open(step) }
///
/// ## Accessibility
///
/// A region labeled by the title, with a list of all content. The title of each section is a heading.
public final class ObjectDetailsPage: SectionsPage {
  /// The position of an object in the list that opened it.
  public struct Siblings {
    /// The index of the object.
    public var index: Int
    /// The number of objects.
    public var count: Int
    /// Opens the previous object (-1) or the next one (1).
    public var step: (Int) -> Void

    /// Creates a position.
    public init(index: Int, count: Int, step: @escaping (Int) -> Void) {
      self.index = index
      self.count = count
      self.step = step
    }
  }

  public override init(_ title: String, column: Column = .details) { super.init(title, column: column) }

  /// The header: an `ObjectHeader`, or a `ProfileHeader` for a person.
  public var header: Widget? { didSet { if header !== oldValue { arrange() } } }

  /// The properties of the object.
  public var values: [KeyValue] = [] { didSet { arrange() } }

  /// Sets ``values``, now and again after an observable property that the closure read has changed.
  ///
  /// The closure replaces that of an earlier call, and values that are assigned directly as soon as it runs again.
  public final func setValues(@ArrayBuilder<KeyValue> _ values: @escaping () -> [KeyValue]) {
    valuesObserver = GTKBridge.observe { [unowned self] in self.values = values() }
  }
  @Pending private var valuesObserver: Observer?

  /// The related objects, as previews and shelves.
  public var related: [PageSection] = [] { didSet { arrange() } }

  /// Sets ``related``, now and again after an observable property that the closure read has changed.
  ///
  /// The closure replaces that of an earlier call, and sections that are assigned directly as soon as it runs again.
  public final func setRelated(@ArrayBuilder<PageSection> _ sections: @escaping () -> [PageSection]) {
    relatedObserver = GTKBridge.observe { [unowned self] in related = sections() }
  }
  @Pending private var relatedObserver: Observer?

  /// The rows that open secondary content.
  public var facets: [PageRow] = [] { didSet { arrange() } }

  /// The position in the list that opened the page, or nil if no list did.
  public var siblings: Siblings? {
    didSet {
      subtitle = siblings.map {
        localized("%1$@ of %2$@").filled(
          with: NumberFormat.integer.text($0.index + 1), NumberFormat.integer.text($0.count))
      }
      showActions()
    }
  }

  /// The actions of the object, followed by Previous and Next; `setActions` sets them.
  public var objectActions: [PageAction] = [] { didSet { showActions() } }

  override func showOwnActions(_ newActions: [PageAction]) { objectActions = newActions }

  private func showActions() {
    guard let siblings, siblings.count > 1 else { return actions = objectActions }
    var previous = PageAction(
      "previous", localized("Previous"), image: .icon("go-up-symbolic"), isEnabled: siblings.index > 0
    ) { siblings.step(-1) }
    var next = PageAction(
      "next", localized("Next"), image: .icon("go-down-symbolic"), isEnabled: siblings.index + 1 < siblings.count
    ) { siblings.step(1) }
    (previous.group, next.group) = ("siblings", "siblings")
    // The actions of the object come first: they keep their buttons in a narrow bar.
    actions = objectActions + [previous, next]
  }

  private func arrange() {
    sectionsView.sections = sections
  }

  @ArrayBuilder<PageSection> private var sections: [PageSection] {
    if let header { PageSection("header") { PageRow("header", showing: header) } }
    if !values.isEmpty {
      let name = localized("Details of %1$@").filled(with: title)
      PageSection("values") { PageRow.keyValues("values", named: name, values) }
    }
    related
    if !facets.isEmpty { PageSection("facets", localized("More")) { facets } }
  }
}
