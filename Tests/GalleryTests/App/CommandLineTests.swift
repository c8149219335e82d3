import FloorplanProgram
import Testing

@testable import Gallery

@Suite struct CommandLineTests {
  @Test func everyOptionIsInEveryFormOfHelpAndIsUnderstood() throws {
    let description = GalleryApplication.commandLine
    for format in HelpFormat.allCases {
      let asked = try GalleryApplication.help(for: ["--help-format", format.rawValue])
      let text = try #require(asked).replacing(#"\-"#, with: "-")
      for option in description.options where !option.isHidden {
        for name in option.names {
          let word = String(name.drop { $0 == "-" })
          #expect(text.contains(word), "\(name) is missing in \(format)")
        }
      }
      #expect(!text.contains("gapplication-service"))
      let again = try GalleryApplication.help(for: ["--help-format=\(format.rawValue)"])
      #expect(again == asked)
    }
    for option in description.options {
      for name in option.names {
        let arguments = option.value == nil ? [name] : [name, "value"]
        #expect(GalleryApplication.unknownOption(in: arguments) == nil, "\(name)")
      }
    }
  }

  @Test func aFormThatIsNotThereNamesThoseThatAre() {
    for arguments in [["--help-format", "roff"], ["--help-format=roff"], ["--help-format="]] {
      #expect(throws: CommandLineError.self) { try GalleryApplication.help(for: arguments) }
    }
  }

  @Test func whatDoesNotAskForHelpGetsNone() throws {
    for arguments in [[], ["--list"], ["icons"], ["--", "--help-format", "man"]] as [[String]] {
      let help = try GalleryApplication.help(for: arguments)
      #expect(help == nil)
    }
  }

  @Test func everyKeyOfAnAddressIsExplained() throws {
    let topic = try #require(GalleryApplication.commandLine.topics.first(where: { $0.title == "Addresses" }))
    for key in Address.Key.allCases {
      #expect(topic.text.contains("\n  \(key.rawValue) ") == key.isSupported)
    }
  }
}
