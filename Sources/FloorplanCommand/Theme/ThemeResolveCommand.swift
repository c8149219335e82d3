import ArgumentParser
import FloorplanTheme

/// `floorplan theme resolve`: the style of a part under a style sheet, with the source of each value.
struct ThemeResolveCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Prints the style of a part with a style sheet, and the source of each value.",
    discussion: """
      Prints each property that has a value, with its source (FILE:LINE:COLUMN, code or the parts table), the chain of \
      names that resolve to the value (@a → @b → #0057D2), and the overridden values. A line “covered by” contains the \
      part or properties that are displayed in the state instead.

      The exit status is 0, or 1 if the sheet has errors, which are printed to the standard error. It is 2 if the file \
      can't be read or an argument is invalid.
      """)

  @OptionGroup var sheet: SheetArgument

  @Argument(
    help: ArgumentHelp("The class path of the part, or several class paths joined by colons.", valueName: "class path"),
    completion: .shellCommand("floorplan theme classes | cut -f 1"))
  var classPath: String

  @Option(help: "The state of the part.")
  var state = StyleState.normal

  @OptionGroup var options: SheetOptions

  func validate() throws {
    if let stock = StockPartClass.all.first(where: { $0.name == classPath }), let part = stock.parts.first {
      throw ValidationError(
        "“\(classPath)” applies to \(stock.parts.count) parts; use the class path of one, such as “\(part.classPath)”")
    }
    do throws(ThemeError) {
      let states = try Theme.part(at: classPath).states
      guard states.contains(state) else { throw .unacceptedState(state, of: classPath, accepted: states) }
    } catch {
      throw ValidationError(error.message)
    }
  }

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try StyleSheetFile(sheet.file, standardInput: standardInput).read(dialect: options.dialect)
    let theme = Theme.standard.applying(reading.sheet, in: options.environment)
    let provenance = try? theme.provenance(of: classPath, state: state, appearance: options.appearance)
    return FloorplanTool.Result(provenance.map { "\($0)\n" } ?? "", of: reading)
  }
}
