import Gallery
import Testing

@Suite struct PackageSearchTests {
  private static let records = [
    ("g++-12", "GNU C++ compiler"), ("gcc-12", "GNU C compiler"),
    ("libgtk-4-1", "GTK graphical user interface library"),
    ("libgtk-4-dev", "development files for GTK"), ("fonts-noto", "Schrift für Größe"), ("cl", ""),
  ].map { name, summary in
    var record = PackageRecord(name: name)
    record.summary = summary
    return record
  }

  private let search = PackageSearch(records)

  @Test(arguments: [
    ("g++", ["g++-12"]), ("c++", ["g++-12"]), ("gnu 12", ["g++-12", "gcc-12"]), ("12 GNU", ["g++-12", "gcc-12"]),
    ("gtk dev", ["libgtk-4-dev"]), ("GTK", ["libgtk-4-1", "libgtk-4-dev"]), ("grosse", ["fonts-noto"]),
    ("FÜR", ["fonts-noto"]),
    ("clgnu", []), ("12gnu", []), ("cl", ["cl"]), ("gtk missing", []), ("4-1gtk", []),
  ])
  func everyWordMustStandInNameOrSummary(typed: String, found: [String]) {
    #expect(search.filter(typed).map(\.name) == found)
  }

  @Test(arguments: ["", " ", "\t\n"]) func nothingTypedFindsAll(typed: String) {
    #expect(search.filter(typed) == Self.records)
    #expect(search.indices(matching: typed) == Array(Self.records.indices))
  }

  @Test func aListWithoutRecordsFindsNothing() {
    #expect(PackageSearch([]).filter("a").isEmpty)
    #expect(PackageSearch([]).filter("").isEmpty)
  }

  @Test func theResultIsThatOfAPlainFilter() {
    expectAlways(
      seed: 17, runs: 1000,
      make: { dice in
        let records = (0..<8).map { _ in
          var record = PackageRecord(name: dice.several(1...4, of: ["a", "B", "+"]).joined())
          record.summary = dice.several(0...5, of: ["A", "b", " ", "é"]).joined()
          return record
        }
        return (records, dice.several(0...3, of: ["a", "b", "ab", " ", "+", "e", "ba", "É"]).joined())
      },
      shrink: { records, typed in withoutOneElement(records).map { ($0, typed) } },
      holds: { records, typed in
        let words = plain(typed).split(separator: " ")
        let expected = records.filter { record in
          words.allSatisfy { word in
            [record.name, record.summary].contains { text in
              plain(text).indices.contains { plain(text)[$0...].hasPrefix(word) }
            }
          }
        }
        return PackageSearch(records).filter(typed) == expected
      })
  }

  private func plain(_ text: String) -> String {
    String(text.lowercased().map { $0 == "é" ? "e" : $0 })
  }
}
