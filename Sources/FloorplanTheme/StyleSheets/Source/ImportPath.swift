extension StyleSheetImport {
  /// The path of the file that an import means: one that is not absolute begins in the folder of the sheet that
  /// imports.
  ///
  /// Steps that lead nowhere are taken out, so that one file has one name. The library looks into no folder: a symbolic
  /// link stays as it is.
  ///
  /// - Parameters:
  ///   - name: What stands in the import.
  ///   - importer: The path of the sheet in which it stands.
  /// - Returns: The path; it begins in the current folder where that of the importer does.
  public static func path(of name: String, in importer: String) -> String {
    let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
    let path = name.hasPrefix("/") ? name : folder + name
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether an import leads out of the folder of the sheet that everything began with.
  ///
  /// So does a path from the root of the system: a theme is a folder that can stand anywhere.
  static func leavesFolder(of sheet: String, _ name: String, in importer: String) -> Bool {
    if name.hasPrefix("/") { return true }
    let folder = path(of: "", in: sheet)
    let steps = folder.split(separator: "/")
    let target = path(of: name, in: importer)
    let taken = target.split(separator: "/")
    return target.hasPrefix("/") != folder.hasPrefix("/") || !taken.starts(with: steps)
      || taken.dropFirst(steps.count).first == ".."
  }
}
