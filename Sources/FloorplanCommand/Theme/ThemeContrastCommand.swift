import ArgumentParser
import FloorplanTheme
import FloorplanThemeCheck

/// `floorplan theme contrast`: the contrast of the texts of a theme.
struct ThemeContrastCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract: "Lists the texts whose contrast with the surface below them is too low.",
    discussion: """
      Measures the texts of all parts in all states except disabled ones, whether the sheet sets their colors or not. \
      Prints a line for each text with a lower contrast than the minimum, unless it has the colors of the standard \
      theme, with columns separated by tabs: the class \
      path with the state and the semantic variant, the appearance, the contrast, the minimum, the color of the text, \
      and the color below it.

      The exit status is 0 if there is no such text, 1 if there is one or if the sheet has errors, which are \
      printed to the standard error. It is 2 if the file can't be read or an argument is invalid.
      """)

  @OptionGroup var sheet: SheetArgument
  @OptionGroup var filter: ComponentOption

  @Option(
    name: [.customLong("min")],
    help: "The minimum contrast, from 1 to 21. (default: 4.5, or 3 for large text)")
  var minimum: Double?

  @Option(help: "Only measure this appearance.")
  var appearance: Appearance?

  @Flag(help: "List all texts, also those with a sufficient contrast or the colors of the standard theme.")
  var all = false

  @Option(help: "The dialect that the sheet is written in.")
  var dialect = StyleSheetDialect.fiori

  func validate() throws {
    guard let minimum, !(1...21).contains(minimum) else { return }
    throw ValidationError("--min: \(minimum) is invalid; expected 1 to 21")
  }

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try StyleSheetFile(sheet.file, standardInput: standardInput).read(dialect: dialect)
    let report = ContrastReport(of: Theme.standard.applying(reading.sheet, in: .desktop))
    let measured = report.entries.filter { entry in
      (filter.component == nil || entry.part.component == filter.component)
        && (appearance == nil || entry.appearance == appearance)
    }
    let standard = Set(ContrastReport(of: .standard).entries)
    let failing = measured.filter { $0.ratio < minimum ?? $0.minimum && !standard.contains($0) }
    let result = FloorplanTool.Result((all ? measured : failing).map(line).joined(), of: reading)
    guard !failing.isEmpty else { return result }
    return FloorplanTool.Result(
      output: result.output, errorOutput: result.errorOutput, exitStatus: FloorplanTool.Result.problemStatus)
  }

  private func line(_ entry: ContrastReport.Entry) -> String {
    let variant = entry.variant.map { " (\($0.rawValue))" } ?? ""
    let columns = [
      entry.part.classPath + entry.state.suffix + variant, entry.appearance.rawValue, entry.ratioText,
      "\(decimalText(minimum ?? entry.minimum)):1", entry.foreground.sheetText, entry.background.sheetText,
    ]
    return columns.joined(separator: "\t") + "\n"
  }
}
