/// The possible location of an image in a style sheet.
package enum SheetImageLocation: Sendable, Equatable {
  /// The first existing one of these files. The list is empty without a sheet file.
  case files([String])
  /// Outside the sheet's folder, which is not searched.
  case outside
  /// A URL, which is not loaded.
  case url

  /// The file extensions to search, after the extension in the name.
  private static let fileExtensions = [".png", ".svg", ".jpg", ".jpeg", ".webp", ".gif"]

  /// - Parameters:
  ///   - name: The name of the image.
  ///   - sheet: The path of the sheet. The sheets of a program have no folder.
  ///   - isFile: A closure that returns whether a file exists, because the library itself doesn't access folders.
  package init(of name: String, in sheet: String?, isFile: (String) -> Bool) {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    // As in http://.
    guard !steps[0].contains(":") else {
      self = .url
      return
    }
    guard !name.hasPrefix("/"), !steps.contains("..") else {
      self = .outside
      return
    }
    guard let sheet, isFile(sheet) else {
      self = .files([])
      return
    }
    let folder = sheet.lastIndex(of: "/").map { sheet[...$0] } ?? ""
    let stem = Self.stem(of: name)
    let names = (stem == name ? [] : [name]) + Self.fileExtensions.map { stem + $0 }.filter { $0 != name }
    self = .files(names.map { folder + $0 })
  }

  /// Returns the reason why the location isn't searched, and a remedy; nil if it is searched.
  ///
  /// - Parameter name: The name of the image.
  /// - Returns: The message and the remedy of a diagnostic.
  package func rejection(of name: String) -> (message: String, remedy: String)? {
    switch self {
    case .files: nil
    case .outside where name.hasPrefix("/"):
      (
        message: "the image “\(name.onOneLine())” has an absolute path, which is not loaded",
        remedy: "write a path relative to the sheet"
      )
    case .outside:
      (
        message: "the image “\(name.onOneLine())” is outside the folder of the sheet",
        remedy: "move the image into that folder or a folder in it"
      )
    case .url:
      (
        message: "the image “\(name.onOneLine())” is a URL, which is not loaded",
        remedy: "save the image in the folder of the sheet, and write its name"
      )
    }
  }

  /// Returns a name without its file extension.
  package static func stem(of name: String) -> String {
    let lowercased = name.lowercased()
    guard let fileExtension = fileExtensions.first(where: lowercased.hasSuffix), fileExtension.count < name.count else {
      return name
    }
    return String(name.dropLast(fileExtension.count))
  }
}
