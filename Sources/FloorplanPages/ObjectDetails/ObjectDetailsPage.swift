import FloorplanUI
public import GTKBridge

/// What is known of an object: its header, its values, what it relates to, and ways to content of little importance
/// (FUIObjectFloorplan; fiori.md 1.3).
///
///     let page = ObjectDetailsPage("WO-1001")
///     page.header = header
///     page.values = [KeyValue("Location", order.location), KeyValue("Due", order.due)]
///     page.related = [.preview("steps", "Steps", rows)]
///     page.siblings = ObjectDetailsPage.Siblings(place: 3, count: 12) { step in open(step) }
///
/// ## Accessibility
///
/// A region named by the title, with one list of all that is known; the title of each section is a heading in it.
@MainActor
public final class ObjectDetailsPage: SectionsPage {
  /// What the object is among those that it has been opened from.
  public struct Siblings {
    /// The object's place, from 0.
    public var place: Int
    /// How many there are.
    public var count: Int
    /// Opens the one before (-1) or behind (1).
    public var step: (Int) -> Void

    /// Makes a place among others.
    public init(place: Int, count: Int, step: @escaping (Int) -> Void) {
      self.place = place
      self.count = count
      self.step = step
    }
  }

  public override init(_ title: String, column: Column = .details) { super.init(title, column: column) }

  /// What the object is: an `ObjectHeader`, or a `ProfileHeader` for a person.
  public var header: Widget? { didSet { if header !== oldValue { arrange() } } }

  /// What is known of it.
  public var values: [KeyValue] = [] { didSet { arrange() } }

  /// What it relates to: previews and shelves.
  public var related: [PageSection] = [] { didSet { arrange() } }

  /// Ways to content that is rarely asked for.
  public var facets: [PageRow] = [] { didSet { arrange() } }

  /// What the object is among those that it has been opened from; nil where it has been opened by itself.
  public var siblings: Siblings? {
    didSet {
      subtitle = siblings.map {
        localized("%1$@ of %2$@").filled(with: LocaleNumbers.grouped($0.place + 1), LocaleNumbers.grouped($0.count))
      }
      showActions()
    }
  }

  /// What can be done with the object; the ways to its siblings come behind.
  public var objectActions: [PageAction] = [] { didSet { showActions() } }

  private func showActions() {
    guard let siblings, siblings.count > 1 else { return actions = objectActions }
    var previous = PageAction(
      "previous", localized("Previous"), image: .icon("go-up-symbolic"), isEnabled: siblings.place > 0
    ) { siblings.step(-1) }
    var next = PageAction(
      "next", localized("Next"), image: .icon("go-down-symbolic"), isEnabled: siblings.place + 1 < siblings.count
    ) { siblings.step(1) }
    (previous.group, next.group) = ("siblings", "siblings")
    // What is done most often keeps its button where there are few.
    actions = objectActions + [previous, next]
  }

  private func arrange() {
    var sections: [PageSection] = []
    if let header { sections.append(PageSection("header", rows: [PageRow("header", showing: header)])) }
    if !values.isEmpty {
      let name = localized("Details of %1$@").filled(with: title)
      sections.append(PageSection("values", rows: [.keyValues("values", named: name, values)]))
    }
    sections += related
    if !facets.isEmpty { sections.append(PageSection("facets", localized("More"), rows: facets)) }
    sectionsView.sections = sections
  }
}
