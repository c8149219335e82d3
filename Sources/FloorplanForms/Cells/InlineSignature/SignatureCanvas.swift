import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The canvas for a signature, with a pen, a finger or the pointer, and keyboard shortcuts for all other actions.
///
/// ## CSS nodes
///
///     canvas.fdlFUIInlineSignatureFormCell_canvas[.readonly][.negative]
///     ├── box.fdlFUIInlineSignatureFormCell_signatureLine
///     ├── label.fdlFUIInlineSignatureFormCell_xmark
///     ├── picture.fdlFUIInlineSignatureFormCell_picture       an attached image
///     ├── ink                                                 see SignatureInk
///     ├── label.fdlFUIInlineSignatureFormCell_prompt
///     ├── label.fdlFUIInlineSignatureFormCell_watermark
///     ╰── label.fdlFUIInlineSignatureFormCell_timestamp
///
/// ## Accessibility
///
/// An image with an action for each keyboard shortcut.
final class SignatureCanvas: CustomWidget {
  typealias State = InlineSignatureFormCell.State
  private typealias Parts = ComponentParts.InlineSignatureFormCell

  let ink = SignatureInk()
  let picture = ZoomablePictureView()
  let prompt = Parts.prompt.makeLabel()
  let watermark = Parts.watermark.makeLabel()
  let timestamp = Parts.timestamp.makeLabel()
  let signatureLine = Box(.horizontal)
  let xmark = Parts.xmark.makeLabel()
  private let drag = DragGesture()

  override class var cssName: String { "canvas" }
  override class var accessibleRole: AccessibleRole { .img }
  override class var actions: [ClassAction] {
    Command.allCases.map { command in
      ClassAction(command.action, of: SignatureCanvas.self) { $0.onCommand?(command) }
    }
  }
  override class var shortcuts: [ClassShortcut] {
    [
      ClassShortcut(.enter, activates: Command.begin.action),
      ClassShortcut(.space, activates: Command.begin.action),
      ClassShortcut(.escape, activates: Command.cancel.action),
      ClassShortcut("z", .control, activates: Command.undo.action),
      ClassShortcut("v", .control, activates: Command.paste.action),
    ]
  }

  /// The actions that need no pointer.
  enum Command: String, CaseIterable {
    case begin, cancel, undo, paste

    var action: String { "signature.\(rawValue)" }

    /// The states in which the action is enabled.
    var states: [State] {
      switch self {
      case .begin: [.inactive]
      case .cancel: [.active, .signed]
      case .undo: [.signed]
      case .paste: [.inactive, .active, .signed]
      }
    }
  }

  override init() {
    super.init()
    addStyleClasses(of: Parts.canvas)
    overflow = .hidden
    signatureLine.addStyleClasses(of: Parts.signatureLine)
    picture.addStyleClasses(of: Parts.picture)
    picture.overflow = .visible
    picture.isVisible = false
    // The border of the canvas stays visible.
    picture.setMargins(of: Parts.picture, block: .imageGap, inline: .imageGap)
    prompt.horizontalAlignment = .center
    prompt.verticalAlignment = .center
    for part in [signatureLine, xmark, picture, ink, prompt, watermark, timestamp] as [Widget] {
      // The label of the canvas describes them.
      part.setAccessibleRole(.presentation)
      part.canTarget = false
      part.setParent(self)
    }
    listen()
  }

  /// Called for a keyboard shortcut, or a tap on the canvas before signing has started.
  var onCommand: ((Command) -> Void)?
  /// Called when a stroke is finished; the ink already displays it.
  var onStroke: (() -> Void)?

  /// The progress of signing, or nil if the canvas accepts no input.
  var state: State? {
    didSet {
      guard state != oldValue else { return }
      isFocusable = state != nil
      setStyleClass(StyleState.readonly.rawValue, state == nil)
      for command in Command.allCases {
        setActionEnabled(command.action, state.map(command.states.contains) ?? false)
      }
    }
  }

  // MARK: Pen, finger and pointer

  private var startTime: UInt32?
  private var start = (x: 0.0, y: 0.0)
  private(set) var isDrawing = false

  private func listen() {
    drag.onShouldBegin { [weak self, unowned drag] x, y in
      guard let self, begin() else { return false }
      start = (x, y)
      // Claim the pointer, so the page doesn't scroll.
      add(drag.samples(upToX: x, y: y))
      return true
    }
    drag.onUpdate { [weak self, unowned drag] x, y in
      guard let self, isDrawing else { return }
      add(drag.samples(upToX: start.x + x, y: start.y + y))
    }
    drag.onEnd { [weak self] in self?.end() }
    addController(drag)
    addController(ClickGesture()).onRelease { [weak self] _, x, y in self?.tap(x, y) }
  }

