import FloorplanLayout

/// A problem of the kind "layout": the frames of the elements of a collection.
struct LayoutProblem: Sendable {
  var layout: any CollectionLayout
  var environment: LayoutEnvironment
  var sections: [Section]
  var contentOffset: Point
  var queries: [Rect]

  /// A section, with the items that the document lists.
  struct Section: Sendable {
    var description: SectionDescription
    /// The listed items; empty if the document contains only their number.
    var items: [Item]
  }

  struct Item: Sendable {
    var id: ItemID?
    /// The size of the item, for layouts that support individual sizes.
    var size: Size?
    /// The measure of the item, or nil if it keeps the estimate.
    var measure: MeasurementModel?
  }

  /// Returns an engine with all sections and measures of the document.
  func engine() -> LayoutEngine {
    var engine = LayoutEngine(layout: layout, environment: environment, sections: sections.map(\.description))
    for (section, content) in sections.enumerated() {
      for item in content.items.indices {
        let index = ItemIndex(section: section, item: item)
        guard var measure = content.items[item].measure, engine.needsMeasurement(ofItemAt: index) else { continue }
        engine.measure(itemAt: index, with: &measure)
      }
    }
    return engine
  }
}

/// The identifier of an item in a document: a text or an integer.
enum ItemID: Hashable, Sendable {
  case text(String)
  case number(Int)
}
