import Floorplan

/// The layouts of the samples; the raw values are their names in addresses.
nonisolated enum SampleLayout: String, CaseIterable {
  /// A line for each section, with items of fixed sizes.
  case scroll
  /// A line for each section, with items of measured sizes.
  case dynamic
  /// Lines that wrap.
  case flow
  /// Columns of items with measured heights.
  case columns
  /// Columns with the wide gaps of key value cells.
  case keyValue = "key-value"

  /// The properties whose default differs from ``KnobDefinition/defaultValue``, as in the SAP Fiori for iOS documentation.
  var defaults: [KnobDefinition: String] {
    switch self {
    case .keyValue:
      [.interitemSpacing: "80", .lineSpacing: "24", .insetLeading: "8", .insetTrailing: "8"]
    case .scroll, .dynamic, .flow, .columns: [:]
    }
  }

  /// Whether a section is a single line, which can be longer than the width of the window.
  var isOneLine: Bool { self == .scroll || self == .dynamic }
}

/// The values of a sample's knobs for the current layout.
struct LayoutKnobs {
  private let context: PageContext

  init(_ context: PageContext) { self.context = context }

  /// The current layout.
  var layout: SampleLayout { SampleLayout(rawValue: context.value(ofKnob: KnobDefinition.layout.name)) ?? .flow }

  /// Whether the properties of the current layout are knobs of the page; other layouts have their default properties.
  private var isPageLayout: Bool {
    context.entry.knobs.contains { $0.name == KnobDefinition.layout.name && $0.defaultValue == layout.rawValue }
  }

  /// Returns the observed value of a knob, or the layout's default if the page has no such knob for the layout.
  func text(_ knob: KnobDefinition) -> String {
    // The layout isn't read for a common knob, so its observers, such as that of the count, don't run on a switch.
    guard KnobDefinition.commonOfLayouts.contains(knob) || isPageLayout,
      context.entry.knobs.contains(where: { $0.name == knob.name })
    else { return layout.defaults[knob] ?? knob.defaultValue }
    return context.value(ofKnob: knob.name)
  }

  func number(_ knob: KnobDefinition) -> Double { Double(text(knob)) ?? 0 }
  func count(_ knob: KnobDefinition) -> Int { Int(number(knob)) }
  func isOn(_ knob: KnobDefinition) -> Bool { text(knob) == KnobDefinition.toggleValues[0] }

  private var itemSize: Size { Size(width: number(.itemWidth), height: number(.itemHeight)) }
  private var sectionInset: Insets {
    Insets(
      top: number(.insetTop), leading: number(.insetLeading), bottom: number(.insetBottom),
      trailing: number(.insetTrailing))
  }

  /// The layout with the properties that the knobs specify.
  var value: any CollectionLayout {
    var value = specific
    value.minimumInteritemSpacing = number(.interitemSpacing)
    value.sectionInset = sectionInset
    value.headerReferenceHeight = number(.headerHeight)
    value.footerReferenceHeight = number(.footerHeight)
    value.pinsHeaders = isOn(.pinHeaders)
    value.pinsFooters = isOn(.pinFooters)
    return value
  }

  private var specific: any CollectionLayout {
    switch layout {
    case .scroll: HorizontalScrollLayout(itemSize: itemSize, isTopAligned: isOn(.topAligned))
    case .dynamic: HorizontalScrollLayout(estimatedItemSize: itemSize, isTopAligned: isOn(.topAligned))
    case .flow: flow
    case .columns, .keyValue:
      AutosizingColumnFlowLayout(numberOfColumns: count(.columns), minimumLineSpacing: number(.lineSpacing))
    }
  }

  private var flow: HorizontalFlowLayout {
    var flow = HorizontalFlowLayout(
      itemSize: itemSize, numberOfColumns: count(.columns), numberOfRows: count(.rows),
      minimumLineSpacing: number(.lineSpacing), isLayoutJustified: isOn(.justified), isTopAligned: isOn(.topAligned))
    switch ItemSizing(rawValue: text(.sizing)) {
    case .scaled: flow.minimumScaledItemSize = itemSize
    case .measured: flow.estimatedItemSize = itemSize
    case .fixed, nil: break
    }
    return flow
  }

  /// The item sizes if each item has its own width, or nil.
  var individualItemSizes: IndividualItemSizes? {
    layout == .scroll && isOn(.individualSizes) ? IndividualItemSizes(minimum: itemSize) : nil
  }

  /// Returns the measured height of headers or footers, or nil if the layout specifies it.
  func height(_ knob: KnobDefinition) -> SupplementaryHeight? {
    isOn(.measuredHeaders) && number(knob) > 0 ? .measured : nil
  }
}

/// Item widths by a property that is fast to compute for a million items.
nonisolated struct IndividualItemSizes: Equatable {
  /// The size of an item whose number has no ones in binary.
  let minimum: Size
  private static let widthPerBinaryOne = 12.0

  func size(of record: NumberRecord) -> Size {
    Size(width: minimum.width + Double(record.setBitCount) * Self.widthPerBinaryOne, height: minimum.height)
  }
}

/// The source of item sizes in a flow layout.
nonisolated enum ItemSizing: String, CaseIterable {
  /// The unchanged item size.
  case fixed
  /// The item size, scaled until the items fill the line.
  case scaled
  /// The measured size of each item.
  case measured
}
