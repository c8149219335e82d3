import CGTK

/// A recorded drawing (GskRenderNode), which takes less memory than its pixels and can be drawn again.
@MainActor
public final class RenderNode {
  private let pointer: OpaquePointer
  /// The width of the drawing, in pixels.
  public let width: Int
  /// The height of the drawing, in pixels.
  public let height: Int

  /// Takes ownership of the reference.
  init(_ pointer: OpaquePointer, width: Int, height: Int) {
    (self.pointer, self.width, self.height) = (pointer, width, height)
  }

  isolated deinit { gsk_render_node_unref(pointer) }

  /// Draws the pixels of the area, or returns nil if the area is empty.
  public var texture: Texture? {
    guard width > 0, height > 0 else { return nil }
    let renderer = gsk_cairo_renderer_new()
    gsk_renderer_realize(renderer, nil, nil)
    defer {
      gsk_renderer_unrealize(renderer)
      g_object_unref(UnsafeMutableRawPointer(renderer))
    }
    var bounds = graphene_rect_t(width: Double(width), height: Double(height))
    return Texture(gsk_renderer_render_texture(renderer, pointer, &bounds))
  }

  /// Returns whether another drawing has the same pixels.
  public func hasSamePixels(as other: RenderNode) -> Bool {
    if other === self { return true }
    guard width == other.width, height == other.height else { return false }
    // Serializing the operations takes longer than drawing them, especially with pictures.
    return texture?.pixels == other.texture?.pixels
  }

  fileprivate func draw(_ snapshot: OpaquePointer) { gtk_snapshot_append_node(snapshot, pointer) }
}

extension Snapshot {
  /// Draws a recorded drawing, scaled.
  public func draw(_ node: RenderNode, x: Double, y: Double, scale: Double = 1) {
    withOffset(x: x, y: y) {
      if scale != 1 { gtk_snapshot_scale(pointer, Float(scale), Float(scale)) }
      node.draw(pointer)
    }
  }
}
