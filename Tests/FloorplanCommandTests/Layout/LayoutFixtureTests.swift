import Foundation
import Testing

import FloorplanCommand

/// Problems in the folder Fixtures, with results calculated by hand from the rules.
@Suite struct LayoutFixtureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static let names = [
    "anchor", "autosizing-column-flow", "grid", "grid-compact", "horizontal-flow-columns", "horizontal-flow-item-size",
    "horizontal-flow-measured", "horizontal-flow-minimum-size", "horizontal-scroll", "horizontal-scroll-dynamic-size",
    "key-value-column-flow",
  ]

  private enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let bool = try? value.decode(Bool.self) {
        self = .bool(bool)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let string = try? value.decode(String.self) {
        self = .string(string)
      } else if let list = try? value.decode([JSONValue].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: JSONValue].self))
      }
    }
  }

  /// A file in the folder.
  private struct Fixture: Decodable {
    let problem: JSONValue
    let answer: JSONValue
  }

  private func fixture(_ name: String) throws -> Fixture {
    try JSONDecoder().decode(
      Fixture.self, from: try Data(contentsOf: Self.folder.appending(path: name + ".json")))
  }

  @Test(arguments: names)
  func resultMatchesTheFixture(name: String) throws {
    let fixture = try fixture(name)
    let result = FloorplanTool.result(of: ["layout"], standardInput: Array(text(of: fixture.problem).utf8))
    #expect(result.errorOutput == "")
    #expect(result.exitStatus == 0)
    #expect(result.output == text(of: fixture.answer) + "\n")
  }

  @Test(arguments: names)
  func resultsAreTheSameAloneAndInAList(name: String) throws {
    let fixture = try fixture(name)
    guard case .list(let problems) = fixture.problem, case .list(let expectedResults) = fixture.answer else {
      let result = FloorplanTool.result(of: ["layout"], standardInput: Array("[\(text(of: fixture.problem))]".utf8))
      #expect(result.output == "[\(text(of: fixture.answer))]\n")
      return
    }
    #expect(problems.count == expectedResults.count)
    for (problem, expected) in zip(problems, expectedResults) {
      let result = FloorplanTool.result(of: ["layout"], standardInput: Array(text(of: problem).utf8))
      #expect(result.output == text(of: expected) + "\n")
    }
  }

  @Test func everyFixtureIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    #expect(Set(files.map(\.lastPathComponent)) == Set(Self.names.map { $0 + ".json" }))
  }

  /// A value as the tool prints it: sorted keys, no spaces.
  private func text(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): "\"\(string)\""
    case .list(let list): "[" + list.map(text).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\(text(of: $0.value))" }.joined(separator: ",")
        + "}"
    }
  }
}
