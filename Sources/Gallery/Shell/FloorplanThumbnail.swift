import Floorplan

/// A small drawing of a floorplan, in the colors of the theme.
final class FloorplanThumbnail: CustomWidget {
  override class var cssName: String { "thumbnail" }
  // The title next to it names the floorplan.
  override class var accessibleRole: AccessibleRole { .presentation }

  /// The theme and the appearance of the colors.
  var style: (theme: Theme, appearance: Appearance) = (.standard, .light) { didSet { queueDraw() } }

  private let shapes: [Shape]
  private static let size = (width: 160.0, height: 96.0)
  private static let cornerRadius = 8.0

  /// A rectangle, from the leading edge of the drawing.
  private struct Shape {
    let color: ColorToken
    let (x, y, width, height): (Double, Double, Double, Double)
    let radius: Double

    init(_ color: ColorToken, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 2) {
      self.color = color
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      self.radius = radius
    }
  }

  /// Creates the drawing of the floorplan with a path.
  init(of path: String) {
    shapes = Self.shapes[path] ?? []
    super.init()
    overflow = .hidden
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(Int(orientation == .horizontal ? Self.size.width : Self.size.height + 16))
  }

  override func snapshot(_ snapshot: Snapshot) {
    let (width, height) = (Double(self.width), Double(self.height))
    let scale = min(width / Self.size.width, height / (Self.size.height + 16))
    let (left, top) = ((width - Self.size.width * scale) / 2, (height - Self.size.height * scale) / 2)
    func color(_ token: ColorToken) -> PaintColor { style.theme.color(token, in: style.appearance).paint }
    snapshot.fill(x: 0, y: 0, width: width, height: height, color(.primaryGroupedBackground))
    for shape in shapes {
      let x = direction == .rtl ? Self.size.width - shape.x - shape.width : shape.x
      let frame = (x: left + x * scale, y: top + shape.y * scale, width: shape.width * scale, shape.height * scale)
      snapshot.withRoundedClip(
        x: frame.x, y: frame.y, width: frame.width, height: frame.3, radius: shape.radius * scale
      ) {
        snapshot.fill(x: frame.x, y: frame.y, width: frame.width, height: frame.3, color(shape.color))
      }
    }
    snapshot.fill(x: 0, y: height - 1, width: width, height: 1, color(.separator))
  }

  // MARK: Drawings

  private static let shapes: [String: [Shape]] = [
    BusinessRoute.Page.overview: title + [8, 60, 112].flatMap { figure(x: $0) } + card(8, 62, 144, 30)
      + text(16, 68, 60) + text(16, 80, 84),
    BusinessRoute.Page.list: title + card(8, 24, 144, 68)
      + [28, 50, 72].flatMap { row(14, $0, width: 132, radius: 3) },
    "filter": card(28, 4, 104, 88) + text(36, 10, 40)
      + [Shape(.tintColor, 36, 24, 26, 10, radius: 5), Shape(.tertiaryFill, 66, 24, 26, 10, radius: 5)]
      + [Shape(.tertiaryFill, 96, 24, 26, 10, radius: 5)] + text(36, 44, 70) + text(36, 58, 54)
      + [Shape(.tintColor, 36, 74, 88, 12, radius: 4)],
    BusinessRoute.Page.details: card(8, 4, 144, 36)
      + row(16, 14, width: 128, radius: 4) + card(8, 50, 68, 42) + text(14, 56, 40) + text(14, 68, 52)
      + card(84, 50, 68, 42) + text(90, 56, 34) + text(90, 68, 50),
    BusinessRoute.Page.edit: title
      + [24, 44, 64].flatMap {
        card(8, $0, 144, 16) + text(14, $0 + 6, 28) + [Shape(.tertiaryLabel, 62, $0 + 6, 60, 4)]
      }
      + [Shape(.tintColor, 112, 84, 40, 10, radius: 4)],
    BusinessRoute.Page.gallery: title
      + [24, 60].flatMap { y in
        [8, 58, 108].flatMap { card($0, y, 44, 30) + [Shape(.tintColor, $0 + 16, y + 9, 12, 12, radius: 3)] }
      },
    BusinessRoute.Page.collection: title
      + [24, 60].flatMap { y in [8, 83].flatMap { card($0, y, 69, 32) + row($0 + 6, y + 8, width: 57, radius: 8) } },
  ]

  private static let title = [Shape(.primaryLabel, 8, 8, 56, 7)]

  private static func card(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Shape] {
    [Shape(.secondaryGroupedBackground, x, y, width, height, radius: 5)]
  }

  private static func text(_ x: Double, _ y: Double, _ width: Double) -> [Shape] {
    [Shape(.tertiaryLabel, x, y, width, 4)]
  }

  /// Returns a key figure in a card.
  private static func figure(x: Double) -> [Shape] {
    card(x, 24, 40, 30) + [Shape(.tintColor, x + 6, 30, 18, 8)] + text(x + 6, 44, 26)
  }

  /// Returns a picture with two lines of text.
  private static func row(_ x: Double, _ y: Double, width: Double, radius: Double) -> [Shape] {
    [Shape(.tintColor, x, y, 16, 16, radius: radius), Shape(.secondaryLabel, x + 22, y + 2, width * 0.4, 5)]
      + text(x + 22, y + 11, width * 0.55)
  }
}
