import FloorplanResources
import FloorplanTheme
import Glibc

/// The built-in themes as files: embedded, and replaceable by a folder, as in the library.
///
/// The folder named in `FLOORPLAN_RESOURCES` wins, then `floorplan` in the data directories, then what is embedded.
enum ThemeFile {
  /// The text of a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - limit: The most bytes to read of a file.
  /// - Returns: The bytes.
  static func bytes(of theme: BuiltInTheme, atMost limit: Int) -> [UInt8] {
    for folder in folders {
      if let found = try? InputSource.file("\(folder)/themes/\(theme.fileName)").read(atMost: limit) { return found }
    }
    let file = floorplan_resource("themes/" + theme.fileName)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// The theme that was most likely meant by what is no file; nil where none is near, or a file was meant.
  static func nearest(to argument: String) -> BuiltInTheme? {
    guard !argument.contains("/"), access(argument, F_OK) != 0 else { return nil }
    let name = argument.hasSuffix(".nss") ? String(argument.dropLast(4)) : argument
    return nearestNames(to: name, in: BuiltInTheme.allCases.map(\.rawValue), limit: 1).first.flatMap(BuiltInTheme.init)
  }

  private static var folders: [String] {
    [variable("FLOORPLAN_RESOURCES")].compactMap(\.self) + dataFolders.map { $0 + "/floorplan" }
  }

  /// Where the desktop's base directories are, as its specification has them.
  private static var dataFolders: [String] {
    let own = variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
    let shared = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [own].compactMap(\.self) + shared.split(separator: ":").map { String($0) }
  }

  /// The value of an environment variable; nil where it is empty, too.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
