import FloorplanTheme
import GTKBridge

/// The content of a swatch.
nonisolated struct SwatchContent: Sendable, Hashable {
  /// The form in which the color is displayed.
  enum Form: Sendable, Hashable {
    /// A surface.
    case surface
    /// A text.
    case text
    /// An outline.
    case outline
  }

  var form = Form.surface
  let color: ThemeColor
  /// The color of the background, which is drawn opaque.
  let ground: ThemeColor
  /// The color of the border.
  let frame: ThemeColor
}

/// A sample of a color on its background, independent of the current style sheet.
final class Swatch: CustomWidget {
  override class var cssName: String { "swatch" }
  // The text next to it describes the color.
  override class var accessibleRole: AccessibleRole { .presentation }

  var content: SwatchContent? { didSet { if content != oldValue { queueDraw() } } }

  private let natural: (width: Int, height: Int)
  private static let sample = "Aa"
  private static let radius = 6.0
  private static let checkSize = 5.0

  /// Creates a swatch with a natural size, in pixels.
  init(width: Int = 64, height: Int = 32) {
    natural = (width, height)
    super.init()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: min(natural.width, natural.height), natural: natural.width)
    case .vertical: Measurement(natural.height)
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let content else { return }
    let (width, height) = (Double(self.width), Double(self.height))
    let ground = ThemeColor(red: content.ground.red, green: content.ground.green, blue: content.ground.blue).paint
    snapshot.withRoundedClip(x: 0, y: 0, width: width, height: height, radius: Self.radius) {
      snapshot.fill(x: 0, y: 0, width: width, height: height, ground)
      switch content.form {
      case .surface:
        if content.color.alpha < 1 { drawChecks(snapshot, content, width: width, height: height) }
        snapshot.fill(x: 0, y: 0, width: width, height: height, content.color.paint)
      case .text:
        snapshot.drawCentered(Self.sample, of: self, x: 0, y: 0, width: width, height: height, content.color.paint)
      case .outline:
        let inset = Self.radius
        snapshot.strokeBorder(
          x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, radius: Self.radius / 2,
          thickness: 1, content.color.paint)
      }
    }
    snapshot.strokeBorder(
      x: 0, y: 0, width: width, height: height, radius: Self.radius, thickness: 1, content.frame.paint)
  }

  /// Draws a checkerboard in the trailing half, where a translucent color shines through; every other square has the
  /// border's color.
  private func drawChecks(_ snapshot: Snapshot, _ content: SwatchContent, width: Double, height: Double) {
    let start = direction == .rtl ? 0 : width / 2
    for row in 0..<Int((height / Self.checkSize).rounded(.up)) {
      for column in 0..<Int((width / 2 / Self.checkSize).rounded(.up)) where (row + column) % 2 == 1 {
        let x = start + Double(column) * Self.checkSize
        let y = Double(row) * Self.checkSize
        snapshot.fill(
          x: x, y: y, width: min(Self.checkSize, start + width / 2 - x), height: min(Self.checkSize, height - y),
          content.frame.paint)
      }
    }
  }
}
