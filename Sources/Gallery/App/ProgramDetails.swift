import FloorplanProgram
import GTKBridge

/// The details of the program, the system and the displayed page for a problem report.
enum ProgramDetails {
  static let website = "https://github.com/floorplan/floorplan"
  /// The page for reporting problems.
  static let issues = website + "/issues"

  /// Returns the address of a page's documentation.
  static func documentation(of entry: PageEntry) -> String { website + "/blob/main/docs/\(entry.documentation).md" }

  /// Returns the details, with a name and a value on each line.
  ///
  /// They are in English, because they are read by the developers.
  static func text(
    of window: GalleryWindow, _ switches: ViewSwitches, _ settings: GallerySettings?,
    variable: (String) -> String? = environmentVariable
  ) -> String {
    let display = window.display
    let unknown = "unknown"
    let origin = switches.selectedAppearance == nil ? " (desktop)" : ""
    let lines: [(String, String)] = [
      ("Floorplan", "\(Installation.version) (\(GalleryApplication.id))"),
      ("GTK", "\(Toolkit.version), built with \(Toolkit.buildVersion)"),
      ("GLib", Toolkit.glibVersion),
      ("Swift", swiftVersion),
      ("System", Toolkit.systemName ?? unknown),
      ("Desktop", variable("XDG_CURRENT_DESKTOP") ?? unknown),
      ("Session", variable("XDG_SESSION_TYPE") ?? unknown),
      ("Locale", variable("LC_ALL") ?? variable("LANG") ?? unknown),
      ("Display", display.typeName),
      ("Renderer", window.rendererTypeName ?? unknown),
      ("Scale factor", "\(window.scaleFactor)"),
      ("GTK theme", Settings.default.themeName),
      ("Icon theme", IconTheme.of(display).name),
      ("Appearance", switches.appearance.rawValue + origin),
      ("Style sheet", switches.sheet?.description ?? "none"),
      ("Settings", settings?.isPersistent == true ? "saved" : "not saved"),
      ("Page", window.address?.description ?? "none"),
    ]
    return lines.map { "\($0): \($1)" }.joined(separator: "\n")
  }

  /// The compiler's version, as far as conditional compilation can determine it.
  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
