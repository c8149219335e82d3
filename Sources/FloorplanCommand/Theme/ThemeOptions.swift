public import ArgumentParser
public import FloorplanTheme

extension StyleSheetDialect: ExpressibleByArgument {}
extension StyleState: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension StyleSheetEnvironment.Device: ExpressibleByArgument {}
extension StyleSheetEnvironment.Orientation: ExpressibleByArgument {}

/// What the conditions of a sheet are decided for.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "The device that conditions of the sheet are decided for.")
  var device = StyleSheetEnvironment.desktop.device

  @Option(help: "The orientation that conditions of the sheet are decided for.")
  var orientation = StyleSheetEnvironment.desktop.orientation

  var environment: StyleSheetEnvironment { StyleSheetEnvironment(device: device, orientation: orientation) }
}

/// A command that reads style sheets: what it prints doesn't depend on its exit status.
protocol StyleSheetCommand: ParsableCommand {
  /// Does the command's work.
  ///
  /// - Parameter standardInput: What is read instead of the process's standard input.
  /// - Returns: The texts and the exit status.
  func result(standardInput: [UInt8]?) -> FloorplanTool.Result
}

extension StyleSheetCommand {
  /// The result where a file cannot be read.
  static func unreadable(_ error: InputError) -> FloorplanTool.Result {
    FloorplanTool.Result(output: "", errorOutput: "Error: \(error)\n", exitStatus: CommandError.exitStatus)
  }

  /// The result of a command that makes a text of a sheet: errors in the sheet are told beside the text.
  static func result(_ text: String, of reading: StyleSheetReading?) -> FloorplanTool.Result {
    let errors = reading?.diagnostics.filter { $0.severity == .error } ?? []
    return FloorplanTool.Result(
      output: text, errorOutput: errors.map { "\($0)\n" }.joined(),
      exitStatus: errors.isEmpty ? 0 : InputError.exitStatus)
  }
}
