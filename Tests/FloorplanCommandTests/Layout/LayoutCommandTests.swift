import Foundation
import Testing

import FloorplanCommand

/// `floorplan layout` as a program: its input, output and exit status.
@Suite struct LayoutCommandTests {
  private let document = #"{"layout":"horizontalFlow","container":{"width":120,"height":300},"sections":[{"count":3}]}"#
  private let expectedOutput =
    #"{"contentSize":{"height":110,"width":120},"queries":[],"sections":[{"footer":null,"header":null,"#
    + #""items":[[0,0,50,50],[60,0,50,50],[0,60,50,50]]}]}"# + "\n"

  private func output(for document: String) -> String {
    let result = FloorplanTool.result(of: ["layout"], standardInput: Array(document.utf8))
    #expect(result.errorOutput == "")
    return result.output
  }

  private func withTemporaryFile(_ content: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "floorplan-\(UUID().uuidString).json")
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test func standardInputIsReadByDefaultAndForADash() {
    for arguments in [["layout"], ["layout", "-"]] {
      let result = FloorplanTool.result(of: arguments, standardInput: Array(document.utf8))
      #expect(result.output == expectedOutput)
      #expect(result.errorOutput == "")
      #expect(result.exitStatus == 0)
    }
  }

  @Test func fileIsReadInsteadOfStandardInput() throws {
    try withTemporaryFile(document) { path in
      let result = FloorplanTool.result(of: ["layout", path], standardInput: Array("[".utf8))
      #expect(result.output == expectedOutput)
      #expect(result.exitStatus == 0)
    }
  }

  @Test func errorNamesTheFile() throws {
    try withTemporaryFile("[{}]") { path in
      let result = FloorplanTool.result(of: ["layout", path])
      #expect(result.output.isEmpty)
      #expect(result.errorOutput.hasPrefix("floorplan layout: \(path): [0].layout: missing"))
      #expect(result.exitStatus == 1)
    }
  }

