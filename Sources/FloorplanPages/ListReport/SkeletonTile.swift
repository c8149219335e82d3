import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The shapes of a tile: a picture as large as that of an item cell, and two lines of different lengths below it, each in
/// the middle.
@MainActor
final class SkeletonTile: CustomWidget {
  private typealias Parts = ComponentParts.SkeletonView
  private typealias Item = ComponentParts.ItemCell
  private let picture = SkeletonShape(Parts.picture)
  private let headline = SkeletonShape(Parts.headline)
  private let subheadline = SkeletonShape(Parts.subheadline)

  override class var cssName: String { "skeletontile" }
  /// Assistive technology is told what is loading, not what that will look like.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    for shape in [picture, headline, subheadline] { shape.setParent(self) }
  }

  private static let padding = Int(Item.cell.metric(.paddingBlock))
  private static let imageGap = Int(Item.cell.metric(.imageGap))
  private static let pictureWidth = Int(Item.detailImageView.metric(.imageWidth))
  private static let pictureHeight = Int(Item.detailImageView.metric(.imageHeight))
  private static let lineGap = Int(Parts.row.metric(.lineGap))
  /// How much of the width the two lines take.
  private static let headlineShare = 0.8
  private static let subheadlineShare = 0.5

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(Self.pictureWidth)
    case .vertical:
      Measurement(
        2 * Self.padding + Self.pictureHeight + Self.imageGap + headline.textSize(.vertical) + Self.lineGap
          + subheadline.textSize(.vertical))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    var y = Self.padding
    func place(_ shape: Widget, width shapeWidth: Int, height: Int) {
      shape.allocate(x: (width - shapeWidth) / 2, y: y, width: shapeWidth, height: height)
      y += height
    }
    func placeLine(_ shape: SkeletonShape, share: Double) {
      let wide = max(shape.measured(.horizontal).minimum, Int(Double(width) * share))
      place(shape, width: wide, height: shape.textSize(.vertical))
    }
    place(picture, width: Self.pictureWidth, height: Self.pictureHeight)
    y += Self.imageGap
    placeLine(headline, share: Self.headlineShare)
    y += Self.lineGap
    placeLine(subheadline, share: Self.subheadlineShare)
  }
}
