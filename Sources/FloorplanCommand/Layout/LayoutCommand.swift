import ArgumentParser

/// `floorplan layout`: the frames of a layout problem.
struct LayoutCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Computes the frames of layouts described in JSON.",
    discussion: """
      The input is a JSON object that describes a problem. The output is a JSON object on one line. For a list of \
      problems, the output is a list. The key "kind" selects the kind of problem:

        "layout"  the frames of the elements of a collection, and the elements
                  in a rectangle (default)
        "grid"    the columns of a grid, and the items of its rows
        "anchor"  the scroll position of a collection after its content changed

      For example, this prints the frames of three items, each as [x, y, width, height]:

        {"layout": "horizontalFlow", "container": {"width": 120, "height": 300},
         "sections": [{"count": 3}]}

      docs/layout-json.md (installed in share/doc/floorplan) describes all keys.

      If the document has an error, only the error is printed, with its location in the document, such as \
      [17].sections[2].items[0].size.width. The exit status is then 1.
      """)

  @Argument(help: ArgumentHelp("The file to read; - for the standard input.", valueName: "file"), completion: .file())
  var file = "-"

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let source = InputSource(argument: file)
    do {
      return FloorplanTool.Result(output: try jsonText(of: LayoutDocument(text: source.read(standardInput))))
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
