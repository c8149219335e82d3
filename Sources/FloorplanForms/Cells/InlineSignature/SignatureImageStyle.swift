import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The style of a saved signature's image.
///
/// The ink has the dark color of the standard palette in every theme, so a signature from a dark screen is readable on
/// white paper.
public nonisolated struct SignatureImageStyle: Hashable, Sendable {
  /// The background of the ink.
  public enum Background: String, Hashable, Sendable, CaseIterable {
    /// No background.
    case transparent
    /// A white background.
    case paper
  }

  /// The number of pixels for each point of the canvas, clamped to 1...4.
  public var scale: Double
  /// The background of the ink.
  public var background: Background
  /// Whether the empty space around the strokes is omitted.
  public var isCropped: Bool
  /// The width of lines for unknown pressure, in points, clamped to 0.5...20.
  public var strokeWidth: Double

  /// Creates a style; the default is the whole canvas, transparent, at twice the size on the screen.
  public init(
    scale: Double = 2, background: Background = .transparent, isCropped: Bool = false,
    strokeWidth: Double = Self.defaultStrokeWidth
  ) {
    self.scale = scale
    self.background = background
    self.isCropped = isCropped
    self.strokeWidth = strokeWidth
  }

  /// The default width of lines, in points.
  public static let defaultStrokeWidth = 3.0

  /// Returns the number clamped to a range, or the lower bound if it is NaN.
  static func clamped(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }

  static let strokeWidths = 0.5...20.0
  /// The margin around cropped strokes, and the line height and font size of the texts, in points.
  private static let (margin, textHeight, textSize) = (8.0, 20.0, 12.0)
  /// The typical width of a canvas in points, so texts have the same size below images and strokes.
  private static let canvasWidth = 400.0
  /// The maximum number of pixels of an image, more than a page of paper needs.
  private static let maximumPixelCount = 16e6

  /// Returns the image of strokes, or nil if there is not enough memory.
  func drawing(of signature: Signature, watermark: String?, timestamp: String?) -> Drawing? {
    let texts = Self.nonemptyTexts(watermark: watermark, timestamp: timestamp)
    var area = (left: 0.0, top: 0.0, right: signature.width, bottom: signature.height)
    if isCropped, let ink = signature.bounds {
      let reach = Self.margin + Self.clamped(strokeWidth, Self.strokeWidths)
      // Strokes may extend beyond the canvas, where they weren't visible.
      area = (
        max(0, ink.left - reach), max(0, ink.top - reach), min(signature.width, ink.right + reach),
        min(signature.height, ink.bottom + reach)
      )
      // All strokes may be outside.
      area.right = max(area.right, area.left + 1)
      area.bottom = max(area.bottom, area.top + 1)
    }
    // A cropped signature has no space for texts.
    let strip = isCropped && !texts.isEmpty ? Self.textHeight : 0
    let (width, height) = (area.right - area.left, area.bottom - area.top + strip)
    let pixels = min(Self.clamped(scale, 1...4), (Self.maximumPixelCount / (width * height)).squareRoot())
    return drawing(
      width: Int((width * pixels).rounded(.up)), height: Int((height * pixels).rounded(.up)), scale: pixels, texts
    ) { drawing in
      drawing.setTransform(scale: pixels, x: -area.left * pixels, y: -area.top * pixels)
      drawing.setColor(Palette.standard.color(.primaryLabel, in: .light).paint)
      for stroke in signature.strokes {
        drawing.ink(stroke, strokeWidth: Self.clamped(strokeWidth, Self.strokeWidths))
      }
    }
  }

  /// Returns an attached image with a line of texts below it, or nil if there is not enough memory.
  func drawing(of picture: Texture, watermark: String?, timestamp: String?) -> Drawing? {
    let scale = Self.clamped(Double(picture.width) / Self.canvasWidth, 1...4)
    return drawing(
      width: picture.width, height: picture.height + Int((Self.textHeight * scale).rounded(.up)), scale: scale,
      Self.nonemptyTexts(watermark: watermark, timestamp: timestamp)
    ) {
      $0.draw(picture)
    }
  }

  /// Returns an image in pixels with texts at its lower edge, or nil if there is not enough memory.
  private func drawing(
    width: Int, height: Int, scale: Double, _ texts: Texts, _ drawContent: (Drawing) -> Void
  ) -> Drawing? {
    guard let drawing = Drawing(width: width, height: height) else { return nil }
    if background == .paper {
      drawing.setColor(Palette.standard.color(.baseWhite, in: .light).paint)
      drawing.paint()
    }
    drawContent(drawing)
    drawing.setColor(Palette.standard.color(.primaryLabel, in: .light).paint)
    drawing.setTransform(scale: scale, x: 0, y: 0)
    Self.write(texts, on: drawing, width: Double(width) / scale, bottom: Double(height) / scale)
    return drawing
  }

  private typealias Texts = [(String, Drawing.TextAlignment)]

  /// Returns the non-empty texts, in the order in which they get space.
  private static func nonemptyTexts(watermark: String?, timestamp: String?) -> Texts {
    [(timestamp ?? "", Drawing.TextAlignment.right), (watermark ?? "", .left)].filter { !$0.0.isEmpty }
  }

  private static func write(_ texts: Texts, on drawing: Drawing, width: Double, bottom: Double) {
    var remaining = width - margin
    for (text, side) in texts {
      let drawnWidth = drawing.drawText(
        text, x: side == .left ? margin / 2 : width - margin / 2 - remaining, y: bottom - textHeight, width: remaining,
        size: textSize, alignment: side)
      remaining = max(0, remaining - drawnWidth - margin)
    }
  }
}

nonisolated extension Drawing {
  /// Draws the smooth line of a stroke, or of some of its points.
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
