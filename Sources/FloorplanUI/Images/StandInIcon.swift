import GTKBridge

/// Icons that the library's own parts take from the icon theme and that GTK doesn't bring, drawn for where the theme has
/// none.
enum StandInIcon {
  /// Their names in the icon theme, which are those of the files too.
  nonisolated static let names: Set<String> = [
    "audio-x-generic-symbolic", "call-start-symbolic", "camera-photo-symbolic", "camera-video-symbolic",
    "camera-web-symbolic", "help-about-symbolic", "image-x-generic-symbolic", "list-drag-handle-symbolic",
    "mail-unread-symbolic", "package-x-generic-symbolic", "video-x-generic-symbolic",
    "x-office-document-symbolic", "zoom-fit-best-symbolic", "zoom-in-symbolic", "zoom-original-symbolic",
    "zoom-out-symbolic",
  ]
  private static var pictures: [String: SymbolicPicture] = [:]
  /// Sharp on every usual screen: few are shown, and none where there is an icon theme.
  private static let scale = 2

  /// The name of an icon's file among Floorplan's resources.
  nonisolated static func resourceName(_ name: String) -> String { "icons/\(name).svg" }

  /// Lets images and buttons show them from now on.
  static func showWhereMissing() {
    Image.standIn = { name, widget in picture(of: name, unlessIn: .of(widget.display)) }
  }

  /// The picture for an icon, read when it is first shown and then kept.
  ///
  /// - Parameters:
  ///   - name: The icon's name.
  ///   - theme: The theme whose own icon wins.
  /// - Returns: The picture; nil where the theme has the icon, and for an icon of others.
  static func picture(of name: String, unlessIn theme: @autoclosure () -> IconTheme) -> SymbolicPicture? {
    guard names.contains(name), !theme().contains(name) else { return nil }
    if let known = pictures[name] { return known }
    let made = SymbolicPicture(Resource.bytes(resourceName(name)), scale: scale)
    pictures[name] = made
    return made
  }
}
