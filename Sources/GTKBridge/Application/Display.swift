public import CGTK

/// A GdkDisplay.
@MainActor
public final class Display: Object {
  public override class var gtype: GType { gdk_display_get_type() }
  /// The display that the program was started on, if there is one.
  public static var `default`: Display? { Object.peer(of: gdk_display_get_default().map(UnsafeMutableRawPointer.init)) }

  /// The clipboard.
  public var clipboard: Clipboard {
    Object.peer(of: UnsafeMutableRawPointer(gdk_display_get_clipboard(OpaquePointer(pointer))))!
  }

  /// Whether people type from right to left with the keyboard as it is set now.
  public var typesRightToLeft: Bool {
    gdk_display_get_default_seat(OpaquePointer(pointer)).flatMap { gdk_seat_get_keyboard($0) }.map {
      gdk_device_get_direction($0) == PANGO_DIRECTION_RTL
    } ?? false
  }

  /// Connects to the display that the environment names.
  /// - Returns: Whether there is one.
  public static func open() -> Bool { gtk_init_check() != 0 }

  /// Adds a style sheet for everything on the display.
  public func add(_ provider: StyleProvider, priority: Int32 = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) {
    gtk_style_context_add_provider_for_display(
      OpaquePointer(pointer), OpaquePointer(provider.pointer), guint(clamping: priority))
  }
  /// Takes a style sheet away.
  public func remove(_ provider: StyleProvider) {
    gtk_style_context_remove_provider_for_display(OpaquePointer(pointer), OpaquePointer(provider.pointer))
  }
}

/// A GtkCssProvider: one style sheet in GTK's CSS.
@MainActor
public final class StyleProvider: Object {
  public override class var gtype: GType { gtk_css_provider_get_type() }

  /// An empty style sheet.
  public convenience init() { self.init(gtk_css_provider_new(), transfer: .full) }

  /// Replaces the sheet.
  /// - Returns: What GTK's parser reports, each as `line:column: message`.
  @discardableResult
  public func load(_ css: String) -> [String] {
    var problems: [String] = []
    let handle = connect("parsing-error") { (section: UnsafeMutableRawPointer, error: UnsafeMutableRawPointer) in
      let place = gtk_css_section_get_start_location(OpaquePointer(section)).pointee
      let message = error.assumingMemoryBound(to: GError.self).pointee.message.map { String(cString: $0) } ?? ""
      problems.append("\(place.lines + 1):\(place.line_chars + 1): \(message)")
    }
    fp_css_provider_load(pointer.assumingMemoryBound(to: GtkCssProvider.self), css)
    handle.disconnect()
    return problems
  }
}

/// GtkSettings: what the desktop and its user have chosen.
@MainActor
public final class Settings: Object {
  public override class var gtype: GType { gtk_settings_get_type() }
  /// The settings of the default display.
  ///
  /// There must be one.
  public static var `default`: Settings { Object.peer(of: UnsafeMutableRawPointer(gtk_settings_get_default()))! }

  /// The name of GTK's theme.
  public var themeName: String {
    get { get("gtk-theme-name") }
    set { set("gtk-theme-name", to: newValue) }
  }
  /// Whether widgets move.
  public var enablesAnimations: Bool {
    get { get("gtk-enable-animations") }
    set { set("gtk-enable-animations", to: newValue) }
  }
  /// Whether the text cursor blinks.
  public var blinksCursor: Bool {
    get { get("gtk-cursor-blink") }
    set { set("gtk-cursor-blink", to: newValue) }
  }
  /// 1024 times the resolution of text in dots per inch; -1 for the default.
  public var textResolution: Int32 {
    get { get("gtk-xft-dpi") }
    set { set("gtk-xft-dpi", to: newValue) }
  }
  /// How large text is by the resolution that it is drawn with: 1 at 96 dots per inch.
  public var textScale: Double {
    let resolution = textResolution
    return resolution > 0 ? Double(resolution) / (96 * 1024) : 1
  }
  /// Gives a setting back to the desktop.
  public func reset(_ property: String) { gtk_settings_reset_property(OpaquePointer(pointer), property) }

  /// The direction in which the script of the locale's language runs.
  public static var localeDirection: GtkTextDirection { gtk_get_locale_direction() }

  /// The direction of widgets that don't set their own.
  public static var defaultDirection: GtkTextDirection {
    get { gtk_widget_get_default_direction() }
    set { gtk_widget_set_default_direction(newValue) }
  }
}

/// A GtkIconTheme.
@MainActor
public final class IconTheme: Object {
  public override class var gtype: GType { gtk_icon_theme_get_type() }

  /// The icon theme of a display.
  public static func of(_ display: Display) -> IconTheme {
    Object.peer(of: UnsafeMutableRawPointer(gtk_icon_theme_get_for_display(OpaquePointer(display.pointer))))!
  }
  /// The names of all icons, in no order.
  public var iconNames: [String] {
    guard let names = gtk_icon_theme_get_icon_names(OpaquePointer(pointer)) else { return [] }
    defer { g_strfreev(names) }
    return (0...).lazy.map { names[$0] }.prefix { $0 != nil }.map { String(cString: $0!) }
  }
  /// Whether there is an icon of this name.
  public func contains(_ name: String) -> Bool { gtk_icon_theme_has_icon(OpaquePointer(pointer), name) != 0 }
  /// The theme's name.
  public var name: String { String(taking: gtk_icon_theme_get_theme_name(OpaquePointer(pointer))) ?? "" }
}

/// A GdkClipboard.
@MainActor
public final class Clipboard: Object {
  public override class var gtype: GType { gdk_clipboard_get_type() }
  /// Puts a text on the clipboard.
  public func set(text: String) { gdk_clipboard_set_text(OpaquePointer(pointer), text) }
}

/// A GdkFrameClock: the beat of a window's frames.
@MainActor
public final class FrameClock: Object {
  public override class var gtype: GType { gdk_frame_clock_get_type() }
  /// The time of the current frame in microseconds.
  public var frameTime: Int64 { Int64(gdk_frame_clock_get_frame_time(OpaquePointer(pointer))) }
}

/// What GTK draws with: collects the drawing of one widget.
@MainActor
public struct Snapshot {
  /// The GtkSnapshot, valid during the call that it came with.
  public let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Draws a child.
  public func draw(_ child: Widget, of parent: Widget) {
    gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
  }
}
