import Floorplan

/// The body of a layout's page: numbers in sections, arranged as the knobs specify.
final class LayoutSample {
  let root: Widget
  private let context: PageContext
  private let collection = CollectionView()
  private let pane: CollectionPane
  private var source: CollectionDataSource<Int, Int>?
  private var sections: [Range<Int>] = []
  private var content = NumberCell.Content.short
  private var appliedSizes: IndividualItemSizes?
  private var appliedHeights = Heights(header: nil, footer: nil)

  init(_ context: PageContext) {
    self.context = context
    pane = CollectionPane(collection, name: localized("Numbers"), scrollsSideways: true)
    root = PageInset.list(pane.root)
    // The closures of the tree keep the sample alive until the tree is discarded.
    setUpCollection()
    root.observe { [self] in arrange() }
    root.observe { [self] in fill(count: knobs.count(.count), sections: knobs.count(.sections)) }
    root.observe { [self] in show(NumberCell.Content(rawValue: knobs.text(.content)) ?? .short) }
  }

  private var knobs: LayoutKnobs { LayoutKnobs(context) }

  private func setUpCollection() {
    collection.setAccessibleLabel(localized("Numbers"))
    // Unowned: the collection must not retain its owner.
    source = CollectionDataSource(collection, NumberCell.self) { [unowned self] cell, number in
      cell.show(NumberRecord(number), content)
    }
    collection.supplementaryViewProvider = { [self] in view($1, ofSection: $2, in: $0) }
    collection.itemName = { [self] in source?.snapshot.itemID(at: $0).map { "\($0)" } }
    collection.onActivate = { [self] index in
      guard let number = source?.snapshot.itemID(at: index) else { return }
      let record = NumberRecord(number)
      context.announce("\(groupedDigits(number)): \(record.factorization). Square \(groupedDigits(record.square)).")
    }
  }

  // MARK: Layout

  /// The heights that closures return; the collection calls these again only when they are set.
  private struct Heights: Equatable {
    let header: SupplementaryHeight?
    let footer: SupplementaryHeight?
  }

  private func arrange() {
    let knobs = knobs
    collection.setLayout(knobs.value, animated: true)
    let sizes = knobs.individualItemSizes
    if sizes != appliedSizes { setItemSizes(sizes) }
    let heights = Heights(header: knobs.height(.headerHeight), footer: knobs.height(.footerHeight))
    if heights != appliedHeights { setHeights(heights) }
    // Only some layouts have a link to all items.
    collection.reloadSupplementaryViews()
  }

  private func setItemSizes(_ sizes: IndividualItemSizes?) {
    appliedSizes = sizes
    collection.itemSize = sizes.map { sizes in
      { [self] index in
        guard sections.indices.contains(index.section) else { return nil }
        return sizes.size(of: NumberRecord(sections[index.section].lowerBound + index.item))
      }
    }
  }

  private func setHeights(_ heights: Heights) {
    appliedHeights = heights
    collection.headerHeight = heights.header.map { height in { _ in height } }
    collection.footerHeight = heights.footer.map { height in { _ in height } }
  }

  // MARK: Content

  private func fill(count: Int, sections: Int) {
    context.title = context.entry.title.withCount(nil, of: count)
    self.sections = Self.sections(of: count, sections)
    source?.show(self.sections.enumerated().map { ($0.offset, Array($0.element)) }, announcing: context.announce)
    // Headers and footers display the number of items.
    collection.reloadSupplementaryViews()
    if count == 0 {
      pane.showPlaceholder(
        localized("No Items"), localized("To display items, increase “Items”."), iconName: "view-grid-symbolic")
    } else {
      pane.showItems()
    }
  }

  /// Divides the numbers from 1 to the count into sections of nearly equal size.
  nonisolated static func sections(of count: Int, _ sections: Int) -> [Range<Int>] {
    var next = 1
    return (0..<max(1, sections)).map { section in
      let size = count / max(1, sections) + (section < count % max(1, sections) ? 1 : 0)
      defer { next += size }
      return next..<next + size
    }
  }

  private func show(_ content: NumberCell.Content) {
    guard content != self.content else { return }
    self.content = content
    for (number, cell) in source?.cells(ofType: NumberCell.self) ?? [] { cell.show(NumberRecord(number), content) }
    collection.invalidateLayout()
  }

  // MARK: Headers and footers

  private func view(
    _ kind: SupplementaryKind, ofSection section: Int, in collection: CollectionView
  ) -> CollectionReusableView? {
    guard sections.indices.contains(section) else { return nil }
    let numbers = sections[section]
    switch kind {
    case .header:
      let header = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
      header.title = Self.title(of: numbers)
      if knobs.layout.isOneLine, !numbers.isEmpty {
        header.disclosureText = "See All (\(groupedDigits(numbers.count)))"
        // A single line is a preview: the link switches to the layout that wraps.
        header.onDisclosure = { [context] in
          context.setValue(SampleLayout.flow.rawValue, ofKnob: KnobDefinition.layout.name)
        }
      } else {
        header.attributeText = groupedDigits(numbers.count)
      }
      return header
    case .footer:
      let footer = collection.dequeue(SectionFooterView.self, for: kind, ofSection: section)
      let sum = numbers.isEmpty ? 0 : (numbers.lowerBound + numbers.upperBound - 1) * numbers.count / 2
      footer.title = "Sum \(groupedDigits(sum))"
      return footer
    }
  }

  private static func title(of numbers: Range<Int>) -> String {
    guard let last = numbers.last else { return "No numbers" }
    return "\(groupedDigits(numbers.lowerBound)) to \(groupedDigits(last))"
  }
}
