import CGTK
import FloorplanTheme
import GTKBridge

/// Draws strokes, those that are finished and one that is being drawn.
///
/// What is finished is one texture, and so is each piece of the stroke that is being drawn: GTK paints again only where a
/// texture is another than in the last frame.  A frame costs what is new of the line, however many strokes there are.
///
/// ## CSS nodes
///
///     ink
///     ╰── swatch.fdlFUIInlineSignatureFormCell_strokes      unseen: its background is the colour of the ink
@MainActor
final class SignatureInk: CustomWidget {
  private let swatch = InkSwatch()

  override class var cssName: String { "ink" }
  /// The canvas says what there is.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    canBeTarget = false
    overflow = .hidden
    swatch.setParent(self)
  }

  // MARK: What is drawn

  /// The strokes that are finished; nil for none.
  private(set) var signature: Signature?
  /// The places of the stroke that is being drawn, in the signature's coordinates.
  private(set) var live: [Signature.Point] = []
  /// How wide lines are where the pressure isn't known, in points.
  var strokeWidth = SignatureImageStyle.standardStrokeWidth {
    didSet { if strokeWidth != oldValue { drawAnew() } }
  }

  /// Shows other strokes, and none that is being drawn.
  func show(_ signature: Signature?) {
    guard signature != self.signature || !live.isEmpty else { return }
    self.signature = signature
    live = []
    drawAnew()
  }

  /// Lengthens the stroke that is being drawn.
  func add(_ points: [Signature.Point]) {
    live += points
    queueDraw()
  }

  /// Shows a signature that has the stroke which was being drawn as its last one: what is drawn of it stays.
  func finish(as signature: Signature) {
    drawLive(until: live.count)
    self.signature = signature
    live = []
    forgetLive()
    queueDraw()
  }

  // MARK: What was drawn

  /// What all that was drawn depends on.
  private struct Look: Equatable {
    let fit: SignatureFit
    let width: Int
    let height: Int
    let scale: Double
    let color: PaintColor
  }

  /// A piece of the line with its place, in pixels of the widget.
  private struct Piece {
    let texture: Texture
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  private var look: Look?
  private var drawing: Drawing?
  private var texture: Texture?
  private var pieces: [Piece] = []
  /// How many places of the stroke are in the drawing, and how many in that or in a piece.
  private var (drawnCount, pieceCount) = (0, 0)
  /// How often strokes that are finished were drawn.
  private(set) var fullDrawCount = 0

  private func drawAnew() {
    look = nil
    (drawing, texture) = (nil, nil)
    forgetLive()
    queueDraw()
  }

  private func forgetLive() {
    pieces = []
    (drawnCount, pieceCount) = (0, 0)
  }

  /// How many places a piece has, and how many pieces there are before they join what is finished.
  private static let (pieceLength, mostPieces) = (32, 16)
  /// The most pixels of the drawing: more than any screen has.
  private static let mostPixels = 3.2e7

  private func makeLook() -> Look? {
    guard let signature, width > 0, height > 0, let color = swatch.surfaceColor(in: self) else { return nil }
    let (wide, high) = (Double(width), Double(height))
    return Look(
      fit: SignatureFit(signature, width: wide, height: high), width: width, height: height,
      scale: min(Double(scaleFactor), (Self.mostPixels / (wide * high)).squareRoot()), color: color)
  }

  private func makeDrawing(width: Double, height: Double, x: Double, y: Double, _ look: Look) -> Drawing? {
    let drawing = Drawing(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    // Where lines and pieces lie over each other, ink is not darker: what it lets through is said of all of it.
    drawing?.use(PaintColor(red: look.color.red, green: look.color.green, blue: look.color.blue))
    drawing?.place(scale: look.fit.factor * look.scale, x: look.fit.x * look.scale - x, y: look.fit.y * look.scale - y)
    return drawing
  }

  private func wholeDrawing() -> Drawing? {
    if let drawing { return drawing }
    drawing = look.flatMap {
      makeDrawing(width: Double($0.width) * $0.scale, height: Double($0.height) * $0.scale, x: 0, y: 0, $0)
    }
    return drawing
  }

  private func drawFinished() {
    (drawing, texture) = (nil, nil)
    forgetLive()
    guard let signature, !signature.isEmpty, let drawing = wholeDrawing() else { return }
    for stroke in signature.strokes { drawing.ink(stroke.points, strokeWidth: strokeWidth) }
    texture = drawing.texture
    fullDrawCount += 1
  }

  /// Draws what the stroke has more of.
  private func drawLive(until count: Int) {
    guard count > drawnCount, look != nil, let drawing = wholeDrawing() else { return }
    drawing.ink(live, in: drawnCount..<count, strokeWidth: strokeWidth)
    texture = drawing.texture
    (drawnCount, pieceCount) = (count, count)
    pieces = []
  }

  private func addPieces(_ look: Look) {
    // The last place is not fixed: the curve to it begins elsewhere once there is a further one.
    while live.count - 1 - pieceCount >= Self.pieceLength {
      if pieces.count == Self.mostPieces {
        drawLive(until: pieceCount)
      } else {
        let end = pieceCount + Self.pieceLength
        if let made = piece(pieceCount..<end, look) { pieces.append(made) }
        pieceCount = end
      }
    }
  }

  /// The picture of a part of the stroke; nil where nothing of it is in sight.
  private func piece(_ range: Range<Int>, _ look: Look) -> Piece? {
    let line = InkPoint.line(through: live, in: range, strokeWidth: strokeWidth)
    guard let first = line.first else { return nil }
    var box = (left: first.x, top: first.y, right: first.x, bottom: first.y)
    var reach = 0.0
    for place in line {
      box = (min(box.left, place.x), min(box.top, place.y), max(box.right, place.x), max(box.bottom, place.y))
      reach = max(reach, place.width / 2)
    }
    let factor = look.fit.factor * look.scale
    let (x, y) = (look.fit.x * look.scale, look.fit.y * look.scale)
    // One pixel more, for the edge that is neither in nor out.
    let around = reach * factor + 1
    let left = max(0, (box.left * factor + x - around).rounded(.down))
    let top = max(0, (box.top * factor + y - around).rounded(.down))
    let right = min(Double(look.width) * look.scale, (box.right * factor + x + around).rounded(.up))
    let bottom = min(Double(look.height) * look.scale, (box.bottom * factor + y + around).rounded(.up))
    guard right > left, bottom > top,
      let drawing = makeDrawing(width: right - left, height: bottom - top, x: left, y: top, look)
    else { return nil }
    drawing.ink(live, in: range, strokeWidth: strokeWidth)
    return Piece(
      texture: drawing.texture, x: left / look.scale, y: top / look.scale, width: Double(drawing.width) / look.scale,
      height: Double(drawing.height) / look.scale)
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let new = makeLook() else { return }
    if new != look {
      look = new
      drawFinished()
    }
    addPieces(new)
    let end = live.isEmpty ? nil : piece(pieceCount..<live.count, new)
    snapshot.faded(to: new.color.opacity) {
      if let texture {
        snapshot.draw(
          texture, x: 0, y: 0, width: Double(texture.width) / new.scale, height: Double(texture.height) / new.scale)
      }
      for piece in pieces + [end].compactMap(\.self) {
        snapshot.draw(piece.texture, x: piece.x, y: piece.y, width: piece.width, height: piece.height)
      }
    }
  }
}

/// What has the colour of the ink.
@MainActor
private final class InkSwatch: CustomWidget {
  override class var cssName: String { "swatch" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    become(ComponentParts.InlineSignatureFormCell.strokes)
  }
}
