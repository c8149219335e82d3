public import ArgumentParser
public import FloorplanTheme

extension StyleSheetDialect: ExpressibleByArgument {}
extension StyleState: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension StyleSheetEnvironment.Device: ExpressibleByArgument {}
extension StyleSheetEnvironment.Orientation: ExpressibleByArgument {}

/// The options for reading and resolving a sheet.
struct SheetOptions: ParsableArguments {
  @Option(help: "The appearance of the palette.")
  var appearance = Appearance.light

  @Option(help: "The dialect that the sheet is written in.")
  var dialect = StyleSheetDialect.fiori

  @Option(help: "The device for @media conditions.")
  var device = StyleSheetEnvironment.desktop.device

  @Option(help: "The orientation for @media conditions.")
  var orientation = StyleSheetEnvironment.desktop.orientation

  var environment: StyleSheetEnvironment { StyleSheetEnvironment(device: device, orientation: orientation) }
}

extension FloorplanTool.Result {
  /// Creates the result of a command that prints a text, and the errors of its sheet on the standard error.
  init(_ text: String, of reading: StyleSheetReading?) {
    let errors = reading?.diagnostics.filter { $0.severity == .error } ?? []
    self.init(
      output: text, errorOutput: errors.map { "\($0)\n" }.joined(),
      exitStatus: errors.isEmpty ? 0 : Self.problemStatus)
  }
}
