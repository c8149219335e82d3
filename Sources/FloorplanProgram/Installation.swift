import FloorplanResources
import Glibc

/// Where the running program is installed, and under which id the desktop knows it.
///
/// Only the id is compiled in. A program that was installed below any prefix, or unpacked in any folder, finds what was
/// installed with it beside itself: in `../share` from the folder that it is in.
package struct Installation: Sendable, Hashable {
  /// The id of the gallery's desktop file, icon, settings and name on the session bus.
  ///
  /// Meson says which; a build by SwiftPM alone has that of a release.
  package static let applicationID = String(cString: floorplan_application_id())

  /// The version of this package, three numbers by semantic versioning.
  package static let version: String = {
    let file = floorplan_resource("VERSION")
    let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    return String(text.prefix { !$0.isWhitespace })
  }()

  /// The folder of data that was installed with the program, such as `/usr/share`; nil where the system doesn't say
  /// which file the program is.
  package let dataFolder: String?

  /// The folders in which Floorplan's own files are looked for; the first that has a file wins.
  ///
  /// The folder named in `FLOORPLAN_RESOURCES` is the first. Then come `floorplan` in the user's data folder, in
  /// ``dataFolder``, and in the data folders of the system.
  package let resourceFolders: [String]

  /// The folders in which compiled schemas of settings are looked for before the desktop's own.
  ///
  /// They are the folder named in `FLOORPLAN_RESOURCES`, and the place of schemas in ``dataFolder``.
  package let schemaFolders: [String]

  /// The folder of the translations: the one named in `FLOORPLAN_LOCALES`, or what was installed with the program.
  package let localeFolder: String?

  /// The part of `--help` about ``resourceFolders``.
  package static let help = """
    ENVIRONMENT:

    FLOORPLAN_RESOURCES may name a folder whose files replace the built-in themes, icons and data. The folders \
    “floorplan” in XDG_DATA_HOME, ../share (relative to the program) and XDG_DATA_DIRS do the same, in this order.
    """

  /// Works out the folders.
  ///
  /// - Parameters:
  ///   - executable: The program's file, from the root on.
  ///   - variable: The value of an environment variable; an empty one counts as unset.
  package init(executable: String?, variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    dataFolder = executable.flatMap(Self.dataFolder(beside:))
    localeFolder = value("FLOORPLAN_LOCALES") ?? dataFolder.map { "\($0)/locale" }
    // The base directories of the desktop, as their specification has them.
    let own = value("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map { String($0) }
    var folders = value("FLOORPLAN_RESOURCES").map { [$0] } ?? []
    for folder in [own, dataFolder].compactMap(\.self) + shared {
      // A folder of the desktop's list may end in a slash.
      let resources = folder.hasSuffix("/") ? "\(folder)floorplan" : "\(folder)/floorplan"
      if !folders.contains(resources) { folders.append(resources) }
    }
    resourceFolders = folders
    schemaFolders =
      [value("FLOORPLAN_RESOURCES"), dataFolder.map { "\($0)/glib-2.0/schemas" }].compactMap(\.self)
  }

  /// The running program's, asked for anew each time.
  package static var current: Installation {
    Installation(executable: executable) { name in getenv(name).map { String(cString: $0) } }
  }

  private static func dataFolder(beside executable: String) -> String? {
    let parts = executable.split(separator: "/")
    guard executable.hasPrefix("/"), parts.count > 1 else { return nil }
    return parts.dropLast(2).map { "/\($0)" }.joined() + "/share"
  }

  /// The file of the running program, whatever links led to it.
  private static var executable: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
