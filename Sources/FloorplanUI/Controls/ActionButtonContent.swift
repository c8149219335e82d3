import FloorplanTheme
import GTKBridge

/// The content of an ``ActionButton``: an icon and a title, centered or aligned as the theme aligns the title.
final class ActionButtonContent: CustomWidget {
  private typealias Parts = ComponentParts.ActionButton
  private var label: PartLabel?
  private let icon = ImagePart(Parts.image)
  private var title: String?
  private var titles: [String] = []
  /// The measured titles, or nil if they have changed since.
  private var measuredTitles: (font: Label.FontIdentity, width: Int, wordWidth: Int)?

  override class var cssName: String { "actionbutton" }
  // The button has the accessible label.
  override class var accessibleRole: AccessibleRole { .presentation }

  /// The additional part of the button.
  var additionalPart: ComponentPart? { didSet { label?.additionalPart = additionalPart } }
  /// The maximum width of the title in pixels; 0 for no limit.
  var widthLimit = 0 { didSet { if widthLimit != oldValue { queueResize() } } }
  /// Whether the title has the width of the widest title.
  var usesWidestTitleWidth = false { didSet { if usesWidestTitleWidth != oldValue { queueResize() } } }

  /// Whether the title is hidden if it doesn't fit next to the icon.
  var hidesTitleIfNarrow = false { didSet { if hidesTitleIfNarrow != oldValue { queueResize() } } }

  /// Displays a title and an icon, which take no space if they are nil, and stores all titles.
  func show(_ title: String?, _ image: ImageSource?, among titles: [String]) {
    if titles != self.titles {
      self.titles = titles
      measuredTitles = nil
      if usesWidestTitleWidth { queueResize() }
    }
    icon.setImage(image, in: self)
    guard title != self.title else { return }
    self.title = title
    if let title { (label ?? makeLabel()).text = title }
    label?.isVisible = title != nil
  }

  private func makeLabel() -> PartLabel {
    let newLabel = PartLabel(Parts.button, defaultAlignment: .center, hasOwnNode: false)
    newLabel.additionalPart = additionalPart
    newLabel.setAccessibleRole(.presentation)
    // The label is only as wide as its text, so its alignment moves both label and icon.
    newLabel.connect("notify::xalign") { [weak self] in self?.queueAllocate() }
    newLabel.setParent(self)
    label = newLabel
    return newLabel
  }

  // MARK: Arrangement

  private var visibleLabel: Label? { title == nil ? nil : label }
  private var iconWidth: Int { icon.displayedImage?.measured(.horizontal).natural ?? 0 }
  private var titleX: Int {
    icon.displayedImage == nil || visibleLabel == nil ? iconWidth : iconWidth + Parts.button[.imageGap]
  }

  private func titleWidth(_ label: Label) -> Measurement {
    let own = label.measured(.horizontal)
    var (natural, word) = (own.natural, label.widestWordWidth)
    if usesWidestTitleWidth {
      let titles = measureTitles(label)
      (natural, word) = (max(natural, titles.width), max(word, titles.wordWidth))
    }
    if widthLimit > 0 { natural = min(natural, widthLimit) }
    // A button grows rather than shorten a word, unless the word doesn't fit in a narrow window either.
    return Measurement(minimum: max(own.minimum, word <= Self.maximumWordWidth ? word : 0), natural: natural)
  }
  private static let maximumWordWidth = 240

  /// Returns the widths of the widest title and the widest word of all titles.
  private func measureTitles(_ label: Label) -> (width: Int, wordWidth: Int) {
    let font = label.fontIdentity
    if let known = measuredTitles, known.font == font { return (known.width, known.wordWidth) }
    let width = titles.map(label.width).max() ?? 0
    let wordWidth = titles.map(label.widestWordWidth).max() ?? 0
    measuredTitles = (font, width, wordWidth)
    return (width, wordWidth)
  }

  override var requestedWidth: Measurement? {
    let title = visibleLabel.map(titleWidth) ?? Measurement(0)
    let natural = titleX + title.natural
    return Measurement(minimum: showsOnlyIcon(in: natural - 1) ? iconWidth : titleX + title.minimum, natural: natural)
  }

  private func showsOnlyIcon(in width: Int) -> Bool {
    guard hidesTitleIfNarrow, icon.displayedImage != nil, let label = visibleLabel else { return false }
    return width < titleX + titleWidth(label).natural
  }

  /// Returns the width of the title, at most the limit and at least that of its widest word.
  private func displayedTitleWidth(_ label: Label, in width: Int) -> Int {
    titleWidth(label).fitting(in: width - titleX)
  }

  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    var arrangement = Arrangement()
    let displayedLabel = showsOnlyIcon(in: width) ? nil : visibleLabel
    let titleX = displayedLabel == nil ? iconWidth : titleX
    let titleWidth = displayedLabel.map { displayedTitleWidth($0, in: width) } ?? 0
    let x = Int(Double(max(0, width - titleX - titleWidth)) * (displayedLabel?.alignment ?? 0.5))
    if let image = icon.displayedImage { arrangement.add(image, x: x, width: iconWidth) }
    if let displayedLabel { arrangement.add(displayedLabel, x: x + titleX, width: titleWidth) }
    arrangement.centerInLine(minimumHeight: height ?? 0)
    return arrangement
  }

  override func sizeAllocate(width: Int, height: Int) {
    label?.isChildVisible = !showsOnlyIcon(in: width)
    super.sizeAllocate(width: width, height: height)
  }
}
