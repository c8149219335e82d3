import ArgumentParser
import FloorplanTheme

/// `floorplan theme palette`: the standard palette as a style sheet.
struct ThemePaletteCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "palette",
    abstract: "Prints the standard palette as a style sheet.",
    discussion: """
      Every name that a style sheet may redefine, with the value for each surface: light and dark, and both with increased \
      contrast; where raised dark surfaces such as popovers have a value of their own, that too. By itself the sheet changes \
      nothing: it is the built-in theme horizon, and there to be copied from.
      """)

  func result(standardInput: [UInt8]?) -> FloorplanTool.Result { FloorplanTool.Result(output: PaletteSheet.text) }
}
