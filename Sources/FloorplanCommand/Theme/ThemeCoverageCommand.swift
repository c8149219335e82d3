import ArgumentParser
import FloorplanTheme
import FloorplanThemeCheck

/// `floorplan theme coverage`: the values that a style sheet determines.
struct ThemeCoverageCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Counts the values of each component that a style sheet determines.",
    discussion: """
      Prints a line for each component, with columns separated by tabs: the component, the number of its values \
      (properties of all parts in all states), those that a declaration of the sheet sets, those with a palette color \
      that the sheet redefines, and those that it leaves as they are. The last line is the total. Then follow the \
      variables that nothing uses, and the class paths that match no part, with their places.

      With --component, prints a line for each value of the component instead: the class path, the property with its \
      state, and its source (sheet, palette or standard).

      The exit status is 0, or 1 if the sheet has errors, which are printed to the standard error. It is 2 if the file \
      can't be read or an argument is invalid.
      """)

  @OptionGroup var sheet: SheetArgument
  @OptionGroup var filter: ComponentOption
  @OptionGroup var options: SheetOptions

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try StyleSheetFile(sheet.file, standardInput: standardInput).read(dialect: options.dialect)
    let coverage = ThemeCoverage(of: Theme.standard.applying(reading.sheet, in: options.environment))
    if let component = filter.component {
      return FloorplanTool.Result(lines(of: coverage, for: component), of: reading)
    }
    let rows = ComponentParts.components.map { row($0, coverage.counts(in: options.appearance, of: $0)) }
    let unused = reading.sheet.unusedDefinitions.map { "\($0.nameRange): unused variable @\($0.name)\n" }
    let unmatched = reading.diagnostics.filter { $0.code == .unknownClass }.map { $0.summary + "\n" }
    let text = rows.joined() + row("total", coverage.counts(in: options.appearance)) + (unused + unmatched).joined()
    return FloorplanTool.Result(text, of: reading)
  }

  private func row(_ name: String, _ counts: [ThemeCoverage.Source: Int]) -> String {
    let columns = [counts.values.reduce(0, +)] + ThemeCoverage.Source.allCases.map { counts[$0] ?? 0 }
    return ([name] + columns.map(String.init)).joined(separator: "\t") + "\n"
  }

  private func lines(of coverage: ThemeCoverage, for component: String) -> String {
    coverage.values.filter { $0.part.component == component }.map { value in
      let source = value.sources[options.appearance]?.rawValue ?? ""
      return "\(value.part.classPath)\t\(value.property.rawValue)\(value.state.suffix)\t\(source)\n"
    }.joined()
  }
}
