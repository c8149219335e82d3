import Foundation
import Testing

import FloorplanCommand

/// The style sheets in the documentation.
@Suite struct DocumentedSheetTests {
  /// A code block of a page, and the output if the page contains it.
  private struct Example: CustomStringConvertible {
    let description: String
    let text: String
    let output: String
  }

  private static func examples(in page: String) throws -> [Example] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let text = try String(contentsOf: folder.appending(path: "docs/\(page)"), encoding: .utf8)
    let blocks = text.matches(of: #/\n```nss\n([\s\S]*?)```\n(\n```text\n(my\.nss:[\s\S]*?)```\n)?/#)
    return blocks.map { block in
      let line = text[..<block.1.startIndex].split(separator: "\n", omittingEmptySubsequences: false).count
      return Example(description: "\(page):\(line)", text: String(block.1), output: block.3.map(String.init) ?? "")
    }
  }

  /// The tool's output for a sheet, as if it were the file in the text, and its exit status.
  private func result(for example: Example, _ options: String...) -> (output: String, exitStatus: Int32) {
    let result = FloorplanTool.result(of: ["theme", "check", "-"] + options, standardInput: Array(example.text.utf8))
    return (result.output.replacing("<stdin>", with: "my.nss"), result.exitStatus)
  }

  @Test func guideExamplesMatchTheToolsOutput() throws {
    let examples = try Self.examples(in: "themes.md")
    #expect(examples.count > 8)
    #expect(examples.filter { !$0.output.isEmpty }.count == 2)
    for example in examples { #expect(result(for: example).output == example.output, "\(example)") }
  }

  @Test func starterSheetLoadsOnIOS() throws {
    let start = try #require(try Self.examples(in: "themes.md").last)
    #expect(start.text.hasPrefix("/* My theme."))
    #expect(result(for: start, "--strict").exitStatus == 0)
  }

  @Test func referenceExamplesHaveNoErrors() throws {
    let examples = try Self.examples(in: "style-sheets.md")
    #expect(!examples.isEmpty)
    for example in examples { #expect(result(for: example).exitStatus == 0, "\(example)") }
  }
}
