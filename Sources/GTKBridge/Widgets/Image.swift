public import CGTK

/// A GtkImage: an icon from the theme, or a paintable, at a fixed size.
@MainActor
public class Image: Widget {
  public override class var gtype: GType { gtk_image_get_type() }
  private var image: OpaquePointer { OpaquePointer(pointer) }

  /// An empty image, or an icon of the theme.
  public convenience init(iconName: String? = nil) {
    self.init(gtk_image_new(), transfer: .full)
    if let iconName { self.iconName = iconName }
  }

  /// Finds what a widget shows in place of an icon that its display's theme doesn't have; nil for what GTK shows.
  public static var standIn: (_ iconName: String, _ widget: Widget) -> SymbolicPicture? = { _, _ in nil }

  /// The icon's name in the icon theme; nil also where a picture stands in for the icon.
  public final var iconName: String? {
    get { gtk_image_get_icon_name(image).map { String(cString: $0) } }
    set {
      guard let newValue else { return gtk_image_clear(image) }
      if let picture = Self.standIn(newValue, self) { return show(picture) }
      gtk_image_set_from_icon_name(image, newValue)
    }
  }
  /// The size of icons in pixels; -1 for the style's.
  public final var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(image)) }
    set { gtk_image_set_pixel_size(image, Int32(clamping: newValue)) }
  }
}
