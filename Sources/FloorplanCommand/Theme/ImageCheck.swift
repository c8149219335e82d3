import FloorplanTheme
import Glibc

/// Looks for the images that a style sheet names, as far as that is possible without a display.
enum ImageCheck {
  /// What there is to know about the images of a sheet, in the order of the text.
  static func diagnostics(of sheet: StyleSheet) -> [StyleSheetDiagnostic] {
    let theme = Theme.standard.applying(sheet)
    // What ends so is the name of an icon, and no slip.
    return theme.sheetImages.filter { !$0.name.hasSuffix("-symbolic") }.compactMap { image in
      switch SheetImagePlace(of: image.name, in: image.source, isFile: isFile) {
      case .outside:
        theme.diagnostic(
          of: image, .imageNotFound, .warning,
          "“\(image.name.onOneLine)” leads out of the folder of the sheet, where no image is looked for.",
          remedy: "Put the picture beside the sheet, or into a folder there.")
      case .files(let paths) where paths.contains(where: isFile): nil
      case .files:
        theme.diagnostic(
          of: image, .imageNotFound, .note,
          "There is no picture “\(image.name.onOneLine)” beside the sheet. Whether there is an icon of this name only a "
            + "display knows; where there is none, the part keeps what it shows by itself.",
          remedy: "Put the picture beside the sheet, or name an icon of the icon theme.")
      }
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
