import CGTK

/// A picture in one colour, which takes the colour of the text where it is shown: a GtkSymbolicPaintable.
///
/// GTK makes icons symbolic by their name in an icon theme; this one is made of the bytes of an SVG file, so that a
/// program needs no folder or resource bundle for its own.  It is rasterised when it is first drawn, once for each size.
///
/// Not an ``Object``: pictures are kept for as long as the program runs.
@MainActor
public final class SymbolicPicture {
  fileprivate let pointer: OpaquePointer

  /// Makes a picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of an SVG file; only how opaque it is counts, not its colours.
  ///   - scale: How many pixels of the screen a pixel of the layout has.
  public init(_ bytes: [UInt8], scale: Int) {
    let object = UnsafeMutableRawPointer(g_object_new_with_properties(SymbolicTypes.type, 0, nil, nil))
    pointer = OpaquePointer(object)
    let shape = Unmanaged.passRetained(SymbolicShape(bytes, scale: scale))
    object.storeBytes(of: shape.toOpaque(), toByteOffset: SymbolicTypes.slot, as: UnsafeMutableRawPointer?.self)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension Image {
  /// Shows a picture in the colour that the style gives the image.
  public final func show(_ picture: SymbolicPicture) {
    gtk_image_set_from_paintable(OpaquePointer(pointer), picture.pointer)
  }
}

/// What an instance draws.
@MainActor
private final class SymbolicShape {
  private let bytes: [UInt8]
  private let scale: Int
  private var textures: [PictureBox: Texture] = [:]

  init(_ bytes: [UInt8], scale: Int) {
    self.bytes = bytes
    self.scale = max(1, scale)
  }

  private func texture(width: Double, height: Double) -> Texture? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    let box = PictureBox(
      width: Int(width.rounded(.up)) * scale, height: Int(height.rounded(.up)) * scale, fit: .within)
    if let known = textures[box] { return known }
    guard let drawn = try? decodePicture(bytes, for: box, pixelLimit: Self.pixelLimit) else { return nil }
    textures[box] = drawn
    return drawn
  }
  /// An icon of any use is smaller.
  private static let pixelLimit = 1 << 22

  func draw(_ snapshot: OpaquePointer, width: Double, height: Double, color: GdkRGBA) {
    guard let texture = texture(width: width, height: height) else { return }
    // Every pixel gets the colour, and of its own values only the opacity is left.
    var matrix = graphene_matrix_t()
    var elements = [Float](repeating: 0, count: 16)
    elements[15] = color.alpha
    graphene_matrix_init_from_float(&matrix, elements)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    let fit = min(width / Double(texture.width), height / Double(texture.height))
    let (wide, high) = (Double(texture.width) * fit, Double(texture.height) * fit)
    var box = graphene_rect_t(
      origin: graphene_point_t(x: Float((width - wide) / 2), y: Float((height - high) / 2)),
      size: graphene_size_t(width: Float(wide), height: Float(high)))
    gtk_snapshot_append_texture(snapshot, texture.pointer, &box)
    gtk_snapshot_pop(snapshot)
  }
}

@MainActor
private enum SymbolicTypes {
  private static let query: GTypeQuery = {
    var query = GTypeQuery()
    g_type_query(g_object_get_type(), &query)
    return query
  }()

  /// Where an instance keeps its shape, in bytes from its start.
  static let slot = Int(query.instance_size)

  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(slot + MemoryLayout<UnsafeMutableRawPointer?>.size)
    info.class_init = { klass, _ in
      fp_object_class(klass)!.pointee.finalize = { object in
        if let shape = SymbolicTypes.unmanagedShape(UnsafeMutableRawPointer(object)) { shape.release() }
        fp_object_class(g_type_class_peek(g_object_get_type()))!.pointee.finalize(object)
      }
    }
    let registered = g_type_register_static(g_object_get_type(), "FloorplanSymbolicPicture", &info, [])
    var paintable = GInterfaceInfo()
    paintable.interface_init = { table, _ in
      let interface = table!.assumingMemoryBound(to: GdkPaintableInterface.self)
      interface.pointee.snapshot = { paintable, snapshot, width, height in
        SymbolicTypes.draw(paintable, snapshot, width, height, color: nil)
      }
      interface.pointee.get_flags = { _ in
        GdkPaintableFlags(rawValue: GDK_PAINTABLE_STATIC_SIZE.rawValue | GDK_PAINTABLE_STATIC_CONTENTS.rawValue)
      }
    }
    g_type_add_interface_static(registered, gdk_paintable_get_type(), &paintable)
    var symbolic = GInterfaceInfo()
    symbolic.interface_init = { table, _ in
      let interface = table!.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)
      interface.pointee.snapshot_symbolic = { paintable, snapshot, width, height, colors, count in
        SymbolicTypes.draw(paintable, snapshot, width, height, color: count > 0 ? colors : nil)
      }
    }
    g_type_add_interface_static(registered, gtk_symbolic_paintable_get_type(), &symbolic)
    return registered
  }()

  static func unmanagedShape(_ object: UnsafeMutableRawPointer?) -> Unmanaged<SymbolicShape>? {
    object?.load(fromByteOffset: slot, as: UnsafeMutableRawPointer?.self).map { Unmanaged.fromOpaque($0) }
  }

  static func draw(
    _ paintable: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double,
    color: UnsafePointer<GdkRGBA>?
  ) {
    guard let snapshot, let shape = unmanagedShape(UnsafeMutableRawPointer(paintable)) else { return }
    let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    shape.takeUnretainedValue().draw(snapshot, width: width, height: height, color: color?.pointee ?? black)
  }
}
