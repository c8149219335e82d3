public import ArgumentParser
public import FloorplanTheme

extension StyleSheetDialect: ExpressibleByArgument {}
extension StyleState: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension StyleSheetEnvironment.Device: ExpressibleByArgument {}
extension StyleSheetEnvironment.Orientation: ExpressibleByArgument {}

/// The options for the conditions of a sheet.
struct EnvironmentOptions: ParsableArguments {
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
