import FloorplanProgram
import FloorplanResources
import FloorplanTheme
import Glibc

/// The built-in themes as files: embedded, and replaceable by a folder, as in the library.
///
/// The folders of the program's `Installation` win, in their order, over what is embedded.
enum ThemeFile {
  /// The text of a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - limit: The most bytes to read of a file.
  /// - Returns: The bytes.
  static func bytes(of theme: BuiltInTheme, atMost limit: Int) -> [UInt8] {
    for folder in Installation.current.resourceFolders {
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
}
