import CGTK

/// A GtkSnapshot, which collects the drawing operations of a widget.
@MainActor
public struct Snapshot {
  /// The GtkSnapshot, valid only during the call that receives it.
  public let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Draws a child.
  public func draw(_ child: Widget, of parent: Widget) {
    gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
  }

  /// Draws a child of a widget with an offset from its allocated position, possibly several times.
  ///
  /// - Parameters:
  ///   - child: The child, which must be allocated.
  ///   - parent: The widget that is being drawn.
  ///   - x: The offset to the right, in pixels.
  ///   - y: The offset downward, in pixels.
  public func draw(_ child: Widget, of parent: Widget, offsetX x: Double = 0, offsetY y: Double) {
    withOffset(x: x, y: y) { draw(child, of: parent) }
  }

  /// Clips the drawing of `body` to a rounded rectangle, in widget coordinates and pixels.
  ///
  /// A nil radius clips to an ellipse.
  public func withRoundedClip(
    x: Double, y: Double, width: Double, height: Double, radius: Double?, _ body: () -> Void
  ) {
    var outline = GskRoundedRect()
    var box = graphene_rect_t(x: x, y: y, width: width, height: height)
    var corner = graphene_size_t(width: Float(radius ?? width / 2), height: Float(radius ?? height / 2))
    gsk_rounded_rect_init(&outline, &box, &corner, &corner, &corner, &corner)
    gsk_rounded_rect_normalize(&outline)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Clips the drawing of `body` to a rectangle, in widget coordinates and pixels.
  public func withClip(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
    var box = graphene_rect_t(x: x, y: y, width: width, height: height)
    gtk_snapshot_push_clip(pointer, &box)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws the contents of `body` with an opacity from 0 to 1.
  public func withOpacity(_ opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    gtk_snapshot_push_opacity(pointer, max(0, opacity))
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws the contents of `body` with an offset, in pixels.
  func withOffset(x: Double, y: Double, _ body: () -> Void) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    body()
    gtk_snapshot_restore(pointer)
  }
}

extension graphene_rect_t {
  /// Creates a rectangle from its edges and its size, in pixels.
  nonisolated init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.init(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
