import FloorplanProgram
import FloorplanResources
import FloorplanTheme
import Glibc

/// The files of the built-in themes.
///
/// A file in one of the `Installation.resourceFolders` replaces the embedded one.
enum ThemeFile {
  /// Reads up to `limit` bytes of a theme.
  static func bytes(of theme: BuiltInTheme, atMost limit: Int) -> [UInt8] {
    for folder in Installation.current.resourceFolders {
      if let found = try? InputSource.file("\(folder)/themes/\(theme.fileName)").read(atMost: limit) { return found }
    }
    let file = floorplan_resource("themes/" + theme.fileName)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// Returns the theme with the most similar name; nil if there is none, or if the argument is an existing path or
  /// contains a slash.
  static func nearest(to argument: String) -> BuiltInTheme? {
    guard !argument.contains("/"), access(argument, F_OK) != 0 else { return nil }
    let name = argument.hasSuffix(".nss") ? String(argument.dropLast(4)) : argument
    return nearestNames(to: name, in: BuiltInTheme.allCases.map(\.rawValue), limit: 1).first.flatMap(BuiltInTheme.init)
  }
}
