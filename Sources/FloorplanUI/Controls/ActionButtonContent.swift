import CGTK
import FloorplanTheme
import GTKBridge

/// What stands in an ``ActionButton``: an icon and a title, in the middle or where the theme aligns the title.
@MainActor
final class ActionButtonContent: CustomWidget {
  private typealias Parts = ComponentParts.ActionButton
  private var label: PartLabel?
  private let icon = ImagePart(Parts.image)
  private var title: String?
  private var titles: [String] = []

  override class var cssName: String { "actionbutton" }
  /// The button says what it is.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  /// What the button is beside what all buttons are.
  var specialPart: ComponentPart? { didSet { label?.specialPart = specialPart } }
  /// The most width of the title in pixels; 0 is no limit.
  var widthLimit = 0 { didSet { if widthLimit != oldValue { queueResize() } } }
  /// Whether the title is as wide as the widest of all titles.
  var keepsWidth = false { didSet { if keepsWidth != oldValue { queueResize() } } }

  /// Whether an icon stands alone where there isn't room for the whole title.
  var titleGivesWay = false { didSet { if titleGivesWay != oldValue { queueResize() } } }

  /// Shows a title and an icon, of which nil takes no room, and remembers which titles there are.
  func show(_ title: String?, _ image: ImageSource?, among titles: [String]) {
    if titles != self.titles {
      self.titles = titles
      if keepsWidth { queueResize() }
    }
    icon.setImage(image, in: self)
    guard title != self.title else { return }
    self.title = title
    if let title { (label ?? makeLabel()).text = title }
    label?.isVisible = title != nil
  }

  private func makeLabel() -> PartLabel {
    let made = PartLabel(Parts.button, standardAlignment: .center, hasOwnNode: false)
    made.specialPart = specialPart
    made.setAccessibleRole(.presentation)
    // The label has no more room than its text needs; both it and the icon move.
    made.connect("notify::xalign") { [weak self] in self?.queueAllocate() }
    made.setParent(self)
    label = made
    return made
  }

  private static let gap = Int(Parts.button.metric(.imageGap))

  private var shownLabel: Label? { title == nil ? nil : label }
  private var iconWidth: Int { icon.shownImage?.measured(.horizontal).natural ?? 0 }
  private var titleX: Int { icon.shownImage == nil || shownLabel == nil ? iconWidth : iconWidth + Self.gap }

  private func titleWidth(_ label: Label) -> Measurement {
    let own = label.measured(.horizontal)
    var natural = own.natural
    if keepsWidth { natural = titles.reduce(natural) { max($0, label.width(of: $1)) } }
    if widthLimit > 0 { natural = min(natural, widthLimit) }
    return Measurement(minimum: own.minimum, natural: natural)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let title = shownLabel.map(titleWidth) ?? Measurement(0)
      let natural = titleX + title.natural
      return Measurement(minimum: isIconAlone(in: natural - 1) ? iconWidth : titleX + title.minimum, natural: natural)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      return Measurement(max(titleHeight(width: width), icon.shownImage?.measured(.vertical).natural ?? 0))
    }
  }

  private func titleHeight(width: Int) -> Int {
    guard let label = shownLabel, !isIconAlone(in: width) else { return 0 }
    return label.measured(.vertical, forSize: shownTitleWidth(label, in: width)).natural
  }

  private func isIconAlone(in width: Int) -> Bool {
    guard titleGivesWay, icon.shownImage != nil, let label = shownLabel else { return false }
    return width < titleX + titleWidth(label).natural
  }

  /// Never beyond the limit, however wide the button is, and never less than the label can live with.
  private func shownTitleWidth(_ label: Label, in width: Int) -> Int {
    max(label.measured(.horizontal).minimum, min(width - titleX, titleWidth(label).natural))
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isAlone = isIconAlone(in: width)
    label?.isChildVisible = !isAlone
    let shownLabel = isAlone ? nil : shownLabel
    let titleX = isAlone ? iconWidth : titleX
    let titleWidth = shownLabel.map { shownTitleWidth($0, in: width) } ?? 0
    let left = Int(Double(max(0, width - titleX - titleWidth)) * (shownLabel?.alignment ?? 0.5))
    func place(_ part: Widget, x: Int, width partWidth: Int) {
      let partHeight = max(
        min(height, part.measured(.vertical, forSize: partWidth).natural),
        part.measured(.vertical, forSize: partWidth).minimum)
      part.allocate(
        x: direction == .rtl ? width - left - x - partWidth : left + x, y: (height - partHeight) / 2,
        width: partWidth, height: partHeight)
    }
    if let image = icon.shownImage { place(image, x: 0, width: iconWidth) }
    if let label = shownLabel { place(label, x: titleX, width: titleWidth) }
  }
}
