import Foundation
import Testing

/// The names of pages, fields, buttons and empty states in the gallery are translatable, and so are their texts.
@Suite struct BareTextTests {
  /// Calls with such a text, and the form of the argument if it is a bare literal.
  private static let calls: [(call: String, literal: String)] = [
    ("SearchEntry(", "name: \""), (".bound(to:", " name: \""), ("Button(", "label: \""),
    ("countTitle(", "countTitle(\""),
    ("CollectionPane(", "name: \""), ("ScrolledWindow(", "name: \""), ("iconName:", ", name: \""),
    ("iconName:", "title: \""), (".title =", "context.title = \""), (".tooltip =", ".tooltip = \""),
  ]

  /// The code before a literal that is displayed or read aloud.
  ///
  /// Unlike names, such literals can consist only of values.
  private static let openings = ["setTitle(\"", "announce(\"", "setAccessibleLabel(\"", ".text = \""]

  /// Files in which such literals stay English: samples, and terms of style sheets.
  private static let english: Set = [
    "Cells/ObjectCellVariants.swift",
    "Collections/LayoutSample.swift", "Pages/ButtonCellPage.swift", "Pages/ContactCellPage.swift",
    "Pages/EmptyStatePage.swift", "Pages/ItemCellPage.swift", "Pages/KPIHeaderPage.swift",
    "Pages/KeyValueCellPage.swift", "Pages/ListPickerPage.swift", "Pages/ObjectCellPage.swift",
    "Pages/ObjectHeaderPage.swift", "Pages/SectionHeadersPage.swift", "Pages/StockTablePage.swift",
    "Theming/PaletteCell.swift",
  ]

  private static func isBare(_ line: String) -> Bool {
    calls.contains { call, literal in
      guard let found = line.range(of: call) else { return false }
      return line.range(of: literal) != nil && !line[..<found.lowerBound].contains("//")
    }
  }

  private static func saysBareWords(_ line: String) -> Bool {
    openings.contains { opening in
      guard let found = line.range(of: opening), !line[..<found.lowerBound].contains("//") else { return false }
      return hasWord(line[found.upperBound...])
    }
  }

  /// Whether a literal has a word outside of its interpolations.
  ///
  /// - Parameter literal: The text after its first quotation mark.
  /// - Returns: Whether it has adjacent letters there.
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

  @Test func aBareTextIsSeen() {
    #expect(Self.isBare("    let entry = SearchEntry(name: \"Search icons\")"))
    #expect(Self.isBare("      iconName: \"edit-find-symbolic\", title: \"No match\", message: text))"))
    #expect(!Self.isBare("    let entry = SearchEntry(name: localized(\"Search icons\"))"))
  }

  @Test func bareWordsAreSeen() {
    #expect(Self.saysBareWords("    save.setTitle(\"Save\", for: .normal)"))
    #expect(Self.saysBareWords("  context.announce(\"\\(name(of: cell)) was copied\")"))
    #expect(Self.saysBareWords("    view.setAccessibleLabel(\"Work order\")"))
    #expect(Self.saysBareWords("        cell.placeholder.text = \"Description\""))
    #expect(!Self.saysBareWords("    save.setTitle(localized(\"Save\"), for: .normal)"))
    #expect(!Self.saysBareWords("    setAccessibleLabel(\"\\(severity.text): \\(message.text)\")"))
    #expect(!Self.saysBareWords("    entry.text = \"\""))
    #expect(!Self.saysBareWords("    cell.name.text = \"W\\nW\""))
    #expect(!Self.saysBareWords("    // As in announce(\"Saved\")"))
  }

  @Test func theGalleryHasNone() throws {
    let sources = try Self.sources()
    #expect(sources.count > 100)
    for (name, lines) in sources {
      let bare = lines.filter(Self.isBare)
      #expect(bare.isEmpty, "\(name): \(bare.joined(separator: "\n"))")
    }
  }

  @Test func onlySamplesSayBareWords() throws {
    let sources = try Self.sources()
    for (name, lines) in sources where !Self.english.contains(name) {
      let bare = lines.filter(Self.saysBareWords)
      #expect(bare.isEmpty, "\(name): \(bare.joined(separator: "\n"))")
    }
    for name in Self.english {
      let isInUse = sources[name]?.contains(where: Self.saysBareWords) ?? false
      #expect(isInUse, "\(name) has none any more")
    }
  }
}
