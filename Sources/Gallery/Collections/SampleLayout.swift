import Floorplan

/// The layouts that the samples show, by the names that addresses use.
nonisolated enum SampleLayout: String, CaseIterable {
  /// One line for each section, items of given sizes.
  case scroll
  /// One line for each section, items as large as they want to be.
  case dynamic
  /// Lines that wrap.
  case flow
  /// Columns of items as high as they need.
  case columns
  /// Columns with the wide gaps of key value cells.
  case keyValue = "key-value"

  /// The properties that are other than ``LayoutKnob/defaultValue`` says, as the seeds have them.
  var defaults: [LayoutKnob: String] {
    switch self {
    case .keyValue:
      [.interitemSpacing: "80", .lineSpacing: "24", .insetLeading: "8", .insetTrailing: "8"]
    case .scroll, .dynamic, .flow, .columns: [:]
    }
  }

  /// Whether a section is one line, which may well be longer than the window is wide.
  var isOneLine: Bool { self == .scroll || self == .dynamic }
}

/// What the knobs of a sample say of one layout.
struct LayoutKnobs {
  private let context: PageContext
  private let layout: SampleLayout
  private let isOwn: Bool

  /// - Parameters:
  ///   - context: The page.
  ///   - layout: The layout that is shown.
  ///   - own: The layout whose properties are the page's knobs; another one has the seeds' properties.
  init(_ context: PageContext, _ layout: SampleLayout, own: SampleLayout) {
    (self.context, self.layout, isOwn) = (context, layout, layout == own)
  }

  /// The value of a knob, observed; the layout's default where the page has no such knob, or has it for another layout.
  func text(_ knob: LayoutKnob) -> String {
    guard isOwn || knob.isCommon, context.entry.knobs.contains(where: { $0.name == knob.rawValue }) else {
      return layout.defaults[knob] ?? knob.defaultValue
    }
    return context.value(ofKnob: knob.rawValue)
  }

  func number(_ knob: LayoutKnob) -> Double { Double(text(knob)) ?? 0 }
  func count(_ knob: LayoutKnob) -> Int { Int(number(knob)) }
  func isOn(_ knob: LayoutKnob) -> Bool { text(knob) == KnobDefinition.toggleValues[0] }

  private var itemSize: Size { Size(width: number(.itemWidth), height: number(.itemHeight)) }
  private var sectionInset: Insets {
    Insets(
      top: number(.insetTop), leading: number(.insetLeading), bottom: number(.insetBottom),
      trailing: number(.insetTrailing))
  }

  /// The layout with the properties that the knobs give it.
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

  /// How wide items are where each has a width of its own.
  var ownItemSizes: OwnItemSizes? {
    layout == .scroll && isOn(.ownSizes) ? OwnItemSizes(least: itemSize) : nil
  }

  /// How high headers or footers are, where the layout does not say.
  func height(_ knob: LayoutKnob) -> SupplementaryHeight? {
    isOn(.measuredHeaders) && number(knob) > 0 ? .measured : nil
  }
}

/// A width for each item by something that a million of them can be asked quickly.
nonisolated struct OwnItemSizes: Equatable {
  /// The size of an item without a one.
  let least: Size
  private static let widthOfABinaryOne = 12.0

  func size(of record: NumberRecord) -> Size {
    Size(width: least.width + Double(record.binaryOnes) * Self.widthOfABinaryOne, height: least.height)
  }
}

/// What decides the size of an item in a flow.
nonisolated enum ItemSizing: String, CaseIterable {
  /// The item size as it is.
  case fixed
  /// The item size, scaled up until items fill the line.
  case scaled
  /// Each item's own, as it is measured.
  case measured
}
