import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The shapes of a row or a tile: a picture and two lines of different lengths.
///
/// In a row, the shapes are next to each other, with a short line at the end; in a tile, they are centered below each
/// other.
final class SkeletonItem: CustomWidget {
  private typealias Parts = ComponentParts.SkeletonView
  private typealias Item = ComponentParts.ItemCell
  private let isTile: Bool
  private let picture = SkeletonShape(Parts.picture)
  private let lines = [SkeletonShape(Parts.headline), SkeletonShape(Parts.subheadline)]
  /// The line at the end of a row; nil for a tile.
  private let status: SkeletonShape?

  override class var cssName: String { "skeletonitem" }
  /// The ``SkeletonView`` reports what is loading; the shapes have no meaning.
  override class var accessibleRole: AccessibleRole { .presentation }

  init(isTile: Bool) {
    self.isTile = isTile
    status = isTile ? nil : SkeletonShape(Parts.status)
    super.init()
    if !isTile { addStyleClasses(of: Parts.row) }
    for shape in [picture] + lines + [status].compactMap(\.self) { shape.setParent(self) }
  }

  private static var padding: Int { Item.cell[.paddingBlock] }
  /// The share of the text width that each line fills.
  private var shares: [Double] { isTile ? [0.8, 0.5] : [0.7, 0.45] }

  private var pictureSize: (width: Int, height: Int) {
    guard isTile else { return (picture.measured(.horizontal).natural, picture.measured(.vertical).natural) }
    let image = Item.detailImageView
    return (image[.imageWidth], image[.imageHeight])
  }
  private var linesHeight: Int { lines.reduce(Parts.row[.lineGap]) { $0 + $1.textSize(.vertical) } }
  /// The width of a row without its lines.
  private var sidesWidth: Int {
    pictureSize.width + Parts.row[.imageGap] + Parts.row[.columnGap] + (status?.textSize(.horizontal) ?? 0)
  }

  override var requestedWidth: Measurement? {
    Measurement(
      isTile ? pictureSize.width : sidesWidth + lines.reduce(0) { max($0, $1.measured(.horizontal).minimum) })
  }

  override func arrangement(width: Int) -> Arrangement? {
    let size = pictureSize
    var arrangement = Arrangement()
    arrangement.height =
      isTile ? 2 * Self.padding + size.height + Parts.row[.imageGap] + linesHeight : max(size.height, linesHeight)
    let height = arrangement.height
    arrangement.add(
      picture, x: isTile ? (width - size.width) / 2 : 0, y: isTile ? Self.padding : (height - size.height) / 2,
      width: size.width, height: size.height)
    let space = isTile ? width : width - sidesWidth
    var y = isTile ? Self.padding + size.height + Parts.row[.imageGap] : (height - linesHeight) / 2
    for (line, share) in zip(lines, shares) {
      let lineWidth = max(line.measured(.horizontal).minimum, Int(Double(space) * share))
      let lineHeight = line.textSize(.vertical)
      arrangement.add(
        line, x: isTile ? (width - lineWidth) / 2 : size.width + Parts.row[.imageGap], y: y, width: lineWidth,
        height: lineHeight)
      y += lineHeight + Parts.row[.lineGap]
    }
    if let status {
      let size = (width: status.textSize(.horizontal), height: status.textSize(.vertical))
      arrangement.add(
        status, x: width - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
    }
    return arrangement
  }
}

/// A gray shape.
final class SkeletonShape: CustomWidget {
  override class var cssName: String { "shape" }
  override class var accessibleRole: AccessibleRole { .presentation }

  init(_ part: ComponentPart) {
    super.init()
    addStyleClasses(of: part)
  }

  /// Returns the size of a placeholder for text, which follows the text scale.
  func textSize(_ orientation: Orientation) -> Int {
    Int((Double(measured(orientation).natural) * max(1, Settings.default.textScale)).rounded(.up))
  }
}
