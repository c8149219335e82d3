/// Where an image may be that a style sheet names.
package enum SheetImagePlace: Sendable, Equatable {
  /// In one of these files, the first that is there; beside no sheet there is none.
  case files([String])
  /// Outside of the sheet's folder, where nothing is looked for, be it on the net.
  case outside

  /// The endings of files that are looked for, the one that a name has before all others.
  private static let endings = [".png", ".svg", ".jpg", ".jpeg", ".webp", ".gif"]

  /// - Parameters:
  ///   - name: The name of the image.
  ///   - sheet: The file in which it is named, if there is one: a sheet that is part of a program has no folder.
  ///   - isFile: Whether there is a file at a path, for the library itself looks into no folder.
  package init(of name: String, in sheet: String?, isFile: (String) -> Bool) {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    // A colon is that of an address, as in http://.
    guard !name.hasPrefix("/"), !steps.contains(".."), !steps[0].contains(":") else {
      self = .outside
      return
    }
    guard let sheet, isFile(sheet) else {
      self = .files([])
      return
    }
    let folder = sheet.lastIndex(of: "/").map { sheet[...$0] } ?? ""
    let stem = Self.stem(of: name)
    let names = (stem == name ? [] : [name]) + Self.endings.map { stem + $0 }.filter { $0 != name }
    self = .files(names.map { folder + $0 })
  }

  /// A name without the ending of a file.
  package static func stem(of name: String) -> String {
    let lowercased = name.lowercased()
    guard let ending = endings.first(where: lowercased.hasSuffix), ending.count < name.count else { return name }
    return String(name.dropLast(ending.count))
  }
}
