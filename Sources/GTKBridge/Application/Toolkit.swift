import CGTK

/// The libraries and the system that the program runs on, for reports of problems.
public enum Toolkit {
  /// The version of GTK.
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }
  /// The version of GTK that the program was built with.
  public static var builtVersion: String { "\(GTK_MAJOR_VERSION).\(GTK_MINOR_VERSION).\(GTK_MICRO_VERSION)" }
  /// The version of GLib.
  public static var glibVersion: String { "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)" }
  /// What the operating system calls itself; nil where it doesn't say.
  public static var systemName: String? { String(taking: g_get_os_info("PRETTY_NAME")) }
}

extension Display {
  /// GDK's type of it, which tells the backend, as in `GdkX11Display`.
  public var typeName: String { String(cString: g_type_name(fp_type_of(pointer))) }
}

extension Window {
  /// GSK's type of what draws the window, as in `GskGLRenderer`; nil before the window is realised.
  public final var rendererTypeName: String? {
    guard let renderer = gtk_native_get_renderer(OpaquePointer(pointer)) else { return nil }
    return String(cString: g_type_name(fp_type_of(UnsafeMutableRawPointer(renderer))))
  }
}
