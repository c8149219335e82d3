public import CGTK

/// A GtkImage: an icon from the theme, or a paintable, at a fixed size.
@MainActor
public class Image: Widget {
  /// `GtkImage`.
  public override class var gtype: GType { gtk_image_get_type() }
  private var image: OpaquePointer { OpaquePointer(pointer) }

  /// An empty image, or an icon of the theme.
  public convenience init(iconName: String? = nil) {
    self.init(iconName.map { gtk_image_new_from_icon_name($0) } ?? gtk_image_new(), transfer: .full)
  }

  /// The icon's name in the icon theme.
  public final var iconName: String? {
    get { gtk_image_get_icon_name(image).map { String(cString: $0) } }
    set { if let newValue { gtk_image_set_from_icon_name(image, newValue) } else { gtk_image_clear(image) } }
  }
  /// The size of icons in pixels; -1 for the style's.
  public final var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(image)) }
    set { gtk_image_set_pixel_size(image, Int32(clamping: newValue)) }
  }
}
