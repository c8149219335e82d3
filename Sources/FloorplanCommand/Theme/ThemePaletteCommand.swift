import ArgumentParser
import FloorplanTheme

/// `floorplan theme palette`: the standard palette as a style sheet.
struct ThemePaletteCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Prints the standard palette as a style sheet.",
    discussion: """
      Prints all colors that a style sheet can redefine, with their values for light and dark surfaces, both also with high \
      contrast, and for elevated dark surfaces such as popovers if that value differs. The output is the built-in theme \
      horizon, which changes nothing: copy colors from it to your own sheet.
      """)

  func result(standardInput: [UInt8]?) -> FloorplanTool.Result { FloorplanTool.Result(output: PaletteSheet.text) }
}
