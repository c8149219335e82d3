import Foundation
import Testing

/// Checks that names and texts in the gallery are translatable.
@Suite struct BareTextTests {
  /// Calls that take a translatable text, and their argument if it is a bare literal.
  private static let calls: [(call: String, literal: String)] = [
    ("SearchEntry(", "name: \""), (".bound(to:", " name: \""), ("Button(", "label: \""),
    ("titleWithCount(", "titleWithCount(\""),
    ("CollectionPane(", "name: \""), ("ScrolledWindow(", "name: \""), ("iconName:", ", name: \""),
    ("iconName:", "title: \""), (".title =", "context.title = \""), (".tooltip =", ".tooltip = \""),
  ]

  /// The code before a literal that is displayed or read aloud.
  ///
  /// Such literals are bare only if they contain a word: unlike names, they can consist of interpolated values.
  private static let openings = ["setTitle(\"", "announce(\"", "setAccessibleLabel(\"", ".text = \""]

  /// Files in which such literals stay English: samples, and terms of style sheets.
  private static let english: Set = [
    "Cells/ObjectCellVariants.swift",
    "Collections/LayoutSample.swift", "Pages/ButtonCellPage.swift", "Pages/ContactCellPage.swift",
    "Pages/EmptyStatePage.swift", "Pages/ItemCellPage.swift", "Pages/KPIHeaderPage.swift",
    "Pages/KeyValueCellPage.swift", "Pages/ListPickerPage.swift", "Pages/ObjectCellPage.swift",
    "Pages/ObjectHeaderPage.swift", "Pages/SectionHeadersPage.swift", "Pages/StockTablePage.swift",
  ]

  private static func isBare(_ line: String) -> Bool {
    calls.contains { call, literal in
      guard let found = line.range(of: call) else { return false }
      return line.range(of: literal) != nil && !line[..<found.lowerBound].contains("//")
    }
  }

  private static func hasBareWords(_ line: String) -> Bool {
    openings.contains { opening in
      guard let found = line.range(of: opening), !line[..<found.lowerBound].contains("//") else { return false }
      return hasWord(line[found.upperBound...])
    }
  }

  /// Whether a literal has a word outside its interpolations.
  ///
  /// - Parameter literal: The text after its first quotation mark.
  /// - Returns: Whether two letters are adjacent there.
  private static func hasWord(_ literal: Substring) -> Bool {
    var rest = literal
    var openParentheses = 0
    var letters = 0
    while let character = rest.popFirst() {
      if openParentheses > 0 {
        if character == "(" { openParentheses += 1 }
        if character == ")" { openParentheses -= 1 }
      } else if character == "\"" {
        return false
      } else if character == "\\" {
        if rest.popFirst() == "(" { openParentheses = 1 }
        letters = 0
      } else {
        letters = character.isLetter ? letters + 1 : 0
        if letters == 2 { return true }
      }
    }
    return false
  }

  /// The lines of the gallery's sources, by file name.
  private static func sources() throws -> [String: [String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/Gallery")
    var sources: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      sources[name] = text.split(separator: "\n").map { String($0) }
    }
    return sources
  }

  @Test func detectsBareTexts() {
    #expect(Self.isBare("    let entry = SearchEntry(name: \"Search icons\")"))
    #expect(Self.isBare("      iconName: \"edit-find-symbolic\", title: \"No Results\", message: text))"))
    #expect(!Self.isBare("    let entry = SearchEntry(name: localized(\"Search icons\"))"))
  }

  @Test func detectsBareWords() {
    #expect(Self.hasBareWords("    save.setTitle(\"Save\", for: .normal)"))
    #expect(Self.hasBareWords("  context.announce(\"\\(name(of: cell)) was copied\")"))
    #expect(Self.hasBareWords("    view.setAccessibleLabel(\"Work order\")"))
    #expect(Self.hasBareWords("        cell.placeholder.text = \"Description\""))
    #expect(!Self.hasBareWords("    save.setTitle(localized(\"Save\"), for: .normal)"))
    #expect(!Self.hasBareWords("    setAccessibleLabel(\"\\(severity.text): \\(message.text)\")"))
    #expect(!Self.hasBareWords("    entry.text = \"\""))
    #expect(!Self.hasBareWords("    cell.name.text = \"W\\nW\""))
    #expect(!Self.hasBareWords("    // As in announce(\"Saved\")"))
  }

  @Test func galleryHasNoBareTexts() throws {
    let sources = try Self.sources()
    #expect(sources.count > 100)
    for (name, lines) in sources {
      let bare = lines.filter(Self.isBare)
      #expect(bare.isEmpty, "\(name): \(bare.joined(separator: "\n"))")
    }
  }

  @Test func onlySamplesHaveBareWords() throws {
    let sources = try Self.sources()
    for (name, lines) in sources where !Self.english.contains(name) {
      let bare = lines.filter(Self.hasBareWords)
      #expect(bare.isEmpty, "\(name): \(bare.joined(separator: "\n"))")
    }
    for name in Self.english {
      let isInUse = sources[name]?.contains(where: Self.hasBareWords) ?? false
      #expect(isInUse, "\(name) has no bare words, remove it from the exceptions")
    }
  }
}
