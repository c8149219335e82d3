import GTKBridge

/// Fallbacks for icons that the library's components use and that neither GTK nor the icon theme provides.
package enum FallbackIcon {
  /// The icon names, which are also the file names.
  package nonisolated static let names: Set<String> = [
    "application-pdf-symbolic", "application-x-generic-symbolic", "audio-x-generic-symbolic", "call-start-symbolic",
    "camera-photo-symbolic", "camera-video-symbolic", "camera-web-symbolic", "help-about-symbolic",
    "image-missing-symbolic", "image-x-generic-symbolic", "list-drag-handle-symbolic", "mail-unread-symbolic",
    "package-x-generic-symbolic", "video-x-generic-symbolic", "x-office-document-symbolic",
    "x-office-presentation-symbolic", "x-office-spreadsheet-symbolic", "zoom-fit-best-symbolic", "zoom-in-symbolic",
    "zoom-original-symbolic", "zoom-out-symbolic",
  ]
  /// The scale factor, which is sharp on all usual screens.
  private static let scale = 2

  /// Returns the name of an icon's resource file.
  nonisolated static func resourceName(_ name: String) -> String { "icons/\(name).svg" }

  /// Registers the fallbacks for images and buttons.
  static func register() {
    Image.iconFallback = { name, widget in picture(of: name, unlessIn: .of(widget.display)) }
  }

  /// Returns the picture for an icon.
  ///
  /// - Parameters:
  ///   - name: The name of the icon.
  ///   - theme: The icon theme, which takes precedence.
  /// - Returns: The picture, or nil if the theme has the icon or there is no fallback.
  static func picture(of name: String, unlessIn theme: @autoclosure () -> IconTheme) -> SymbolicPicture? {
    guard names.contains(name), !theme().contains(name) else { return nil }
    return .resource(resourceName(name), scale: scale)
  }
}
