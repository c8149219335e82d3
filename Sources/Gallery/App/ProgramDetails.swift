import FloorplanProgram
import GTKBridge

/// What a report of a problem has to say of the program, of what it runs on, and of what it shows.
enum ProgramDetails {
  static let website = "https://github.com/floorplan/floorplan"
  /// Where problems are told.
  static let issues = website + "/issues"

  /// The details, a name and a value on each line, in English: those read them who are to find the problem.
  static func text(
    of window: GalleryWindow, _ switches: ViewSwitches, _ settings: GallerySettings?,
    variable: (String) -> String? = environmentVariable
  ) -> String {
    let display = window.display
    let unknown = "unknown"
    let origin = switches.chosenAppearance == nil ? ", as the desktop" : ""
    let lines: [(String, String)] = [
      ("Floorplan", "\(Installation.version) (\(GalleryApplication.id))"),
      ("GTK", "\(Toolkit.version), built with \(Toolkit.builtVersion)"),
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
      ("Settings", settings?.isKept == true ? "kept" : "not kept: the schema is not installed"),
      ("Page", window.address?.description ?? "none"),
    ]
    return lines.map { "\($0): \($1)" }.joined(separator: "\n")
  }

  /// The compiler says no more than this.
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
