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

  @Option(
    help: ArgumentHelp("Only list the parts of this component.", valueName: "name"),
    completion: .shellCommand("floorplan theme classes | cut -f 2 | cut -d . -f 1 | sort -u"))
  var component: String?

  func validate() throws { try ComponentName.validate(component) }

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let parts = ComponentParts.all.filter { component == nil || $0.component == component }
    let entries = parts.flatMap { part in part.cssClasses.map { (part, $0) } }
    let text =
      switch format {
      case .markdown: ClassPathDocument(parts: parts).text
      case .json: try jsonLine(of: ["classes": entries.map(ClassPathEntry.init)])
      case .text: entries.map(line).joined()
      }
    return FloorplanTool.Result(output: text)
  }

  private func line(of part: ComponentPart, at classPath: String) -> String {
    let properties = part.acceptedProperties.flatMap(\.sheetNames).joined(separator: " ")
    return "\(classPath)\t\(part.title)\t\(part.kind.rawValue)\t\(properties)\n"
  }
}

/// The names of components as arguments.
enum ComponentName {
  /// Throws a ``ValidationError`` that suggests similar names, unless a component has the name.
  static func validate(_ component: String?) throws {
    guard let component, !ComponentParts.components.contains(component) else { return }
    let nearest = nearestNames(to: component, in: ComponentParts.components)
    let advice =
      nearest.isEmpty
      ? "the components are \(ComponentParts.components.joined(separator: ", "))"
      : "did you mean \(nearest.joined(separator: " or "))?"
    throw ValidationError("--component: unknown component “\(component)”; \(advice)")
  }
}