  /// Starts signing at a tap inside the canvas, but not at the end of a drag that scrolls the page.
  func tap(_ x: Double, _ y: Double) {
    guard state == .inactive, 0..<Double(width) ~= x, 0..<Double(height) ~= y else { return }
    grabFocus()
    onCommand?(.begin)
  }

  /// Begins a stroke.
  ///
  /// - Returns: Whether the canvas accepts strokes.
  func begin() -> Bool {
    guard isSensitive, state == .active || state == .signed, !picture.isVisible, width > 0, height > 0 else {
      return false
    }
    end()
    grabFocus()
    if ink.signature == nil { ink.show(Signature(width: Double(width), height: Double(height))) }
    isDrawing = true
    return true
  }

  /// Extends the current stroke.
  func add(_ samples: [PointerSample]) {
    guard isDrawing, let signature = ink.signature else { return }
    let began = startTime ?? samples.first?.time ?? 0
    startTime = began
    let fit = SignatureFit(signature, width: Double(width), height: Double(height))
    // A pen at rest reports the same point repeatedly.
    var last = ink.currentPoints.last
    let remaining = Signature.maximumPointCount - signature.pointCount - ink.currentPoints.count
    let points = samples.compactMap { sample -> Signature.Point? in
      let (x, y) = fit.signaturePoint(x: sample.x, y: sample.y)
      let point = signature.validated(
        Signature.Point(x: x, y: y, pressure: sample.pressure, time: Double(sample.time &- began) / 1000))
      guard let point, point.x != last?.x || point.y != last?.y else { return nil }
      last = point
      return point
    }
    ink.add(Array(points.prefix(max(0, remaining))))
  }

  /// Finishes the current stroke, if there is one.
  func end() {
    guard isDrawing else { return }
    isDrawing = false
    guard var signature = ink.signature, !ink.currentPoints.isEmpty else { return }
    signature.append(ink.currentPoints)
    ink.finish(as: signature)
    onStroke?()
  }

  /// Displays the strokes of another source, or the image in PNG data.
  func show(_ signature: Signature?, png: [UInt8]? = nil) {
    isDrawing = false
    if signature == nil { startTime = nil }
    ink.show(signature)
    picture.image = png.map { .encoded(EncodedImage(signature: $0)) }
    picture.isVisible = png != nil
  }

  // MARK: Arrangement

  private static let naturalWidth = 300
  private static let lineInset = Parts.canvas[.lineGap]

  /// Returns a fixed natural width; the theme sets the height.
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    orientation == .horizontal
      ? Measurement(minimum: prompt.measured(.horizontal).minimum, natural: Self.naturalWidth) : Measurement(0)
  }

  override func sizeAllocate(width: Int, height: Int) {
    for part in [ink, picture, prompt] { place(part, x: 0, y: 0, width: width, height: height) }
    let isMirrored = direction == .rtl
    let lineY = max(0, height - Self.lineInset)
    let gap = Parts.canvas[.columnGap]
    let lineWidth = max(0, width - 2 * gap)
    place(signatureLine, x: gap, y: lineY, width: lineWidth, height: 1)
    let crossWidth = xmark.measured(.horizontal).natural
    let crossHeight = xmark.measured(.vertical).natural
    place(
      xmark, x: isMirrored ? width - gap - crossWidth : gap, y: lineY - crossHeight,
      width: crossWidth, height: crossHeight)
    // As in the saved image: the timestamp at the right, and the watermark in the remaining space at the left.
    var remaining = lineWidth
    for label in [timestamp, watermark] where label.isVisible {
      let wanted = label.measured(.horizontal)
      let labelWidth = max(wanted.minimum, min(wanted.natural, remaining))
      let labelHeight = label.measured(.vertical, forSize: labelWidth).natural
      place(
        label, x: label === watermark ? gap : width - gap - labelWidth,
        y: lineY + (Self.lineInset - labelHeight) / 2, width: labelWidth, height: labelHeight)
      remaining -= labelWidth + gap
    }
  }

  private func place(_ part: Widget, x: Int, y: Int, width: Int, height: Int) {
    guard part.isVisible else { return }
    part.allocate(
      x: x, y: y, width: max(width, part.measured(.horizontal).minimum),
      height: max(height, part.measured(.vertical, forSize: width).minimum))
  }
}

nonisolated extension EncodedImage {
  /// Creates the source of a signature's image, which has no name.
  init(signature bytes: [UInt8]) {
    self.init(id: "signature \(bytes.count) \(bytes.hashValue)", bytes: bytes)
  }
}
