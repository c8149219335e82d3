import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The shapes of a row: a picture, two lines of different lengths, and a short one at the end.
@MainActor
final class SkeletonRow: CustomWidget {
  private typealias Parts = ComponentParts.SkeletonView
  private let picture = SkeletonShape(Parts.picture)
  private let headline = SkeletonShape(Parts.headline)
  private let subheadline = SkeletonShape(Parts.subheadline)
  private let status = SkeletonShape(Parts.status)

  override class var cssName: String { "skeletonrow" }
  /// Assistive technology is told what is loading, not what that will look like.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    become(Parts.row)
    for shape in [picture, headline, subheadline, status] { shape.setParent(self) }
  }

  private static let imageGap = Int(Parts.row.metric(.imageGap))
  private static let columnGap = Int(Parts.row.metric(.columnGap))
  private static let lineGap = Int(Parts.row.metric(.lineGap))
  /// How much of the room for texts the two lines take.
  private static let headlineShare = 0.7
  private static let subheadlineShare = 0.45

  private var linesHeight: Int {
    headline.textSize(.vertical) + Self.lineGap + subheadline.textSize(.vertical)
  }
  private var sides: Int {
    picture.measured(.horizontal).natural + Self.imageGap + Self.columnGap + status.textSize(.horizontal)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      Measurement(
        sides + max(headline.measured(.horizontal).minimum, subheadline.measured(.horizontal).minimum))
    case .vertical: Measurement(max(picture.measured(.vertical).natural, linesHeight))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    func place(_ shape: Widget, x: Int, y: Int, width shapeWidth: Int, height: Int) {
      shape.allocate(x: isMirrored ? width - x - shapeWidth : x, y: y, width: shapeWidth, height: height)
    }
    func placeLine(_ shape: SkeletonShape, x: Int, y: Int, share: Double, of room: Int) {
      let wide = max(shape.measured(.horizontal).minimum, Int(Double(room) * share))
      place(shape, x: x, y: y, width: wide, height: shape.textSize(.vertical))
    }
    let (pictureWidth, pictureHeight) = (
      picture.measured(.horizontal).natural, picture.measured(.vertical).natural
    )
    place(picture, x: 0, y: (height - pictureHeight) / 2, width: pictureWidth, height: pictureHeight)
    let x = pictureWidth + Self.imageGap
    let y = (height - linesHeight) / 2
    let room = width - sides
    placeLine(headline, x: x, y: y, share: Self.headlineShare, of: room)
    placeLine(
      subheadline, x: x, y: y + headline.textSize(.vertical) + Self.lineGap, share: Self.subheadlineShare, of: room
    )
    let (statusWidth, statusHeight) = (status.textSize(.horizontal), status.textSize(.vertical))
    place(status, x: width - statusWidth, y: (height - statusHeight) / 2, width: statusWidth, height: statusHeight)
  }
}

/// A grey shape.
@MainActor
final class SkeletonShape: CustomWidget {
  override class var cssName: String { "shape" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  init(_ part: ComponentPart) {
    super.init()
    become(part)
  }

  /// How large it is where it stands for a text: as much larger as texts are.
  func textSize(_ orientation: GtkOrientation) -> Int {
    Int((Double(measured(orientation).natural) * max(1, Settings.default.textScale)).rounded(.up))
  }
}
