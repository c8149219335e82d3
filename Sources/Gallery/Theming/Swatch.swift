import CGTK
import FloorplanTheme
import GTKBridge

/// What a swatch shows.
nonisolated struct SwatchContent: Sendable, Hashable {
  /// How the colour is shown.
  enum Form: Sendable, Hashable {
    /// As a surface.
    case surface
    /// As a text.
    case text
    /// As the outline of something.
    case outline
  }

  var form = Form.surface
  /// The colour.
  let color: ThemeColor
  /// What it stands on, taken as opaque.
  let ground: ThemeColor
  /// The line around the swatch.
  let frame: ThemeColor
}

/// A colour on what it stands on, drawn as it is: no style sheet is asked.
final class Swatch: CustomWidget {
  override class var cssName: String { "swatch" }
  // The text beside it says what there is to see.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  var content: SwatchContent? { didSet { if content != oldValue { queueDraw() } } }

  private let natural: (width: Int, height: Int)
  private static let sample = "Aa"
  private static let radius = 6.0
  private static let checkSize = 5.0

  /// A swatch that likes to be of this size, in pixels.
  init(width: Int = 64, height: Int = 32) {
    natural = (width, height)
    super.init()
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: min(natural.width, natural.height), natural: natural.width)
    case .vertical: Measurement(natural.height)
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let content else { return }
    let (width, height) = (Double(self.width), Double(self.height))
    let ground = ThemeColor(red: content.ground.red, green: content.ground.green, blue: content.ground.blue).rgba
    snapshot.clipped(x: 0, y: 0, width: width, height: height, radius: Self.radius) {
      snapshot.fill(x: 0, y: 0, width: width, height: height, ground)
      switch content.form {
      case .surface:
        if content.color.alpha < 1 { drawChecks(snapshot, content, width: width, height: height) }
        snapshot.fill(x: 0, y: 0, width: width, height: height, content.color.rgba)
      case .text:
        snapshot.draw(Self.sample, of: self, inX: 0, y: 0, width: width, height: height, content.color.rgba)
      case .outline:
        let inset = Self.radius
        snapshot.outline(
          x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, radius: Self.radius / 2,
          thickness: 1, content.color.rgba)
      }
    }
    snapshot.outline(
      x: 0, y: 0, width: width, height: height, radius: Self.radius, thickness: 1, content.frame.rgba)
  }

  /// What shines through is seen at the end: half of the swatch stands on squares, of which every other one has the colour
  /// of the frame.
  private func drawChecks(_ snapshot: Snapshot, _ content: SwatchContent, width: Double, height: Double) {
    let start = direction == .rtl ? 0 : width / 2
    for row in 0..<Int((height / Self.checkSize).rounded(.up)) {
      for column in 0..<Int((width / 2 / Self.checkSize).rounded(.up)) where (row + column) % 2 == 1 {
        let x = start + Double(column) * Self.checkSize
        let y = Double(row) * Self.checkSize
        snapshot.fill(
          x: x, y: y, width: min(Self.checkSize, start + width / 2 - x), height: min(Self.checkSize, height - y),
          content.frame.rgba)
      }
    }
  }
}

extension ThemeColor {
  /// The colour as GDK has it.
  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: Float(alpha))
  }
}
