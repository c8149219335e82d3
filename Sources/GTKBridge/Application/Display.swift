public import CGTK

/// A GdkDisplay.
public final class Display: Object {
  public override class var gtype: GType { gdk_display_get_type() }
  /// The default display, if there is one.
  public static var `default`: Display? { Object.peer(of: gdk_display_get_default().map(UnsafeMutableRawPointer.init)) }

  /// The clipboard of the display.
  public var clipboard: Clipboard {
    Object.peer(of: UnsafeMutableRawPointer(gdk_display_get_clipboard(OpaquePointer(pointer))))!
  }

  /// Whether the current keyboard layout types from right to left.
  public var isKeyboardRightToLeft: Bool {
    gdk_display_get_default_seat(OpaquePointer(pointer)).flatMap { gdk_seat_get_keyboard($0) }.map {
      gdk_device_get_direction($0) == PANGO_DIRECTION_RTL
    } ?? false
  }

  /// Connects to the display from the environment.
  /// - Returns: Whether there is a display.
  public static func open() -> Bool { gtk_init_check() != 0 }

  /// Adds a style sheet for the whole display.
  public func add(_ provider: StyleProvider, priority: Int32 = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) {
    gtk_style_context_add_provider_for_display(
      OpaquePointer(pointer), OpaquePointer(provider.pointer), guint(clamping: priority))
  }
  /// Removes a style sheet.
  public func remove(_ provider: StyleProvider) {
    gtk_style_context_remove_provider_for_display(OpaquePointer(pointer), OpaquePointer(provider.pointer))
  }
}

/// A GtkCssProvider: a style sheet in GTK's CSS dialect.
public final class StyleProvider: Object {
  public override class var gtype: GType { gtk_css_provider_get_type() }

  /// Creates an empty style sheet.
  public convenience init() { self.init(gtk_css_provider_new(), transfer: .full) }

  /// Replaces the style sheet.
  /// - Returns: The parser's errors, each as `line:column: message`.
  @discardableResult
  public func load(_ css: String) -> [String] {
    var problems: [String] = []
    let handle = connect("parsing-error") { (section: UnsafeMutableRawPointer, error: UnsafeMutableRawPointer) in
      let location = gtk_css_section_get_start_location(OpaquePointer(section)).pointee
      let message = error.assumingMemoryBound(to: GError.self).pointee.message.map { String(cString: $0) } ?? ""
      problems.append("\(location.lines + 1):\(location.line_chars + 1): \(message)")
    }
    fp_css_provider_load(pointer.assumingMemoryBound(to: GtkCssProvider.self), css)
    handle.disconnect()
    return problems
  }
}

/// GtkSettings: the preferences of the desktop and the user.
public final class Settings: Object {
  public override class var gtype: GType { gtk_settings_get_type() }
  /// The settings of the default display, which must exist.
  public static var `default`: Settings { Object.peer(of: UnsafeMutableRawPointer(gtk_settings_get_default()))! }

  /// The name of the GTK theme.
  public var themeName: String {
    get { get("gtk-theme-name") }
    set { set("gtk-theme-name", to: newValue) }
  }
  /// The description of the desktop's font, such as “Cantarell 11”.
  public var fontName: String { self.get("gtk-font-name") }
  /// Whether GTK uses the dark variant of its theme; initially the user's choice.
  public var prefersDarkTheme: Bool {
    get { get("gtk-application-prefer-dark-theme") }
    set { set("gtk-application-prefer-dark-theme", to: newValue) }
  }
  /// Whether animations are enabled.
  public var areAnimationsEnabled: Bool {
    get { get("gtk-enable-animations") }
    set { set("gtk-enable-animations", to: newValue) }
  }
  /// The factor by which the components' own animations are longer.
  ///
  /// GTK's transitions keep their duration.
  package static var animationSlowdown = 1.0
  /// Whether the text cursor blinks.
  public var isCursorBlinking: Bool {
    get { get("gtk-cursor-blink") }
    set { set("gtk-cursor-blink", to: newValue) }
  }
  /// The text resolution, in 1024ths of a dot per inch, or -1 for the default.
  public var textResolution: Int32 {
    get { get("gtk-xft-dpi") }
    set { set("gtk-xft-dpi", to: newValue) }
  }
  /// The text scale relative to 96 dots per inch.
  public var textScale: Double {
    let resolution = textResolution
    return resolution > 0 ? Double(resolution) / (96 * 1024) : 1
  }
  /// Resets a setting to the value of the desktop.
  public func reset(_ property: String) { gtk_settings_reset_property(OpaquePointer(pointer), property) }

  /// The text direction of the locale's language.
  public static var localeDirection: TextDirection { TextDirection(gtk_get_locale_direction()) ?? .ltr }

  /// The text direction of widgets without their own direction.
  public static var defaultDirection: TextDirection {
    get { TextDirection(gtk_widget_get_default_direction()) ?? .ltr }
    set { gtk_widget_set_default_direction(newValue.c) }
  }
}

/// A GtkIconTheme.
public final class IconTheme: Object {
  public override class var gtype: GType { gtk_icon_theme_get_type() }

  /// The icon theme of a display.
  public static func of(_ display: Display) -> IconTheme {
    Object.peer(of: UnsafeMutableRawPointer(gtk_icon_theme_get_for_display(OpaquePointer(display.pointer))))!
  }
  /// The names of all icons, in an unspecified order.
  public var iconNames: [String] { [String](taking: gtk_icon_theme_get_icon_names(OpaquePointer(pointer))) }
  /// Returns whether the theme contains an icon.
  public func contains(_ name: String) -> Bool { gtk_icon_theme_has_icon(OpaquePointer(pointer), name) != 0 }
  /// The name of the theme.
  public var name: String { String(taking: gtk_icon_theme_get_theme_name(OpaquePointer(pointer))) ?? "" }
}

/// A GdkClipboard.
public final class Clipboard: Object {
  public override class var gtype: GType { gdk_clipboard_get_type() }
  /// Sets the text on the clipboard.
  public func set(text: String) { gdk_clipboard_set_text(OpaquePointer(pointer), text) }
}

/// A GdkFrameClock, which drives the frames of a window.
public final class FrameClock: Object {
  public override class var gtype: GType { gdk_frame_clock_get_type() }
}
