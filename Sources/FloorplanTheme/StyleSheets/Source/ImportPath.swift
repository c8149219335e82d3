extension StyleSheetImport {
  /// Returns the path of an imported file.
  ///
  /// A relative path starts in the folder of the importing sheet.
  ///
  /// The path is normalized, so that each file has one name. The library doesn't access folders, so symbolic links are
  /// not resolved.
  ///
  /// - Parameters:
  ///   - name: The path in the import.
  ///   - importer: The path of the importing sheet.
  /// - Returns: The path, which is relative to the current folder if the path of the importer is.
  public static func path(of name: String, in importer: String) -> String {
    let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
    let path = name.hasPrefix("/") ? name : folder + name
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns whether a relative import is outside the folder of the first sheet.
  static func isOutsideFolder(of sheet: String, _ name: String, in importer: String) -> Bool {
    let folder = path(of: "", in: sheet)
    let steps = folder.split(separator: "/")
    let target = path(of: name, in: importer)
    let taken = target.split(separator: "/")
    return target.hasPrefix("/") != folder.hasPrefix("/") || !taken.starts(with: steps)
      || taken.dropFirst(steps.count).first == ".."
  }
}
