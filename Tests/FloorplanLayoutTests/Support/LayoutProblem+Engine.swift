import FloorplanLayout

extension LayoutProblem {
  /// The layout value for the fields of the problem.
  func engineLayout() -> any CollectionLayout {
    switch layout {
    case .horizontalScroll: horizontalScrollLayout
    case .horizontalFlow: horizontalFlowLayout
    case .autosizingColumnFlow: columnLayout(.autosizingColumnFlow)
    case .keyValueColumnFlow: columnLayout(.keyValueColumnFlow)
    }
  }

  var environment: LayoutEnvironment {
    LayoutEnvironment(
      containerSize: container, pixelsPerPoint: scale, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  var sectionDescriptions: [SectionDescription] {
    sections.map { section in
      SectionDescription(
        itemCount: section.items.count, headerHeight: section.header, footerHeight: section.footer,
        overrides: SectionOverrides(
          sectionInset: section.inset, minimumInteritemSpacing: section.interitemSpacing,
          minimumLineSpacing: section.lineSpacing),
        itemSizes: section.items.map(\.size))
    }
  }

  /// An engine with all measurements of the problem, in an order that depends on the seed.
  func measuredEngine(orderedBy seed: UInt64 = 0) -> LayoutEngine {
    var engine = LayoutEngine(layout: engineLayout(), environment: environment, sections: sectionDescriptions)
    var measurer = ModelMeasurer(self)
    var random = SplitMix(seed: seed)
    for index in measuredIndices.shuffled(using: &random) where engine.needsMeasurement(ofItemAt: index) {
      engine.measure(itemAt: index, with: &measurer)
    }
    return engine
  }

  /// The items that the host measures, if the layout requests it.
  var measuredIndices: [ItemIndex] {
    sections.indices.flatMap { section in
      sections[section].items.indices
        .filter { sections[section].items[$0].isMeasured }
        .map { ItemIndex(section: section, item: $0) }
    }
  }

  private var horizontalScrollLayout: HorizontalScrollLayout {
    var result = HorizontalScrollLayout(
      itemSize: itemSize, estimatedItemSize: estimatedItemSize ?? .zero, isTopAligned: isTopAligned,
      headerReferenceHeight: headerReferenceHeight, footerReferenceHeight: footerReferenceHeight,
      pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
    if let interitemSpacing { result.minimumInteritemSpacing = interitemSpacing }
    if let sectionInset { result.sectionInset = sectionInset }
    return result
  }

  private var horizontalFlowLayout: HorizontalFlowLayout {
    var result = HorizontalFlowLayout(
      itemSize: itemSize, estimatedItemSize: estimatedItemSize ?? .zero,
      minimumScaledItemSize: minimumScaledItemSize ?? .zero, numberOfColumns: numberOfColumns,
      numberOfRows: numberOfRows, isLayoutJustified: isLayoutJustified, isTopAligned: isTopAligned,
      headerReferenceHeight: headerReferenceHeight, footerReferenceHeight: footerReferenceHeight,
      pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
    if let interitemSpacing { result.minimumInteritemSpacing = interitemSpacing }
    if let lineSpacing { result.minimumLineSpacing = lineSpacing }
    if let sectionInset { result.sectionInset = sectionInset }
    return result
  }

  private func columnLayout(_ preset: AutosizingColumnFlowLayout) -> AutosizingColumnFlowLayout {
    var result = preset
    result.numberOfColumns = numberOfColumns
    result.itemSize = itemSize
    result.estimatedItemSize = estimatedItemSize ?? .zero
    if let interitemSpacing { result.minimumInteritemSpacing = interitemSpacing }
    if let lineSpacing { result.minimumLineSpacing = lineSpacing }
    if let sectionInset { result.sectionInset = sectionInset }
    result.headerReferenceHeight = headerReferenceHeight
    result.footerReferenceHeight = footerReferenceHeight
    result.pinsHeaders = pinsHeaders
    result.pinsFooters = pinsFooters
    return result
  }
}

extension LayoutProblem.Item {
  var isMeasured: Bool { measure != nil && !isUnmeasured }
}
