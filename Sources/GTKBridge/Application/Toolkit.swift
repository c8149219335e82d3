import CGTK

/// The library versions and the operating system, for problem reports.
public enum Toolkit {
  /// The GTK version at run time.
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }
  /// The GTK version at build time.
  public static var buildVersion: String { "\(GTK_MAJOR_VERSION).\(GTK_MINOR_VERSION).\(GTK_MICRO_VERSION)" }
  /// The GLib version at run time.
  public static var glibVersion: String { "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)" }
  /// Returns whether a font family is installed.
  public static func isInstalled(fontFamily name: String) -> Bool {
    pango_font_map_get_family(pango_cairo_font_map_get_default(), name) != nil
  }
  /// Returns the installed font for a font description, such as “DejaVu Sans 11” for “Cantarell 11”, or nil if there is
  /// none.
  package static func installedFont(for description: String) -> String? {
    let fonts = pango_cairo_font_map_get_default()
    let context = pango_font_map_create_context(fonts)
    defer { g_object_unref(context.map { UnsafeMutableRawPointer($0) }) }
    let wanted = pango_font_description_from_string(description)
    defer { pango_font_description_free(wanted) }
    guard let font = pango_font_map_load_font(fonts, context, wanted) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    let found = pango_font_describe(font)
    defer { pango_font_description_free(found) }
    return String(taking: pango_font_description_to_string(found))
  }

  /// The name of the operating system, or nil if unknown.
  public static var systemName: String? { String(taking: g_get_os_info("PRETTY_NAME")) }
}

extension Display {
  /// The GDK type name of the display's backend, such as `GdkX11Display`.
  public var typeName: String { String(cString: g_type_name(fp_type_of(pointer))) }
}

extension Window {
  /// The GSK type name of the window's renderer, such as `GskGLRenderer`, or nil before the window is realized.
  public final var rendererTypeName: String? {
    guard let renderer = gtk_native_get_renderer(OpaquePointer(pointer)) else { return nil }
    return String(cString: g_type_name(fp_type_of(UnsafeMutableRawPointer(renderer))))
  }
}
