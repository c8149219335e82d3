import Floorplan

/// A cell for a color or a pair of colors, in one appearance or in all.
final class PaletteCell: CollectionCell {
  private let title = Label.wrapping(.headline)
  private let mark = Label.wrapping(.footnote, .informative)
  private let detail = Label.wrapping(.footnote, .secondary)
  private let sampleBox = Box(.vertical)
  private var samples: [PaletteSampleView] = []

  required init() {
    super.init()
    addStyleClasses(of: ComponentParts.ObjectCell.cell)
    overflow = .hidden
    title.expandsHorizontally = true
    mark.text = localized("set", context: "color")
    mark.verticalAlignment = .start
    sampleBox.verticalAlignment = .center
    let texts = Box(.vertical, spacing: 2, [Box(.horizontal, spacing: 8, [title, mark]), detail])
    texts.verticalAlignment = .center
    AdaptiveColumns(minimumColumnWidth: 248, spacing: 12, [texts, sampleBox]).setParent(self)
  }

  func show(_ row: PaletteTable.Row) {
    title.text = row.title
    detail.text = row.detail.leftToRight
    mark.isVisible = row.isChanged
    if samples.count != row.samples.count { makeSamples(row.samples.count) }
    for (view, sample) in zip(samples, row.samples) { view.show(sample) }
    setAccessibleLabel(row.id)
    let values = row.samples.map { row.samples.count > 1 ? "\($0.appearance.title): \($0.text)" : $0.text }
    setAccessibleDescription(((row.isChanged ? [localized("Set by the theme")] : []) + values).accessibleSummary())
  }

  private func makeSamples(_ count: Int) {
    for old in sampleBox.children { sampleBox.remove(old) }
    samples = (0..<count).map { _ in PaletteSampleView(isSingle: count == 1) }
    sampleBox.append(AdaptiveColumns(minimumColumnWidth: 92, spacing: 8, fillsRows: true, samples.map(\.root)))
  }

  override var copyableText: String? { title.text }
}

/// A swatch with its value.
final class PaletteSampleView {
  let root: Box
  private let swatch: Swatch
  private let name: Label
  private let value: Label
  private let judgement: Label

  init(isSingle: Bool) {
    swatch = Swatch(width: 72, height: 36)
    name = .wrapping(.caption1, .secondary)
    name.isVisible = !isSingle
    value = .wrapping(isSingle ? .subheadline : .caption1)
    judgement = .wrapping(isSingle ? .footnote : .caption1)
    swatch.verticalAlignment = .center
    let texts = Box(.vertical, [value, judgement])
    texts.verticalAlignment = .center
    // The natural width of a wrapping label is less than that of its text.
    texts.expandsHorizontally = true
    root =
      isSingle ? Box(.horizontal, spacing: 12, [swatch, texts]) : Box(.vertical, spacing: 2, [swatch, name, texts])
  }

  func show(_ sample: PaletteTable.Sample) {
    swatch.content = sample.swatch
    name.text = sample.appearance.title
    value.text = sample.value.leftToRight
    judgement.text = sample.judgement ?? ""
    judgement.isVisible = sample.judgement != nil
    judgement.showColor(of: sample.verdict)
  }
}

extension Label {
  /// Displays the text in the color of a verdict on a contrast ratio.
  func showColor(of verdict: ContrastRating?) {
    for style in [UtilityClass.positive, .critical, .negative, .tertiary] {
      setStyleClass(style.rawValue, style == verdict?.utility)
    }
  }
}

extension ContrastRating {
  /// The style of the verdict's text.
  fileprivate var utility: UtilityClass {
    switch self {
    case .enhanced, .sufficient: .positive
    case .largeTextOnly: .critical
    case .insufficient: .negative
    case .exempt: .tertiary
    }
  }
}
