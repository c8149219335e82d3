import Testing

import FloorplanCommand

/// All errors of `floorplan layout` with their location and text.
@Suite struct LayoutErrorTests {
  /// A document, and its error after the name of the source.
  struct Case: Sendable, CustomTestStringConvertible {
    let document: String
    let error: String

    init(_ document: String, _ error: String) {
      (self.document, self.error) = (document, error)
    }

    var testDescription: String { error }
  }

  /// A document of the kind “layout” with additional keys, including sections unless they are replaced.
  private static func layout(_ extra: String..., sections: String = "[]") -> String {
    let keys = [#""layout":"horizontalFlow","container":{"width":100,"height":100}"#, #""sections":\#(sections)"#]
    return "{" + (keys + extra).joined(separator: ",") + "}"
  }

  private static func items(_ items: String) -> String {
    layout(sections: #"[{"items":[\#(items)]}]"#)
  }

  private static func measure(_ keys: String) -> String {
    items(#"{"measure":{\#(keys)}}"#)
  }

  private static func grid(_ extra: String, rows: String = "[]") -> String {
    #"{"kind":"grid","width":100,"columns":[-1],"rows":\#(rows)\#(extra.isEmpty ? "" : ",")\#(extra)}"#
  }

  private static func anchor(before: String, after: String = layout()) -> String {
    #"{"kind":"anchor","offset":5,"before":\#(before),"after":\#(after)}"#
  }

  private static let layoutNames =
    "“horizontalScroll”, “horizontalFlow”, “autosizingColumnFlow” or “keyValueColumnFlow”"

  private func check(_ document: String, _ error: String) {
    let result = FloorplanTool.result(of: ["layout", "-"], standardInput: Array(document.utf8))
    #expect(result.errorOutput == "floorplan layout: standard input: \(error)\n")
    #expect(result.output.isEmpty)
    #expect(result.exitStatus == 1)
  }

  @Test(arguments: [
    Case("", "empty; expected JSON"),
    Case(" \n", "empty; expected JSON"),
    Case("{", "not valid JSON"),
    Case("[1 2]", "not valid JSON"),
    Case("[1,,2]", "not valid JSON"),
    Case("{\"kind\"}", "not valid JSON"),
    Case("nul", "not valid JSON"),
    Case("\"grid", "not valid JSON"),
    Case("[1,]", "not valid JSON: a comma before a closing bracket in line 1, column 3"),
    Case(
      "[{\"ü\\\"],}\":\n \"ö\\\\\" , }]", "not valid JSON: a comma before a closing bracket in line 2, column 8"),
    Case("[\",]\"]", "[0]: expected an object"),
    Case("[] []", "not valid JSON"),
    Case("{'kind':'grid'}", "not valid JSON"),
    Case(String(repeating: "[", count: 100_000), "not valid JSON"),
    Case("3", "expected an object or a list of objects"),
    Case("null", "expected an object or a list of objects"),
    Case("[{}, 3]", "[0].layout: missing"),
    Case("[3]", "[0]: expected an object"),
    Case("[[]]", "[0]: expected an object"),
    Case(layout(#""itemSize":{"width":01,"height":1}"#), "itemSize.width: not valid JSON"),
    Case(items(#"{"id":"\ud800"}"#), "sections[0].items[0].id: not valid JSON"),
    Case(items(#"{"id":01}"#), "sections[0].items[0].id: not valid JSON"),
    Case(#"{"layout":"\q"}"#, "layout: not valid JSON"),
  ])
  func invalidDocumentIsReported(problem: Case) {
    check(problem.document, problem.error)
  }

  private static let invalidProblems = [
    // Names and kinds.
    Case(#"{"kind":"gird"}"#, "kind: expected “layout”, “grid” or “anchor”, found “gird”; did you mean “grid”?"),
    Case(#"{"kind":7}"#, "kind: expected “layout”, “grid” or “anchor”"),
    Case(
      #"{"layout":"horizontalScrol"}"#,
      "layout: expected \(layoutNames), found “horizontalScrol”; did you mean “horizontalScroll” or “horizontalFlow”?"
    ),
    Case(#"{"layout":""}"#, "layout: expected \(layoutNames), found “”"),
    // Keys without a default.
    Case(#"{"layout":"horizontalFlow"}"#, "container: missing"),
    Case(#"{"layout":"horizontalFlow","container":{"width":1}}"#, "container.height: missing"),
    Case(
      #"{"layout":"horizontalFlow","container":{"width":1,"height":1}}"#, "sections: missing"),
    Case(layout(#""queries":[{"x":1,"y":1,"width":1}]"#), "queries[0].height: missing"),
    // Keys.
    Case(layout(#""colour":1"#), "colour: unknown key; " + Self.expectedLayoutKeys),
    Case(layout(#""itemsize":null"#), "itemsize: unknown key; did you mean itemSize?"),
    Case(layout(#""\n":1"#), "[“\u{FFFD}”]: unknown key; " + Self.expectedLayoutKeys),
    Case(
      layout(#""itemSize":{"width":1,"height":1,"depth":1}"#), "itemSize.depth: unknown key; expected width or height"),
    Case(layout(#""contentOffset":{"x":1,"z":1}"#), "contentOffset.z: unknown key; expected x or y"),
    Case(
      layout(#""sectionInset":{"left":1}"#),
      "sectionInset.left: unknown key; expected top, leading, bottom or trailing"),
    Case(layout(sections: #"[{},{"headr":1}]"#), "sections[1].headr: unknown key; did you mean header?"),
    Case(items(#"{"sise":1}"#), "sections[0].items[0].sise: unknown key; did you mean size?"),
    // Types.
    Case(layout(#""itemSize":50"#), "itemSize: expected an object"),
    Case(layout(#""scale":true"#), "scale: expected a number"),
    Case(layout(#""scale":null"#), "scale: expected a number"),
    Case(layout(#""rtl":1"#), "rtl: expected true or false"),
    Case(layout(#""isTopAligned":"yes""#), "isTopAligned: expected true or false"),
    Case(layout(#""lineSpacing":[]"#), "lineSpacing: expected a number"),
    Case(layout(#""interitemSpacing":{}"#), "interitemSpacing: expected a number"),
    Case(
      layout(#""sectionInset":3"#),
      "sectionInset: expected an object"),
    Case(layout(#""contentOffset":3"#), "contentOffset: expected an object"),
    Case(layout(#""queries":{}"#), "queries: expected a list"),
    Case(layout(#""queries":[1]"#), "queries[0]: expected an object"),
    Case(layout(sections: "3"), "sections: expected a list"),
    Case(layout(sections: "[3]"), "sections[0]: expected an object"),
    Case(layout(sections: #"[{"header":"high"}]"#), "sections[0].header: expected a number"),
    Case(layout(sections: #"[{"inset":{"top":"a"}}]"#), "sections[0].inset.top: expected a number"),
    Case(layout(sections: #"[{"items":4}]"#), "sections[0].items: expected a list"),
    Case(items("4"), "sections[0].items[0]: expected an object"),
    Case(items(#"{"id":1.5}"#), "sections[0].items[0].id: expected a string or an integer"),
    Case(items(#"{},{"size":1}"#), "sections[0].items[1].size: expected an object"),
    Case(items(#"{"unmeasured":0}"#), "sections[0].items[0].unmeasured: expected true or false"),
    Case(
      #"{"kind":"\#(String(repeating: "long ", count: 20))"}"#,
      "kind: expected “layout”, “grid” or “anchor”, found “\(String(repeating: "long ", count: 11))long…”"),
    Case(#"{"kind":"a\n\"b"}"#, "kind: expected “layout”, “grid” or “anchor”, found “a\u{FFFD}\"b”"),
    Case(
      #"{"kind":"\\ \u2028\u0000"}"#, "kind: expected “layout”, “grid” or “anchor”, found “\\ \u{FFFD}\u{FFFD}”"),
    // Counts.
    Case(layout(sections: #"[{"count":-1}]"#), "sections[0].count: expected a nonnegative integer"),
    Case(layout(sections: #"[{"count":2.5}]"#), "sections[0].count: expected a nonnegative integer"),
    Case(layout(sections: #"[{"count":1e30}]"#), "sections[0].count: expected a nonnegative integer"),
    Case(
      layout(sections: #"[{"count":1e999}]"#),
      "sections[0].count: expected a nonnegative integer"),
    Case(
      layout(sections: #"[{"count":9223372036854775808}]"#),
      "sections[0].count: expected a nonnegative integer"),
    Case(layout(sections: #"[{"count":true}]"#), "sections[0].count: expected a nonnegative integer"),
    Case(layout(#""numberOfColumns":-1"#), "numberOfColumns: expected a nonnegative integer"),
    Case(layout(#""numberOfRows":0.5"#), "numberOfRows: expected a nonnegative integer"),
    Case(layout(sections: #"[{},{"count":0,"items":[]}]"#), "sections[1].count: not allowed together with items"),
    Case(
      layout(sections: #"[{"count":9999999},{"count":2}]"#),
      "sections[1].count: expected at most 10000000 items in the whole document"),
    Case(
      layout(sections: #"[{"count":9223372036854775807},{"count":9223372036854775807}]"#),
      "sections[0].count: expected at most 10000000 items in the whole document"),
    // Measures.
    Case(
      items(#"{"measure":3}"#), "sections[0].items[0].measure: expected an object"),
    Case(
      measure(#""width":3"#),
      "sections[0].items[0].measure.model: missing"),
    Case(
      measure(#""model":"txt""#),
      "sections[0].items[0].measure.model: expected “fixed”, “text” or “aspect”, found “txt”; did you mean “text”?"),
    Case(
      measure(#""model":"fixed","width":1,"ratio":1"#),
      "sections[0].items[0].measure.ratio: unknown key; expected model, width or height"),
    Case(
      measure(#""model":"fixed","width":1"#), "sections[0].items[0].measure.height: missing"),
    Case(
      measure(#""model":"text","length":1,"line":null,"padding":1"#),
      "sections[0].items[0].measure.line: expected a number"),
    Case(
      measure(#""model":"aspect","width":1,"rati":1"#),
      "sections[0].items[0].measure.rati: unknown key; did you mean ratio?"),
    // Grids.
    Case(#"{"kind":"grid","columns":[],"rows":[]}"#, "width: missing"),
    Case(#"{"kind":"grid","width":1,"rows":[]}"#, "columns: missing"),
    Case(#"{"kind":"grid","width":1,"columns":[]}"#, "rows: missing"),
    Case(grid(#""container":{}"#), "container: unknown key; " + Self.expectedGridKeys),
    Case(grid(#""margin":{"top":1}"#), "margin.top: unknown key; expected leading or trailing"),
    Case(grid(#""margin":1"#), "margin: expected an object"),
    Case(grid(#""padding":{"leading":1}"#), "padding.leading: unknown key; expected top or bottom"),
    Case(grid(#""padding":1"#), "padding: expected an object"),
    Case(
      grid(#""sizeClass":"regula""#),
      "sizeClass: expected “regular” or “compact”, found “regula”; did you mean “regular”?"),
    Case(#"{"kind":"grid","width":1,"columns":[1,"a"],"rows":[]}"#, "columns[1]: expected a number"),
    Case(grid("", rows: "[{}]"), "rows[0].items: missing"),
    Case(
      grid("", rows: #"[{"items":[],"role":"footer"}]"#), "rows[0].role: expected “header” or “row”, found “footer”"),
    Case(
      grid("", rows: #"[{"items":[],"alignment":"bottom"}]"#),
      "rows[0].alignment: expected “automatic”, “center” or “top”, found “bottom”"),
    Case(grid("", rows: #"[{"items":[{}]}]"#), "rows[0].items[0].kind: missing"),
    Case(
      grid("", rows: #"[{"items":[{"kind":"text"}]}]"#),
      "rows[0].items[0].measure: missing"),
    // Anchors.
    Case(#"{"kind":"anchor"}"#, "before: missing"),
    Case(
      #"{"kind":"anchor","before":\#(layout())}"#, "after: missing"),
    Case(
      #"{"kind":"anchor","before":\#(layout()),"after":\#(layout())}"#, "offset: missing"),
    Case(anchor(before: "3"), "before: expected an object"),
    Case(anchor(before: #"{"kind":"grid"}"#), "before.kind: expected “layout”, found “grid”"),
    Case(
      anchor(before: layout(), after: #"{"layout":"horizontalScroll"}"#),
      "after.layout: expected “horizontalFlow”, “autosizingColumnFlow” or “keyValueColumnFlow”, "
        + "found “horizontalScroll”; did you mean “horizontalFlow”?"),
    Case(
      anchor(before: layout(sections: #"[{"count":0},{"count":1}]"#)),
      "before.sections[1].count: expected items, each with an id"),
    Case(
      anchor(before: layout(), after: items(#"{"id":1},{}"#)),
      "after.sections[0].items[1].id: missing"),
    Case(
      #"{"kind":"anchor","offset":5,"before":\#(layout()),"after":\#(layout()),"viewport":1}"#,
      "viewport: unknown key; expected kind, before, after or offset"),
  ]

  private static let expectedLayoutKeys =
    "expected kind, layout, container, scale, rtl, itemSize, estimatedItemSize, minimumScaledItemSize, "
    + "numberOfColumns, numberOfRows, isLayoutJustified, isTopAligned, interitemSpacing, lineSpacing, sectionInset, "
    + "pinsHeaders, pinsFooters, contentOffset, sections or queries"

  private static let expectedGridKeys =
    "expected kind, width, scale, rtl, margin, accessory, spacing, columns, sizeClass, padding or rows"

  @Test(arguments: invalidProblems)
  func errorIncludesItsLocation(problem: Case) {
    check(problem.document, problem.error)
    let separator = problem.error.hasPrefix("[") ? "" : "."
    check("[\(Self.layout()),\(problem.document)]", "[1]\(separator)\(problem.error)")
  }

  @Test func firstErrorIsReported() {
    let document = "[{\"kind\":\"layout\",\"b\":1,\"a\":1}, 3]"
    let result = FloorplanTool.result(of: ["layout"], standardInput: Array(document.utf8))
    #expect(result.errorOutput.hasPrefix("floorplan layout: standard input: [0].a: unknown key"))
  }
}
