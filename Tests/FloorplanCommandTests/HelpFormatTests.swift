import FloorplanCommand
import FloorplanProgram
import Foundation
import Testing

@Suite struct HelpFormatTests {
  /// What the parser says of itself, read without the code under test.
  private func dumped() throws -> [String: Any] {
    let dump = FloorplanTool.result(of: ["--experimental-dump-help"]).output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    return try #require(root["command"] as? [String: Any])
  }

  private func commands(in command: [String: Any]) -> [[String: Any]] {
    [command] + (command["subcommands"] as? [[String: Any]] ?? []).flatMap { commands(in: $0) }
  }

  private func names(of arguments: Any?, shown: Bool) -> [String] {
    (arguments as? [[String: Any]] ?? []).filter { $0["shouldDisplay"] as? Bool == shown }
      .flatMap { $0["names"] as? [[String: String]] ?? [] }.compactMap { $0["name"] }
  }

  @Test("Every command and every option of the parser is in every form", arguments: HelpFormat.allCases)
  func completeness(format: HelpFormat) throws {
    let result = FloorplanTool.result(of: ["--help-format", format.rawValue])
    #expect(result.exitStatus == 0)
    #expect(result.errorOutput.isEmpty)
    // Without what is bold or italic, a word of the man page is a word.
    let text = ["B", "I", "R"].reduce(result.output.replacing(#"\-"#, with: "-")) { text, font in
      text.replacing("\\f" + font, with: " ")
    }
    let words = Set(text.split { !($0.isLetter || $0 == "-") }.map { word in String(word.drop { $0 == "-" }) })
    let all = commands(in: try dumped())
    #expect(all.count > 8)
    for command in all {
      let commandName = try #require(command["commandName"] as? String)
      #expect(words.contains(commandName), "\(commandName) is missing")
      for name in names(of: command["arguments"], shown: true) { #expect(words.contains(name), "\(name) is missing") }
    }
    #expect(!words.contains("experimental-dump-help"))
  }

  @Test("What is for programs is hidden from people")
  func hidden() {
    #expect(!FloorplanTool.result(of: ["--help"]).output.contains("help-format"))
    let wrong = FloorplanTool.result(of: ["--help-format", "roff"])
    #expect(wrong.exitStatus == 2 && wrong.errorOutput.contains("'roff'"))
  }

  @Test("The man page has the topics of --help")
  func topics() {
    let page = FloorplanTool.result(of: ["--help-format", "man"]).output
    let help = FloorplanTool.result(of: ["--help"]).output
    for text in ["FLOORPLAN_RESOURCES", "XDG_DATA_HOME"] { #expect(page.contains(text) && help.contains(text)) }
    #expect(page.contains(".SH EXIT STATUS\n"))
    #expect(page.contains(FloorplanVersion.current))
  }

  @Test("Values that are known are completed")
  func values() {
    let script = FloorplanTool.result(of: ["--help-format", "bash"]).output
    #expect(script.contains("compgen -W 'light dark hc-light hc-dark'"))
    #expect(script.contains("floorplan theme classes | cut -f 1 2>/dev/null"))
  }
}
