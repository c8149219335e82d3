import CGTK

/// Children of a window that are laid out and drawn without displaying the window.
///
///     var layer = OffscreenLayer(window, [page])
///     layer.layOut(width: 960, height: 720)
///     let picture = OffscreenLayer.draw([layer])
@MainActor
public struct OffscreenLayer {
  private let window: Window
  /// The children, from top to bottom.
  public let parts: [Widget]
  private let outline: Widget?
  /// The radius of the corners that the children are clipped to, in pixels.
  public var cornerRadius = 0.0
  /// The horizontal offset from the left edge of the picture, in pixels.
  public var x = 0
  /// The vertical offset from the top edge of the picture, in pixels.
  public var y = 0
  /// The width in pixels, which is 0 before ``layOut(width:height:)``.
  public private(set) var width = 0
  /// The height in pixels.
  public private(set) var height = 0

  /// Realizes a window without displaying it, and maps the children to draw, from top to bottom.
  ///
  /// Discard and unparent the children before you close the window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - parts: The children.
  ///   - outline: A further child below the others, a pixel larger than the layer at each side; nil for none.
  public init(_ window: Window, _ parts: [Widget], outline: Widget? = nil) {
    self.window = window
    self.parts = parts
    self.outline = outline
    window.realize()
    for part in parts + [outline].compactMap(\.self) { gtk_widget_map(part.widget) }
  }

  /// Stacks the children vertically; the last one fills the remaining height.
  ///
  /// The layer is at least as large as the minimum size of its content.
  public mutating func layOut(width: Int, height: Int) {
    self.width = parts.reduce(width) { max($0, $1.measured(.horizontal).minimum) }
    self.height = 0
    for (index, part) in parts.enumerated() {
      let wanted = part.measured(.vertical, forSize: self.width)
      let high = index < parts.count - 1 ? wanted.natural : max(height - self.height, wanted.minimum)
      part.allocate(y: self.height, width: self.width, height: high)
      self.height += high
    }
    // The children cover all but the border.
    outline?.allocate(x: -1, y: -1, width: self.width + 2, height: self.height + 2)
  }

  /// Draws layers on top of each other.
  ///
  /// - Returns: A texture with the maximum size of the layers, which offsets don't enlarge, or nil if nothing is drawn.
  public static func draw(_ layers: [OffscreenLayer]) -> Texture? { record(layers)?.texture }

  /// Records the drawing of layers on top of each other.
  ///
  /// - Returns: A drawing with the maximum size of the layers, which offsets don't enlarge, or nil if nothing is drawn.
  public static func record(_ layers: [OffscreenLayer]) -> RenderNode? {
    let pointer = gtk_snapshot_new()
    let snapshot = Snapshot(pointer)
    for layer in layers { layer.draw(snapshot) }
    guard let node = gtk_snapshot_free_to_node(pointer) else { return nil }
    return RenderNode(node, width: layers.map(\.width).max() ?? 0, height: layers.map(\.height).max() ?? 0)
  }

  /// Returns the bounds of a widget in the picture, in pixels, or nil if it isn't in the layer.
  public func bounds(of widget: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
    var top = Double(y)
    for part in parts {
      if widget.isDescendant(of: part), let bounds = widget.bounds(in: part) {
        return (Double(x) + bounds.x, top + bounds.y, bounds.width, bounds.height)
      }
      top += Double(part.height)
    }
    return nil
  }

  private func draw(_ snapshot: Snapshot) {
    let (x, y) = (Double(x), Double(y))
    if let outline { snapshot.draw(outline, of: window, offsetX: x, offsetY: y) }
    let drawParts = { for part in parts { snapshot.draw(part, of: window, offsetX: x, offsetY: y) } }
    // A clip would cut off shadows outside the layer.
    guard cornerRadius > 0 else { return drawParts() }
    snapshot.withRoundedClip(
      x: x, y: y, width: Double(width), height: Double(height), radius: cornerRadius, drawParts)
  }
}