  @Test func unreadableFileIsAnError() {
    let folder = FileManager.default.temporaryDirectory.path
    for (file, reason) in [
      ("no/such.json", "no/such.json: No such file or directory"), (folder, "\(folder): Is a directory"),
      ("a\nb", #"a\u{a}b: No such file or directory"#),
    ] {
      let result = FloorplanTool.result(of: ["layout", file])
      #expect(result.output.isEmpty)
      #expect(result.errorOutput == "floorplan layout: \(reason)\n")
      #expect(result.exitStatus == 1)
    }
  }

  @Test func helpListsKindsAndTheFormatsPage() {
    let result = FloorplanTool.result(of: ["layout", "--help"])
    #expect(result.exitStatus == 0)
    for text in ["\"layout\"", "\"grid\"", "\"anchor\"", "docs/layout-json.md", "[<file>]"] {
      #expect(result.output.contains(text), "\(text)")
    }
    #expect(FloorplanTool.result(of: ["--help"]).output.contains("layout"))
  }

  @Test func documentedExamplesAreCorrect() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let page = try String(contentsOf: folder.appending(path: "docs/layout-json.md"), encoding: .utf8)
    let examples = page.matches(of: /\n {4}\$ echo '(.+)' \|\n {4}> {3}floorplan layout\n {4}(.+\n)/)
    #expect(examples.count == 2)
    for example in examples { #expect(output(for: String(example.1)) == example.2) }
  }

  @Test func listGivesAList() {
    #expect(output(for: "[]") == "[]\n")
    #expect(output(for: "[\(document),\(document)]") == "[\(expectedOutput.dropLast()),\(expectedOutput.dropLast())]\n")
  }

  @Test func omittedKeysHaveDocumentedDefaults() {
    let explicit = #"""
      {"kind":"layout","layout":"horizontalFlow","container":{"width":120,"height":300},"scale":1,"rtl":false,
      "itemSize":{"width":50,"height":50},"estimatedItemSize":{"width":0,"height":0},
      "minimumScaledItemSize":{"width":0,"height":0},"numberOfColumns":0,"numberOfRows":0,"isLayoutJustified":false,
      "isTopAligned":false,"interitemSpacing":10,"lineSpacing":10,
      "sectionInset":{"top":0,"leading":0,"bottom":0,"trailing":0},"pinsHeaders":false,"pinsFooters":false,
      "contentOffset":{"x":0,"y":0},"queries":[],"sections":[{"header":0,"footer":0,
      "inset":{"top":0,"leading":0,"bottom":0,"trailing":0},"interitemSpacing":10,"lineSpacing":10,"count":3}]}
      """#
    #expect(output(for: explicit) == expectedOutput)
    let nulls = #"""
      {"layout":"horizontalFlow","container":{"width":120,"height":300},"itemSize":null,"estimatedItemSize":null,
      "minimumScaledItemSize":null,"sections":[{"inset":null,"interitemSpacing":null,"lineSpacing":null,
      "items":[{"id":null,"size":null,"measure":null,"unmeasured":true},{},{}]}]}
      """#
    #expect(output(for: nulls) == expectedOutput)
  }

  @Test func keyValuePresetHasItsSpacingAndInsets() {
    func document(_ layout: String) -> String {
      #"{"layout":\#(layout),"container":{"width":320,"height":9},"numberOfColumns":2,"sections":[{"count":3}]}"#
    }
    let explicit = #"""
      "autosizingColumnFlow","interitemSpacing":80,"lineSpacing":24,
      "sectionInset":{"top":0,"leading":8,"bottom":0,"trailing":8}
      """#
    #expect(output(for: document(#""keyValueColumnFlow""#)) == output(for: document(explicit)))
    #expect(output(for: document(#""keyValueColumnFlow""#)) != output(for: document(#""autosizingColumnFlow""#)))
  }

  @Test func omittedGridKeysHaveDocumentedDefaults() {
    let short = #"""
      {"kind":"grid","width":90,"columns":[-1,-1],
      "rows":[{"items":[{"kind":"text","measure":{"model":"fixed","width":1,"height":10}}]}]}
      """#
    let explicit = #"""
      {"kind":"grid","width":90,"columns":[-1,-1],"scale":1,"rtl":false,"margin":{"leading":0,"trailing":0},
      "accessory":0,"spacing":8,"sizeClass":"regular","padding":{"top":0,"bottom":0},"rows":[{"role":"row",
      "alignment":"automatic","items":[{"kind":"text","measure":{"model":"fixed","width":1,"height":10}}]}]}
      """#
    #expect(
      output(for: short)
        == #"{"columns":[[0,41],[49,41]],"rows":[{"alignment":"center","height":10,"items":[[0,0,41,10]]}]}"# + "\n")
    #expect(output(for: explicit) == output(for: short))
  }

  @Test(arguments: ["-7", "1e999", "-1e999", "1e-999", "0"])
  func invalidLengthsCountAsZero(length: String) {
    let document = #"""
      {"layout":"horizontalFlow","container":{"width":100,"height":\#(length)},"itemSize":{"width":30,"height":20},
      "interitemSpacing":\#(length),"sections":[{"header":\#(length),"count":2}]}
      """#
    #expect(
      output(for: document)
        == #"{"contentSize":{"height":20,"width":100},"queries":[],"sections":[{"footer":null,"header":null,"#
        + #""items":[[0,0,30,20],[30,0,30,20]]}]}"# + "\n")
  }

  @Test func invalidMeasurementsCountAsZero() {
    func heights(_ measures: String...) -> [String] {
      measures.map { measure in
        output(
          for: #"{"layout":"autosizingColumnFlow","container":{"width":100,"height":9},"#
            + #""sections":[{"items":[{"measure":{\#(measure)}}]}]}"#)
      }
    }
    let zero = heights(#""model":"fixed","width":0,"height":0"#)[0]
    #expect(zero.contains("[[0,0,100,0]]"))
    #expect(
      heights(
        #""model":"fixed","width":-1,"height":-1"#, #""model":"text","length":-1,"line":-1,"padding":-1"#,
        #""model":"text","length":10,"line":1e999,"padding":0"#, #""model":"aspect","width":1,"ratio":-1"#
      )
      .allSatisfy { $0 == zero })
    let padded = heights(
      #""model":"text","length":500,"line":-9,"padding":20"#, #""model":"text","length":0,"line":20,"padding":0"#)
    #expect(padded.allSatisfy { $0.contains("[[0,0,100,20]]") })
  }

  @Test func textWrapsByItsLength() {
    for (length, lines) in [
      ("0", 1), ("0.001", 1), ("1", 1), ("100", 1), ("100.00001", 1), ("101", 2), ("200", 2), ("1000", 10),
    ] {
      let document = #"""
        {"layout":"autosizingColumnFlow","container":{"width":100,"height":9},
        "sections":[{"items":[{"measure":{"model":"text","length":\#(length),"line":10,"padding":3}}]}]}
        """#
      #expect(output(for: document).contains("[[0,0,100,\(3 + 10 * lines)]]"))
    }
  }

  @Test func wholeNumbersMayHaveAFractionOrExponent() {
    #expect(output(for: document.replacing("\"count\":3", with: "\"count\":3.0")) == expectedOutput)
    #expect(output(for: document.replacing("\"count\":3", with: "\"count\":0.3e1")) == expectedOutput)
    let columns = document.replacing("\"sections\"", with: "\"numberOfColumns\":9223372036854775807,\"sections\"")
    #expect(output(for: columns).contains("\"items\":[[0,0,2,2],[12,0,2,2],[24,0,1,2]]"))
  }

  @Test func countedItemsHaveFrames() {
    let output = output(for: document.replacing("\"count\":3", with: "\"count\":100000"))
    #expect(output.utf8.count { $0 == UInt8(ascii: "[") } == 100_003)
    #expect(output.hasSuffix(",[0,2999940,50,50],[60,2999940,50,50]]}]}\n"))
  }

  @Test func invalidQueriesHaveResults() {
    let queries = [#""x":1e999,"y":0,"width":1,"height":1"#, #""x":0,"y":-5,"width":-1,"height":1e999"#]
    for query in queries {
      let document = document.replacing("\"sections\"", with: "\"queries\":[{\(query)}],\"sections\"")
      #expect(output(for: document).contains("\"queries\":[["))
    }
  }

  @Test(arguments: ["0", "-3", "1e999", "-1e999"])
  func anchorNeedsAPositiveOffset(offset: String) {
    let side = #"{"layout":"horizontalFlow","container":{"width":9,"height":9},"sections":[{"items":[{"id":"a"}]}]}"#
    #expect(
      output(for: #"{"kind":"anchor","before":\#(side),"after":\#(side),"offset":\#(offset)}"#)
        == #"{"anchor":null,"offset":0}"# + "\n")
  }

  @Test func idsArePrintedAsWritten() {
    for id in [#""a/b \"c\"""#, #""7""#, "7", #""ü""#] {
      let side =
        #"{"layout":"horizontalFlow","container":{"width":9,"height":9},"sections":[{"items":[{"id":\#(id)}]}]}"#
      #expect(
        output(for: #"{"kind":"anchor","before":\#(side),"after":\#(side),"offset":1}"#)
          == #"{"anchor":\#(id),"offset":1}"# + "\n")
    }
  }

  @Test func duplicateIDMeansTheFirstItem() {
    func side(_ ids: String...) -> String {
      let items = ids.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
      return #"{"layout":"autosizingColumnFlow","container":{"width":9,"height":50},"lineSpacing":0,"#
        + #""sections":[{"items":[\#(items)]}]}"#
    }
    // Both visible items have the ID of one above them, so the one below them is the first survivor.
    let before = side("a", "a", "a", "b")
    #expect(
      output(for: #"{"kind":"anchor","before":\#(before),"after":\#(side("x", "y", "z", "a", "b")),"offset":60}"#)
        == #"{"anchor":"b","offset":110}"# + "\n")
  }

  @Test func removedItemDoesNotSurvive() {
    let before = #"""
      {"layout":"horizontalFlow","container":{"width":50,"height":50},"lineSpacing":0,
      "sections":[{"items":[{"id":"a"},{"id":"b"},{"id":"c"}]}]}
      """#
    let after = before.replacing("\"lineSpacing\"", with: "\"numberOfRows\":1,\"lineSpacing\"")
    #expect(
      output(for: #"{"kind":"anchor","before":\#(before),"after":\#(after),"offset":60}"#)
        == #"{"anchor":"a","offset":0}"# + "\n")
  }

  @Test func itemsInZeroWidthColumnsHaveNoHeight() {
    let document = #"""
      {"kind":"grid","width":0,"columns":[-1],"rows":[{"items":[
      {"kind":"text","measure":{"model":"text","length":9,"line":10,"padding":0}}]}]}
      """#
    #expect(
      output(for: document)
        == #"{"columns":[[0,0]],"rows":[{"alignment":"top","height":0,"items":[[0,0,0,0]]}]}"# + "\n")
  }

  @Test func deepNestingIsAnError() {
    let document = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let result = FloorplanTool.result(of: ["layout"], standardInput: Array(document.utf8))
    #expect(result.errorOutput == "floorplan layout: standard input: [0]: expected an object\n")
  }

  @Test func numbersAreShortest() {
    let document = #"""
      {"layout":"horizontalFlow","container":{"width":10,"height":9},"scale":0,"itemSize":{"width":0.1,"height":2.50},
      "rtl":true,"sections":[{"count":1}]}
      """#
    #expect(output(for: document).contains("\"contentSize\":{\"height\":2.5,\"width\":10}"))
    #expect(output(for: document).contains("[[9.9,0,0.1,2.5]]"))
  }
}
