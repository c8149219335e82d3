import Foundation
import Testing

/// What names a page, a field, a button or an empty state in the gallery is a text that catalogues can have, and so is what
/// it says.
@Suite struct BareTextTests {
  /// Calls that take such a text, and how the argument looks where it is a bare literal.
  private static let calls: [(call: String, literal: String)] = [
    ("SearchEntry(", "name: \""), (".bound(to:", " name: \""), ("Button(", "label: \""),
    ("countTitle(", "countTitle(\""),
    ("CollectionPane(", "name: \""), ("ScrolledWindow(", "name: \""), ("iconName:", ", name: \""),
    ("iconName:", "title: \""), (".title =", "context.title = \""), (".tooltip =", ".tooltip = \""),
  ]

  /// What stands before a literal that is shown or read out.
  ///
  /// Unlike names such literals may be made of values alone.
  private static let openings = ["setTitle(\"", "announce(\"", "setAccessibleLabel(\"", ".text = \""]

  /// Where such literals stay English: samples, and what has the words of style sheets.
  private static let english: Set = [
    "Cells/ActivitySample.swift", "Cells/ObjectCellVariants.swift",
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

  /// Whether a literal has a word outside its interpolations.
  ///
  /// - Parameter literal: What follows its first quotation mark.
  /// - Returns: Whether it has letters side by side there.
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

  /// The lines of the gallery's sources, by the names of the files.
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
