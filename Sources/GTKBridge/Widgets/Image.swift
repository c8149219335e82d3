public import CGTK

/// A GtkImage: an icon or a paintable at a fixed size.
public class Image: Widget {
  public override class var gtype: GType { gtk_image_get_type() }
  private var image: OpaquePointer { OpaquePointer(pointer) }

  /// Creates an empty image, or one with an icon of the theme.
  public convenience init(iconName: String? = nil) {
    self.init(gtk_image_new(), transfer: .full)
    if let iconName { self.iconName = iconName }
  }

  /// A closure that returns a fallback for an icon that isn't in the theme of the display, or nil for GTK's default.
  public static var iconFallback: (_ iconName: String, _ widget: Widget) -> SymbolicPicture? = { _, _ in nil }

  /// The name of the icon in the icon theme, or nil if there is none or a fallback replaces it.
  public final var iconName: String? {
    get { gtk_image_get_icon_name(image).map { String(cString: $0) } }
    set {
      guard let newValue else { return gtk_image_clear(image) }
      if let picture = Self.iconFallback(newValue, self) { return show(picture) }
      gtk_image_set_from_icon_name(image, newValue)
    }
  }
  /// The size of icons in pixels, or -1 for the size from the style.
  public final var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(image)) }
    set { gtk_image_set_pixel_size(image, Int32(clamping: newValue)) }
  }
}
