/// Where an image may be that a style sheet names.
package enum SheetImagePlace: Sendable, Equatable {
  /// In one of these files, the first that is there; beside no sheet there is none.
  case files([String])
  /// Outside of the sheet's folder, where nothing is looked for.
  case outside
  /// On the net, or wherever else an address leads, from where nothing is loaded.
  case address

  /// The endings of files that are looked for, the one that a name has before all others.
  private static let endings = [".png", ".svg", ".jpg", ".jpeg", ".webp", ".gif"]

  /// - Parameters:
  ///   - name: The name of the image.
  ///   - sheet: The file in which it is named, if there is one: a sheet that is part of a program has no folder.
  ///   - isFile: Whether there is a file at a path, for the library itself looks into no folder.
  package init(of name: String, in sheet: String?, isFile: (String) -> Bool) {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    // As in http://.
    guard !steps[0].contains(":") else {
      self = .address
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
    let names = (stem == name ? [] : [name]) + Self.endings.map { stem + $0 }.filter { $0 != name }
    self = .files(names.map { folder + $0 })
  }

  /// Why no image is looked for at the place, and what to do, each in a sentence; nil where one is.
  ///
  /// - Parameter name: The name of the image.
  /// - Returns: The two sentences.
  package func refusal(of name: String) -> (message: String, remedy: String)? {
    switch self {
    case .files: nil
    case .outside:
      (
        message: "“\(name.onOneLine())” leads out of the folder of the sheet, where no image is looked for.",
        remedy: "Put the picture beside the sheet, or into a folder there."
      )
    case .address:
      (
        message: "“\(name.onOneLine())” is an address, from where no image is loaded.",
        remedy: "Save the picture beside the sheet or into a folder there, and write its name."
      )
    }
  }

  /// A name without the ending of a file.
  package static func stem(of name: String) -> String {
    let lowercased = name.lowercased()
    guard let ending = endings.first(where: lowercased.hasSuffix), ending.count < name.count else { return name }
    return String(name.dropLast(ending.count))
  }
}
