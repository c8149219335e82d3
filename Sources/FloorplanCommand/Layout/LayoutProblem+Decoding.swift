import FloorplanLayout

extension LayoutProblem: Decodable {
  /// The names of layouts in documents.
  enum LayoutName: String, DocumentName {
    case horizontalScroll, horizontalFlow, autosizingColumnFlow, keyValueColumnFlow
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([
      .kind, .layout, .container, .scale, .rtl, .itemSize, .estimatedItemSize, .minimumScaledItemSize,
      .numberOfColumns, .numberOfRows, .isLayoutJustified, .isTopAligned, .interitemSpacing, .lineSpacing,
      .sectionInset, .pinsHeaders, .pinsFooters, .contentOffset, .sections, .queries,
    ])
    layout = try Self.layout(fields)
    environment = LayoutEnvironment(
      containerSize: try fields.required(.container), pixelsPerPoint: try fields.optional(.scale) ?? 1,
      layoutDirection: try fields.optional(.rtl) == true ? .rightToLeft : .leftToRight)
    sections = try fields.required(.sections)
    contentOffset = try fields.optional(.contentOffset) ?? .zero
    queries = try fields.optional(.queries) ?? []
  }

  /// Decodes the layout and its properties.
  ///
  /// Properties that the layout doesn't have are checked, but have no effect.
  private static func layout(_ fields: KeyedDecodingContainer<DocumentKey>) throws -> any CollectionLayout {
    let name: LayoutName = try fields.required(.layout)
    let itemSize: Size? = try fields.nullable(.itemSize)
    let estimatedItemSize: Size? = try fields.nullable(.estimatedItemSize)
    let minimumScaledItemSize: Size? = try fields.nullable(.minimumScaledItemSize)
    let numberOfColumns: Count? = try fields.optional(.numberOfColumns)
    let numberOfRows: Count? = try fields.optional(.numberOfRows)
    let isLayoutJustified: Bool? = try fields.optional(.isLayoutJustified)
    let isTopAligned: Bool? = try fields.optional(.isTopAligned)
    let lineSpacing: Double? = try fields.optional(.lineSpacing)

    var layout: any CollectionLayout
    switch name {
    case .horizontalScroll:
      layout = HorizontalScrollLayout(
        itemSize: itemSize, estimatedItemSize: estimatedItemSize ?? .zero, isTopAligned: isTopAligned ?? false)
    case .horizontalFlow:
      var flow = HorizontalFlowLayout(
        itemSize: itemSize, estimatedItemSize: estimatedItemSize ?? .zero,
        minimumScaledItemSize: minimumScaledItemSize ?? .zero, numberOfColumns: numberOfColumns?.value ?? 0,
        numberOfRows: numberOfRows?.value ?? 0, isLayoutJustified: isLayoutJustified ?? false,
        isTopAligned: isTopAligned ?? false)
      if let lineSpacing { flow.minimumLineSpacing = lineSpacing }
      layout = flow
    case .autosizingColumnFlow, .keyValueColumnFlow:
      var flow: AutosizingColumnFlowLayout = name == .keyValueColumnFlow ? .keyValue : AutosizingColumnFlowLayout()
      flow.numberOfColumns = numberOfColumns?.value ?? 1
      flow.itemSize = itemSize
      flow.estimatedItemSize = estimatedItemSize ?? .zero
      if let lineSpacing { flow.minimumLineSpacing = lineSpacing }
      layout = flow
    }
    if let spacing: Double = try fields.optional(.interitemSpacing) { layout.minimumInteritemSpacing = spacing }
    if let inset: Insets = try fields.optional(.sectionInset) { layout.sectionInset = inset }
    layout.pinsHeaders = try fields.optional(.pinsHeaders) ?? false
    layout.pinsFooters = try fields.optional(.pinsFooters) ?? false
    return layout
  }
}

extension LayoutProblem.Section: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([
      .header, .footer, .inset, .interitemSpacing, .lineSpacing, .count, .items,
    ])
    let header: Double? = try fields.optional(.header)
    let footer: Double? = try fields.optional(.footer)
    let overrides = SectionOverrides(
      sectionInset: try fields.nullable(.inset), minimumInteritemSpacing: try fields.nullable(.interitemSpacing),
      minimumLineSpacing: try fields.nullable(.lineSpacing))
    if fields.contains(.items), fields.contains(.count) {
      throw DocumentError(decoder.codingPath + [DocumentKey.count], "not allowed together with items")
    }
    let count: Count? = try fields.optional(.count)
    items = try fields.optional(.items) ?? []
    description = SectionDescription(
      itemCount: count?.value ?? items.count, headerHeight: header ?? 0, footerHeight: footer ?? 0,
      overrides: overrides, itemSizes: items.contains { $0.size != nil } ? items.map(\.size) : [])
  }
}

extension LayoutProblem.Item: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.id, .size, .measure, .unmeasured])
    id = try fields.nullable(.id)
    size = try fields.nullable(.size)
    let model: MeasurementModel? = try fields.nullable(.measure)
    let isUnmeasured: Bool? = try fields.optional(.unmeasured)
    measure = isUnmeasured == true ? nil : model
  }
}

extension ItemID: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try value.matching(String.self) {
      self = .text(text)
    } else if let number = try value.matching(Int.self) {
      self = .number(number)
    } else {
      throw DocumentError(decoder.codingPath, "expected a string or an integer")
    }
  }
}
