import FloorplanTheme
import Glibc

/// Looks for the images that a style sheet names, as far as that is possible without a display.
enum ImageCheck {
  /// What there is to know about the images of a sheet, in the order of the text.
  static func diagnostics(of sheet: StyleSheet) -> [StyleSheetDiagnostic] {
    let theme = Theme.standard.applying(sheet)
    // What ends so is the name of an icon, and no slip.
    return theme.sheetImages.filter { !$0.name.hasSuffix("-symbolic") }.compactMap { image -> StyleSheetDiagnostic? in
      let place = SheetImagePlace(of: image.name, in: image.source, isFile: isFile)
      if let refusal = place.refusal(of: image.name) {
        return theme.diagnostic(of: image, .imageNotFound, .warning, refusal.message, remedy: refusal.remedy)
      }
      if case .files(let paths) = place, paths.contains(where: isFile) { return nil }
      return theme.diagnostic(
        of: image, .imageNotFound, .note,
        "There is no picture \(image.name.quoted) beside the sheet. Whether there is an icon of this name only a "
          + "display knows; where there is none, the part keeps what it shows by itself.",
        remedy: "Put the picture beside the sheet, or name an icon of the icon theme.")
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
