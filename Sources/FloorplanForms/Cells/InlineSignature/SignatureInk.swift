import FloorplanTheme
import GTKBridge

/// Draws the finished strokes and the current one.
///
/// Finished strokes are one texture, and the end of the current stroke is another one. Every `segmentLength` points,
/// the first is drawn again with that end; all other frames only draw the end, regardless of the number of strokes.
///
/// ## CSS nodes
///
///     ink
///     ╰── box.fdlFUIInlineSignatureFormCell_strokes         invisible: its background is the color of the ink
final class SignatureInk: CustomWidget {
  private let swatch = Box(.horizontal)

  override class var cssName: String { "ink" }
  /// The canvas has the accessible label.
  override class var accessibleRole: AccessibleRole { .presentation }

  override init() {
    super.init()
    canTarget = false
    overflow = .hidden
    swatch.addStyleClasses(of: ComponentParts.InlineSignatureFormCell.strokes)
    swatch.setAccessibleRole(.presentation)
    swatch.setParent(self)
  }

  // MARK: Content

  /// The finished strokes, or nil for none.
  private(set) var signature: Signature?
  /// The points of the current stroke, in the signature's coordinates.
  private(set) var currentPoints: [Signature.Point] = []
  /// The width of lines for unknown pressure, in points.
  var strokeWidth = SignatureImageStyle.defaultStrokeWidth {
    didSet { if strokeWidth != oldValue { invalidateDrawing() } }
  }

  /// Displays other strokes, and discards the current one.
  func show(_ signature: Signature?) {
    guard signature != self.signature || !currentPoints.isEmpty else { return }
    self.signature = signature
    currentPoints = []
    invalidateDrawing()
  }

  /// Extends the current stroke.
  func add(_ points: [Signature.Point]) {
    currentPoints += points
    queueDraw()
  }

  /// Displays a signature whose last stroke is the current one, without drawing it again.
  func finish(as signature: Signature) {
    drawCurrentStroke(until: currentPoints.count)
    self.signature = signature
    currentPoints = []
    drawnCount = 0
    queueDraw()
  }

  // MARK: Drawing

  /// The parameters that the drawing depends on, in its pixels.
  private struct DrawingParameters: Equatable {
    let fit: SignatureFit
    let width: Double
    let height: Double
    /// The number of pixels of the drawing for one of the widget.
    let scale: Double
    let color: PaintColor
  }

  private var parameters: DrawingParameters?
  private var drawing: Drawing?
  private var texture: Texture?
  /// The number of points of the current stroke in the drawing.
  private var drawnCount = 0
  /// The number of times that all finished strokes were drawn.
  private(set) var fullDrawCount = 0

  private func invalidateDrawing() {
    (parameters, drawing, texture) = (nil, nil, nil)
    queueDraw()
  }

  /// The number of points of the current stroke that are drawn in each frame before they are added to the drawing.
  private static let segmentLength = 64
  /// The maximum number of pixels of the drawing, more than any screen has.
  private static let maximumPixelCount = 3.2e7

  private func makeParameters() -> DrawingParameters? {
    guard let signature, width > 0, height > 0, let color = swatch.surfaceColor(in: self) else { return nil }
    let scale = min(Double(scaleFactor), (Self.maximumPixelCount / Double(width * height)).squareRoot())
    let (scaledWidth, scaledHeight) = (Double(width) * scale, Double(height) * scale)
    return DrawingParameters(
      fit: SignatureFit(signature, width: scaledWidth, height: scaledHeight), width: scaledWidth, height: scaledHeight,
      scale: scale, color: color)
  }

  private func makeDrawing(width: Double, height: Double, x: Double, y: Double, _ parameters: DrawingParameters)
    -> Drawing?
  {
    let drawing = Drawing(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    // Opaque, because overlapping lines and segments must not be darker; the opacity applies to all of them together.
    drawing?.setColor(PaintColor(red: parameters.color.red, green: parameters.color.green, blue: parameters.color.blue))
    drawing?.setTransform(scale: parameters.fit.factor, x: parameters.fit.x - x, y: parameters.fit.y - y)
    return drawing
  }

  private func drawFinished(_ parameters: DrawingParameters) {
    drawnCount = 0
    texture = nil
    drawing = makeDrawing(width: parameters.width, height: parameters.height, x: 0, y: 0, parameters)
    guard let signature, !signature.isEmpty, let drawing else { return }
    for stroke in signature.strokes { drawing.ink(stroke, strokeWidth: strokeWidth) }
    texture = drawing.texture
    fullDrawCount += 1
  }

  /// Adds the new points of the current stroke to the drawing.
  private func drawCurrentStroke(until count: Int) {
    guard count > drawnCount, parameters != nil, let drawing else { return }
    drawing.ink(currentPoints, in: drawnCount..<count, strokeWidth: strokeWidth)
    texture = drawing.texture
    drawnCount = count
  }

  /// Draws the visible part of the points that aren't in the drawing.
  private func drawRemainingPoints(on snapshot: Snapshot, _ parameters: DrawingParameters) {
    let line = InkPoint.line(through: currentPoints, in: drawnCount..<currentPoints.count, strokeWidth: strokeWidth)
    let (xs, ys) = (line.map(\.x), line.map(\.y))
    guard let minX = xs.min(), let minY = ys.min(), let maxX = xs.max(), let maxY = ys.max(),
      let width = line.map(\.width).max()
    else { return }
    let fit = parameters.fit
    // One more pixel for antialiasing.
    let around = width / 2 * fit.factor + 1
    let left = max(0, (minX * fit.factor + fit.x - around).rounded(.down))
    let top = max(0, (minY * fit.factor + fit.y - around).rounded(.down))
    let right = min(parameters.width, (maxX * fit.factor + fit.x + around).rounded(.up))
    let bottom = min(parameters.height, (maxY * fit.factor + fit.y + around).rounded(.up))
    guard right > left, bottom > top,
      let drawing = makeDrawing(width: right - left, height: bottom - top, x: left, y: top, parameters)
    else { return }
    drawing.ink(currentPoints, in: drawnCount..<currentPoints.count, strokeWidth: strokeWidth)
    snapshot.draw(
      drawing.texture, x: left / parameters.scale, y: top / parameters.scale,
      width: Double(drawing.width) / parameters.scale,
      height: Double(drawing.height) / parameters.scale)
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let new = makeParameters() else { return }
    if new != parameters {
      parameters = new
      drawFinished(new)
    }
    // Exclude the last point: the curve to it changes when there is another one.
    if currentPoints.count - 1 - drawnCount >= Self.segmentLength { drawCurrentStroke(until: currentPoints.count - 1) }
    snapshot.withOpacity(new.color.opacity) {
      if let texture {
        snapshot.draw(
          texture, x: 0, y: 0, width: Double(texture.width) / new.scale, height: Double(texture.height) / new.scale)
      }
      drawRemainingPoints(on: snapshot, new)
    }
  }
}
