import FloorplanResources
import Glibc

/// The folders of the running program's installation, its ID and its version.
///
/// Only the ID is compiled in. A program finds the files that were installed with it in `../share`, relative to its own
/// folder. So it runs under any prefix, and unpacked in any folder.
package struct Installation: Sendable, Hashable {
  /// The ID of the gallery's desktop file, icon, settings and name on the session bus.
  ///
  /// Meson defines it. A build by SwiftPM alone has the ID of a release.
  package static let applicationID = String(cString: floorplan_application_id())

  /// The semantic version of this package.
  package static let version = String(
    String(decoding: embeddedResource("VERSION"), as: UTF8.self).prefix { !$0.isWhitespace })

  /// The data folder of the installation, such as `/usr/share`; nil if the path of the program is unknown.
  package let dataFolder: String?

  /// The folders to search for Floorplan's own files, in order.
  ///
  /// The folder named in `FLOORPLAN_RESOURCES` is the first. Then come `floorplan` in the user's data folder, in
  /// ``dataFolder``, and in the data folders of the system.
  package let resourceFolders: [String]

  /// The folders to search for compiled settings schemas before those of the desktop.
  ///
  /// They are the folder named in `FLOORPLAN_RESOURCES`, and the schema folder in ``dataFolder``.
  package let schemaFolders: [String]

  /// The folders to search for translations before that of the system.
  ///
  /// They are the folder named in `FLOORPLAN_LOCALES`, `locale` next to the program, and `locale` in ``dataFolder``.
  package let localeFolders: [String]

  /// The part of `--help` about ``resourceFolders``.
  package static let help = """
    ENVIRONMENT:

    FLOORPLAN_RESOURCES is a folder whose files replace the built-in themes, icons and data. Other files are looked up \
    in the folder “floorplan” of XDG_DATA_HOME, ../share (relative to the program) and XDG_DATA_DIRS, in this order.
    """

  /// Determines the folders.
  ///
  /// - Parameters:
  ///   - executable: The absolute path of the program.
  ///   - variable: Returns the value of an environment variable. An empty one counts as unset.
  package init(executable: String?, variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let programFolder = executable.flatMap(Self.folder(ofExecutable:))
    dataFolder = programFolder.map { "\($0.split(separator: "/").dropLast().map { "/\($0)" }.joined())/share" }
    localeFolders =
      [value("FLOORPLAN_LOCALES"), programFolder.map { "\($0)/locale" }, dataFolder.map { "\($0)/locale" }]
      .compactMap(\.self)
    // The XDG Base Directory Specification defines these variables and defaults.
    let own = value("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map { String($0) }
    var folders = value("FLOORPLAN_RESOURCES").map { [$0] } ?? []
    for folder in [own, dataFolder].compactMap(\.self) + shared {
      // A folder of `XDG_DATA_DIRS` may end in a slash.
      let resources = folder.hasSuffix("/") ? "\(folder)floorplan" : "\(folder)/floorplan"
      if !folders.contains(resources) { folders.append(resources) }
    }
    resourceFolders = folders
    schemaFolders =
      [value("FLOORPLAN_RESOURCES"), dataFolder.map { "\($0)/glib-2.0/schemas" }].compactMap(\.self)
  }

  /// The installation of the running program, with the current environment.
  package static var current: Installation {
    Installation(executable: executable) { name in getenv(name).map { String(cString: $0) } }
  }

  /// Returns the first of ``localeFolders`` with a catalog of a text domain in any language, or nil if there is none.
  package func localeFolder(of domain: String) -> String? {
    localeFolders.first { folder in
      let escaped = String(folder.flatMap { "*?[\\".contains($0) ? ["\\", $0] : [$0] })
      var found = glob_t()
      defer { globfree(&found) }
      return glob("\(escaped)/*/LC_MESSAGES/\(domain).mo", GLOB_NOSORT, nil, &found) == 0
    }
  }

  /// Returns the contents of one of Floorplan's own files: those in the first of ``resourceFolders`` that has it, or
  /// the embedded ones.
  package static func resource(_ name: String, reading read: (_ path: String) throws -> [UInt8]) -> [UInt8] {
    for folder in current.resourceFolders {
      if let found = try? read("\(folder)/\(name)") { return found }
    }
    return embeddedResource(name)
  }

  /// Returns the embedded contents of a file, ignoring all folders.
  ///
  /// All names in the program are embedded, so an unknown name is a programming error.
  package static func embeddedResource(_ name: String) -> [UInt8] {
    let embedded = floorplan_resource(name)
    precondition(embedded.bytes != nil, "no resource \(name)")
    return [UInt8](UnsafeBufferPointer(start: embedded.bytes, count: embedded.count))
  }

  private static func folder(ofExecutable executable: String) -> String? {
    let parts = executable.split(separator: "/")
    guard executable.hasPrefix("/"), parts.count > 1 else { return nil }
    return parts.dropLast().map { "/\($0)" }.joined()
  }

  /// The path of the running program, with all links resolved.
  private static var executable: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
