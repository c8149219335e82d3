import ArgumentParser

/// `floorplan layout`: the frames of a layout problem.
struct LayoutCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Answers layout problems: JSON in, frames out.",
    discussion: """
      A problem is a JSON object, and its answer is one on one line. A list of problems gives a list of answers. The \
      key "kind" says what is asked:

        "layout"  where the parts of a collection are, and which of them a
                  rectangle shows; this is the default
        "grid"    where the columns of a grid are, and the items of its rows
        "anchor"  where a collection is scrolled to after its content changed

      For example this gives the frames of three items, each as [x, y, width, height]:

        {"layout": "horizontalFlow", "container": {"width": 120, "height": 300},
         "sections": [{"count": 3}]}

      docs/layout-json.md of the documentation (share/doc/floorplan, where it is installed) describes all keys. What is \
      wrong with a problem is told with its place in the document, \
      as in [17].sections[2].items[0].size.width. Nothing is printed then, and the exit status is 1.
      """)

  @Argument(help: ArgumentHelp("The file to read; - is the standard input.", valueName: "file"), completion: .file())
  var file = "-"

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let source = InputSource(argument: file)
    do {
      return FloorplanTool.Result(output: try jsonLine(of: LayoutDocument(text: source.read(standardInput))))
    } catch let error as DocumentError {
      return Self.failure("\(source): \(error)")
    } catch let error as InputError {
      return Self.failure("\(error)")
    }
  }

  private static func failure(_ problem: String) -> FloorplanTool.Result {
    FloorplanTool.Result(
      errorOutput: "floorplan layout: \(problem)\n", exitStatus: FloorplanTool.Result.problemStatus)
  }
}
