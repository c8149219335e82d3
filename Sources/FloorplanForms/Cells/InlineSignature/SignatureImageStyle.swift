import FloorplanTheme
import GTKBridge

/// How the picture of a saved signature looks.
///
/// Its ink is the dark one of the standard palette in every theme: what was signed on a dark screen is read on
/// white paper.
public nonisolated struct SignatureImageStyle: Hashable, Sendable {
  /// What is behind the ink.
  public enum Background: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case transparent
    /// White.
    case paper
  }

  /// How many pixels the picture has for a point of the canvas, 1...4; others are the nearest of these.
  public var scale: Double
  /// What is behind the ink.
  public var background: Background
  /// Whether what is empty around the strokes is left out.
  public var isCropped: Bool
  /// How wide lines are where the pen tells no pressure, in points, 0.5...20; others are the nearest of these.
  public var strokeWidth: Double

  /// A look: by itself all of the canvas, transparent, twice as large as on the screen.
  public init(
    scale: Double = 2, background: Background = .transparent, isCropped: Bool = false,
    strokeWidth: Double = Self.standardStrokeWidth
  ) {
    self.scale = scale
    self.background = background
    self.isCropped = isCropped
    self.strokeWidth = strokeWidth
  }

  /// How wide lines are by themselves, in points.
  public static let standardStrokeWidth = 3.0

  /// The number, or the nearest end of a range; its lower end for what is no number.
  static func bounded(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }

  static let strokeWidths = 0.5...20.0
  /// The room around cropped strokes, and that of the texts, in points.
  private static let (margin, textHeight, textSize) = (8.0, 20.0, 12.0)
  /// How wide a canvas is more or less, in points: texts below a picture are as large as those below strokes.
  private static let canvasWidth = 400.0
  /// The most pixels of a picture: more than a page of paper has.
  private static let mostPixels = 16e6

  /// The picture; nil where there is no memory for it.
  func drawing(of signature: Signature, watermark: String?, timestamp: String?) -> Drawing? {
    let texts = Self.shown(watermark: watermark, timestamp: timestamp)
    var area = (left: 0.0, top: 0.0, right: signature.width, bottom: signature.height)
    if isCropped, let ink = signature.bounds {
      let reach = Self.margin + Self.bounded(strokeWidth, Self.strokeWidths)
      // Strokes may go beyond the canvas, on which nobody has seen that.
      area = (
        max(0, ink.left - reach), max(0, ink.top - reach), min(signature.width, ink.right + reach),
        min(signature.height, ink.bottom + reach)
      )
      // All of it may lie beyond.
      area.right = max(area.right, area.left + 1)
      area.bottom = max(area.bottom, area.top + 1)
    }
    // Beside a cropped signature there is no room for texts.
    let strip = isCropped && !texts.isEmpty ? Self.textHeight : 0
    let (width, height) = (area.right - area.left, area.bottom - area.top + strip)
    let pixels = min(Self.bounded(scale, 1...4), (Self.mostPixels / (width * height)).squareRoot())
    return drawing(
      width: Int((width * pixels).rounded(.up)), height: Int((height * pixels).rounded(.up)), scale: pixels, texts
    ) { drawing in
      drawing.place(scale: pixels, x: -area.left * pixels, y: -area.top * pixels)
      drawing.use(Palette.standard.color(.primaryLabel, in: .light).paint)
      for stroke in signature.strokes {
        drawing.ink(stroke.points, strokeWidth: Self.bounded(strokeWidth, Self.strokeWidths))
      }
    }
  }

  /// A picture from elsewhere with a line of texts below it; nil where there is no memory for it.
  func drawing(of picture: Texture, watermark: String?, timestamp: String?) -> Drawing? {
    let scale = Self.bounded(Double(picture.width) / Self.canvasWidth, 1...4)
    return drawing(
      width: picture.width, height: picture.height + Int((Self.textHeight * scale).rounded(.up)), scale: scale,
      Self.shown(watermark: watermark, timestamp: timestamp)
    ) {
      $0.draw(picture)
    }
  }

  /// A picture of so many pixels with texts at its lower edge; nil where there is no memory for it.
  private func drawing(
    width: Int, height: Int, scale: Double, _ texts: Texts, _ drawContent: (Drawing) -> Void
  ) -> Drawing? {
    guard let drawing = Drawing(width: width, height: height) else { return nil }
    if background == .paper {
      drawing.use(Palette.standard.color(.baseWhite, in: .light).paint)
      drawing.fill()
    }
    drawContent(drawing)
    drawing.use(Palette.standard.color(.primaryLabel, in: .light).paint)
    drawing.place(scale: scale, x: 0, y: 0)
    Self.write(texts, on: drawing, width: Double(width) / scale, bottom: Double(height) / scale)
    return drawing
  }

  private typealias Texts = [(String, Drawing.TextSide)]

  /// The texts that there are, the one that has room before the other first.
  private static func shown(watermark: String?, timestamp: String?) -> Texts {
    [(timestamp ?? "", Drawing.TextSide.right), (watermark ?? "", .left)].filter { !$0.0.isEmpty }
  }

  /// Writes the texts at the lower edge.
  private static func write(_ texts: Texts, on drawing: Drawing, width: Double, bottom: Double) {
    var room = width - margin
    for (text, side) in texts {
      let wide = drawing.write(
        text, x: side == .left ? margin / 2 : width - margin / 2 - room, y: bottom - textHeight, width: room,
        size: textSize, side: side)
      room = max(0, room - wide - margin)
    }
  }
}

nonisolated extension ThemeColor {
  /// The colour to paint with, opaque: where a line crosses itself, ink is not darker.
  var paint: PaintColor {
    PaintColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

nonisolated extension Drawing {
  /// Draws the smooth line of a stroke, or of some of its places.
  func ink(_ points: [Signature.Point], in range: Range<Int>? = nil, strokeWidth: Double) {
    let line = InkPoint.line(through: points, in: range ?? points.indices, strokeWidth: strokeWidth)
    guard let first = line.first else { return }
    if line.allSatisfy({ $0.width == first.width }) {
      stroke(line.lazy.map { ($0.x, $0.y) }, width: first.width)
    } else {
      for (start, end) in zip(line, line.dropFirst()) {
        stroke([(start.x, start.y), (end.x, end.y)], width: (start.width + end.width) / 2)
      }
    }
  }
}
