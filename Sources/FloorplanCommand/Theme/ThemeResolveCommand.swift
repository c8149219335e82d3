import ArgumentParser
import FloorplanTheme

/// `floorplan theme resolve`: the style of a part under a style sheet, with the source of each value.
struct ThemeResolveCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Tells what a part looks like with a style sheet, and why.",
    discussion: """
      Each property that has a value is told with what sets it (FILE:LINE:COLUMN, or code, or the parts table), with the \
      names that lead to the value (@a → @b → #0057D2), with what was set too and doesn't hold, and with what covers \
      it in the state.

      The exit status is 0, or 1 if the sheet has errors, which go to the standard error. It is 2 if the file cannot be \
      read or an argument is not understood.
      """)

  @Argument(
    help: ArgumentHelp("The sheet, or the name of a built-in theme; - is the standard input.", valueName: "file"),
    completion: .file())
  var file: String

  @Argument(
    help: ArgumentHelp("The class path of the part, or several joined by colons.", valueName: "class path"),
    completion: .shellCommand("floorplan theme classes | cut -f 1"))
  var classPath: String

  @Option(help: "The state the part is in.")
  var state = StyleState.normal

  @Option(help: "The appearance to read the palette in.")
  var appearance = Appearance.light

  @Option(help: "The reader that the sheet was written for.")
  var dialect = StyleSheetDialect.fiori

  @OptionGroup var conditions: EnvironmentOptions

  func validate() throws {
    if let stock = StockPartClass.all.first(where: { $0.name == classPath }), let part = stock.parts.first {
      throw ValidationError(
        "“\(classPath)” stands for \(stock.parts.count) parts: name one of them, such as “\(part.classPath)”.")
    }
    do throws(ThemeError) {
      let states = try Theme.part(at: classPath).states
      guard states.contains(state) else { throw .unacceptedState(state, of: classPath, accepted: states) }
    } catch {
      throw ValidationError(error.message)
    }
  }

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try StyleSheetFile(file, standardInput: standardInput).read(dialect: dialect)
    let theme = Theme.standard.applying(reading.sheet, in: conditions.environment)
    let answer = try? theme.provenance(of: classPath, state: state, appearance: appearance)
    return FloorplanTool.Result(answer.map { "\($0)\n" } ?? "", of: reading)
  }
}
