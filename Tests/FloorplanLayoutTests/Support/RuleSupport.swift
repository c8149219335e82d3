import FloorplanLayout

/// Helpers for the tests that are named after the rules.
extension Rect {
  /// A frame as in the JSON form: x, y, width, height.
  static func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}

extension LayoutEngine {
  /// An engine whose sections contain only items.
  init(
    _ layout: any CollectionLayout, width: Double, height: Double = 200, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, counts: Int...
  ) {
    self.init(
      layout, width: width, height: height, scale: scale, direction: direction,
      sections: counts.map { SectionDescription(itemCount: $0) })
  }

  init(
    _ layout: any CollectionLayout, width: Double, height: Double = 200, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, sections: [SectionDescription]
  ) {
    self.init(
      layout: layout,
      environment: LayoutEnvironment(
        containerSize: Size(width: width, height: height), pixelsPerPoint: scale, layoutDirection: direction),
      sections: sections)
  }

  /// The frames of a section's items, in document order.
  func items(inSection section: Int = 0) -> [Rect?] {
    (0..<sections[section].itemCount).map { frame(ofItemAt: ItemIndex(section: section, item: $0)) }
  }

  /// The distance of a section's items from the left edge.
  func lefts(inSection section: Int = 0) -> [Double?] { items(inSection: section).map { $0?.minX } }

  func widths(inSection section: Int = 0) -> [Double?] { items(inSection: section).map { $0?.size.width } }

  func heights(inSection section: Int = 0) -> [Double?] { items(inSection: section).map { $0?.size.height } }

  func header(_ section: Int = 0) -> Rect? { frame(of: .header(section: section)) }

  func footer(_ section: Int = 0) -> Rect? { frame(of: .footer(section: section)) }

  /// The elements that intersect a rectangle, without their frames.
  func names(in rect: Rect) -> [LayoutElement] { elements(in: rect).map(\.element) }

  /// Measures the items of the first section that have a model.
  mutating func measure(_ models: MeasureModel...) {
    var measurer = ModelMeasurer([models])
    measure(0..<models.count, with: &measurer)
  }

  mutating func measure(_ items: Range<Int>, with measurer: inout ModelMeasurer) {
    for item in items { measure(itemAt: .item(item), with: &measurer) }
  }
}

extension ItemIndex {
  /// An item of the first section.
  static func item(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }
}

extension LayoutElement {
  /// An item of the first section.
  static func item(_ item: Int) -> LayoutElement { .item(ItemIndex(section: 0, item: item)) }
}

extension Size {
  /// A size with the order of components in the JSON form.
  static func of(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }
}
