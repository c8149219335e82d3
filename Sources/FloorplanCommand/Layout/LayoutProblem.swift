import FloorplanLayout

/// A question of the kind "layout": where the elements of a collection are.
struct LayoutProblem: Sendable {
  var layout: any CollectionLayout
  var environment: LayoutEnvironment
  var sections: [Section]
  var contentOffset: Point
  var queries: [Rect]

  /// A section with what only the document knows of it.
  struct Section: Sendable {
    var description: SectionDescription
    /// The items where the document lists them; empty where it only counts them.
    var items: [Item]
  }

  /// An item that the document lists.
  struct Item: Sendable {
    var id: ItemID?
    /// The size that the item has for layouts that read sizes of single items.
    var size: Size?
    /// How the item measures, or nil if it keeps the estimate.
    var measure: MeasureModel?
  }

  /// The engine that lays the sections out, with every measure that the document gives.
  func engine() -> LayoutEngine {
    var engine = LayoutEngine(layout: layout, environment: environment, sections: sections.map(\.description))
    for (section, content) in sections.enumerated() {
      for item in content.items.indices {
        let index = ItemIndex(section: section, item: item)
        guard var measure = content.items[item].measure, engine.wantsMeasure(ofItemAt: index) else { continue }
        engine.measure(itemAt: index, with: &measure)
      }
    }
    return engine
  }
}

/// What names an item in a document: a text or a whole number.
enum ItemID: Hashable, Sendable {
  case text(String)
  case number(Int)
}
