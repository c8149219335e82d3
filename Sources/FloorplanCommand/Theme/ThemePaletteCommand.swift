import ArgumentParser
import FloorplanProgram
import FloorplanTheme

/// `floorplan theme palette`: the standard palette as a style sheet.
struct ThemePaletteCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Prints the standard palette as a style sheet.",
    discussion: """
      Prints all colors that a style sheet can redefine. Each has values for light and dark surfaces, with normal and \
      high contrast. A value for elevated dark surfaces, such as popovers, is printed if it differs.

      The output is the built-in theme horizon, which has the standard colors. Copy colors from it to your own sheet.
      """)

  func result(standardInput: [UInt8]?) -> FloorplanTool.Result {
    // The embedded file, because the user may have replaced the theme.
    let bytes = Installation.embeddedResource("themes/" + BuiltInTheme.horizon.fileName)
    return FloorplanTool.Result(output: String(decoding: bytes, as: UTF8.self))
  }
}
