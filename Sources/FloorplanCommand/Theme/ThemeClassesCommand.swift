import ArgumentParser
import FloorplanTheme

/// `floorplan theme classes`: the class paths that style sheets can address.
struct ThemeClassesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes",
    abstract: "Lists the class paths that style sheets can address.",
    discussion: """
      Prints a line for each class path, with columns separated by tabs: the class path, the part (component and name, \
      separated by a period), its kind, and its properties, separated by spaces, each with its state as a suffix.

      With --format json, prints an object with a list “classes” of objects: classPath, component, part (empty for the \
      component itself), kind, origin (fiori for names in the SAP Fiori for iOS documentation, or floorplan), and \
      properties, a list of objects with property and states.
      """)

  /// The format of the list.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case markdown
    case json
  }

  @Option(
    help: ArgumentHelp("The output format: text or json for programs, or markdown for a page.", valueName: "format"))
  var format = Format.text

  @OptionGroup var filter: ComponentOption

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let parts = ComponentParts.all.filter { filter.component == nil || $0.component == filter.component }
    let entries = parts.flatMap { part in part.cssClasses.map { (part, $0) } }
    let text =
      switch format {
      case .markdown: ClassPathDocument(parts: parts).text
      case .json: try jsonText(of: ["classes": entries.map(ClassPathEntry.init)])
      case .text: entries.map(line).joined()
      }
    return FloorplanTool.Result(output: text)
  }

  private func line(of part: ComponentPart, at classPath: String) -> String {
    let properties = part.acceptedProperties.flatMap(\.sheetNames).joined(separator: " ")
    return "\(classPath)\t\(part.title)\t\(part.kind.rawValue)\t\(properties)\n"
  }
}
