import CGTK

/// A single-color picture that takes the text color of its context: a GtkSymbolicPaintable.
///
/// GTK makes icons symbolic by their name in an icon theme. This class uses the bytes of an SVG file instead, so a
/// program needs no folder or resource bundle for its icons. The picture is rasterized when it is first drawn, once for
/// each size.
///
/// Not an ``Object``, because pictures live as long as the program.
@MainActor
public final class SymbolicPicture {
  fileprivate let pointer: OpaquePointer

  /// Creates a picture from a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of an SVG file; only its opacity matters, not its colors.
  ///   - scale: The number of screen pixels per layout pixel.
  public init(_ bytes: [UInt8], scale: Int) {
    let object = g_object_new_with_properties(SymbolicTypes.type, 0, nil, nil)
    pointer = OpaquePointer(object)
    let shape = Unmanaged.passRetained(SymbolicShape(bytes, scale: scale))
    g_object_set_qdata_full(object, SymbolicTypes.shapeKey, shape.toOpaque(), releaseClosure)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

extension Image {
  /// Displays a picture in the color of the image's style.
  public final func show(_ picture: SymbolicPicture) {
    gtk_image_set_from_paintable(OpaquePointer(pointer), picture.pointer)
  }
}

/// The drawing of an instance.
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
      width: Int(width.rounded(.up)) * scale, height: Int(height.rounded(.up)) * scale, fit: .contain)
    if let known = textures[box] { return known }
    guard let drawn = try? decodePicture(bytes, for: box, pixelLimit: Self.pixelLimit) else { return nil }
    textures[box] = drawn
    return drawn
  }
  /// A limit that exceeds any reasonable icon.
  private static let pixelLimit = 1 << 22

  func draw(_ snapshot: OpaquePointer, width: Double, height: Double, color: GdkRGBA) {
    guard let texture = texture(width: width, height: height) else { return }
    // The color matrix replaces the color of all pixels and keeps only their opacity.
    var matrix = graphene_matrix_t()
    var elements = [Float](repeating: 0, count: 16)
    elements[15] = color.alpha
    graphene_matrix_init_from_float(&matrix, elements)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
    Snapshot(snapshot).draw(texture, .contain, x: 0, y: 0, width: width, height: height)
    gtk_snapshot_pop(snapshot)
  }
}

private enum SymbolicTypes {
  /// The key of an instance's shape.
  static let shapeKey = g_quark_from_string("floorplan-shape")

  static let type: GType = {
    let type = registerObjectType("FloorplanSymbolicPicture", implementing: gdk_paintable_get_type()) { table, _ in
      let interface = table!.assumingMemoryBound(to: GdkPaintableInterface.self)
      interface.pointee.snapshot = { paintable, snapshot, width, height in
        SymbolicTypes.draw(paintable, snapshot, width, height, color: nil)
      }
      interface.pointee.get_flags = { _ in
        GdkPaintableFlags(rawValue: GDK_PAINTABLE_STATIC_SIZE.rawValue | GDK_PAINTABLE_STATIC_CONTENTS.rawValue)
      }
    }
    addInterface(gtk_symbolic_paintable_get_type(), to: type) { table, _ in
      let interface = table!.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)
      interface.pointee.snapshot_symbolic = { paintable, snapshot, width, height, colors, count in
        SymbolicTypes.draw(paintable, snapshot, width, height, color: count > 0 ? colors : nil)
      }
    }
    return type
  }()

  private static func draw(
    _ paintable: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double,
    color: UnsafePointer<GdkRGBA>?
  ) {
    guard let snapshot, let paintable,
      let shape = g_object_get_qdata(UnsafeMutablePointer<GObject>(paintable), shapeKey)
    else { return }
    let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    Unmanaged<SymbolicShape>.fromOpaque(shape).takeUnretainedValue()
      .draw(snapshot, width: width, height: height, color: color?.pointee ?? black)
  }
}
