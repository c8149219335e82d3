import FloorplanTheme
import Glibc

/// Checks the images that a style sheet names, as far as possible without a display.
enum ImageCheck {
  /// Returns the diagnostics about images, in the order of the sheet.
  static func diagnostics(of sheet: StyleSheet) -> [StyleSheetDiagnostic] {
    let theme = Theme.standard.applying(sheet)
    // A name with this suffix refers to an icon, so a missing file is not a mistake.
    return theme.sheetImages.filter { !$0.name.hasSuffix("-symbolic") }.compactMap { image -> StyleSheetDiagnostic? in
      let location = SheetImageLocation(of: image.name, in: image.source, isFile: isFile)
      if let rejection = location.rejection(of: image.name) {
        return theme.diagnostic(of: image, .imageNotFound, .warning, rejection.message, remedy: rejection.remedy)
      }
      if case .files(let paths) = location, paths.contains(where: isFile) { return nil }
      if image.isSurface {
        return theme.diagnostic(
          of: image, .imageNotFound, .note,
          "no image \(image.name.quoted) next to the sheet; the background image isn't drawn",
          remedy: "put the image next to the sheet")
      }
      return theme.diagnostic(
        of: image, .imageNotFound, .note,
        "no image \(image.name.quoted) next to the sheet; if there is no icon with this name either, the part "
          + "keeps its default image",
        remedy: "put the image next to the sheet, or use the name of an icon")
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
