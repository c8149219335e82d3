public import ArgumentParser
public import FloorplanTheme

extension StyleSheetDialect: ExpressibleByArgument {}
extension StyleState: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension StyleSheetEnvironment.Device: ExpressibleByArgument {}
extension StyleSheetEnvironment.Orientation: ExpressibleByArgument {}

/// The argument for the sheet of a command.
struct SheetArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The style sheet or the name of a built-in theme; - for the standard input.", valueName: "file"),
    completion: .file())
  var file: String
}

/// The option for the only component to list.
struct ComponentOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only list the parts of this component.", valueName: "name"),
    completion: .shellCommand("floorplan theme classes | cut -f 2 | cut -d . -f 1 | sort -u"))
  var component: String?

  func validate() throws {
    guard let component, !ComponentParts.components.contains(component) else { return }
    let nearest = nearestNames(to: component, in: ComponentParts.components)
    let advice =
      nearest.isEmpty
      ? "the components are \(ComponentParts.components.joined(separator: ", "))"
      : "did you mean \(nearest.joined(separator: " or "))?"
    throw ValidationError("--component: unknown component “\(component)”; \(advice)")
  }
}

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
