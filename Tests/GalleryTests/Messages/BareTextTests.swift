import Foundation
import Testing

/// What names a page, a field, a button or an empty state in the gallery is a text that catalogues can have.
@Suite struct BareTextTests {
  /// Calls that take such a text, and how the argument looks where it is a bare literal.
  private static let calls: [(call: String, literal: String)] = [
    ("SearchEntry(", "name: \""), (".bound(to:", " name: \""), ("Button(", "label: \""),
    ("countTitle(", "countTitle(\""),
    ("CollectionPane(", "name: \""), ("ScrolledWindow(", "name: \""), ("iconName:", ", name: \""),
    ("iconName:", "title: \""), (".title =", "context.title = \""), (".tooltip =", ".tooltip = \""),
  ]

  private static func isBare(_ line: String) -> Bool {
    calls.contains { call, literal in
      guard let found = line.range(of: call) else { return false }
      return line.range(of: literal) != nil && !line[..<found.lowerBound].contains("//")
    }
  }

  @Test func aBareTextIsSeen() {
    #expect(Self.isBare("    let entry = SearchEntry(name: \"Search icons\")"))
    #expect(Self.isBare("      iconName: \"edit-find-symbolic\", title: \"No match\", message: text))"))
    #expect(!Self.isBare("    let entry = SearchEntry(name: localized(\"Search icons\"))"))
  }

  @Test func theGalleryHasNone() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/Gallery")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(names.count > 100)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let bare = text.split(separator: "\n").map { String($0) }.filter(Self.isBare)
      #expect(bare.isEmpty, "\(name): \(bare.joined(separator: "\n"))")
    }
  }
}
