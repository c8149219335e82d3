@testable import Gallery
import GTKTestSupport
import Testing

@Suite struct DpkgStatusDamageTests {
  @Test(arguments: damaged) func damageAffectsOnlyItsRecord(damage: Damage) {
    let file = DpkgStatusFile.parse(damage.bytes)
    #expect(file.records.map(\.name) == damage.names, "\(damage.testDescription)")
    #expect(file.problems.map(\.line) == damage.problems.map(\.line), "\(file.problems)")
    for (problem, expected) in zip(file.problems, damage.problems) {
      #expect(problem.recordName == expected.name, "\(problem)")
      #expect(problem.message.contains(expected.part), "\(problem)")
    }
  }

  @Test func invalidBytesBecomeReplacementCharacters() throws {
    let file = DpkgStatusFile.parse(
      Self.good + Array("\nPackage: b\nStatus: install ok installed\nVersion: 1\0é".utf8) + [0xFF, 0x0A])
    #expect(file.records.last?.version == "1\u{FFFD}é\u{FFFD}")
    #expect(file.problems.map(\.line) == [6])
  }

  @Test func truncatedFileKeepsEarlierRecords() {
    let text = Array(
      """
      # head\r
      Package: ä\r
      Status: install ok installed
      Installed-Size: 12
      Description: sum
       mary é
       .

      Package: b
      Status: hold reinstreq half-installed
      """.utf8)
    let complete = DpkgStatusFile.parse(text)
    #expect(complete.records.map(\.name) == ["ä", "b"])
    for count in text.indices {
      let truncated = DpkgStatusFile.parse(Array(text[..<count]))
      #expect(truncated.records.count <= 2)
      if truncated.records.count == 2 { #expect(truncated.records[0] == complete.records[0]) }
      #expect(truncated.problems.allSatisfy { (1...10).contains($0.line) })
    }
  }

  @Test func anyChangedByteIsTolerated() {
    for index in Self.good.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = Self.good
        bytes[index] = byte
        let file = DpkgStatusFile.parse(bytes + Array("\n\nPackage: z\nStatus: install ok installed".utf8))
        #expect(file.records.last?.name == "z")
      }
    }
  }

  @Test func garbageIsReportedWithoutTrapping() {
    var dice = Dice(seed: 9)
    for _ in 0..<200 {
      let garbage = (0..<2000).map { _ in UInt8.random(in: .min ... .max, using: &dice) }
      let file = DpkgStatusFile.parse(garbage + Array("\n\nPackage: z\nStatus: install ok installed\n".utf8))
      #expect(file.records.last?.name == "z")
      #expect(!file.problems.isEmpty)
    }
    let lines = DpkgStatusFile.parse(Array(String(repeating: "nonsense\n", count: 10_000).utf8))
    #expect(lines.problems.count == 3)
    #expect(lines.problems.contains { $0.message.contains("10,000 lines") })
  }

  @Test func readsHugeLinesAndManyFields() {
    let long = String(repeating: "x", count: 1_000_000)
    let many = (0..<20_000).map { "F\($0): v\n" }.joined()
    let text = "Package: a\nStatus: install ok installed\nDescription: \(long)\n \(long)\n\(many)"
    let file = DpkgStatusFile.parse(Array(text.utf8))
    #expect(file.problems == [])
    #expect(file.records.first?.summary == long && file.records.first?.longDescription == long)
    #expect(file.records.first?.otherFields.count == 20_000)
  }

  @Test func repeatedPackagesHaveUniqueIDs() {
    let one = "Package: a\nStatus: install ok installed\nArchitecture: all\n\n"
    let file = DpkgStatusFile.parse(Array(String(repeating: one, count: 3).utf8))
    #expect(file.records.map(\.id) == ["a:all", "a:all#2", "a:all#3"])
    #expect(file.problems.map(\.line) == [5, 9])
    #expect(file.problems.allSatisfy { $0.message.contains("line 1;") && $0.recordName == "a" })
  }

  nonisolated static let good = Array("Package: a\nStatus: install ok installed\n".utf8)

  /// A damaged file, its readable packages, and its problems.
  nonisolated struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let names: [String]
    let problems: [(line: Int, name: String?, part: String)]

    init(_ text: String, _ names: [String], _ problems: [(line: Int, name: String?, part: String)]) {
      self.init(text, Array(text.utf8), names, problems)
    }

    init(_ title: String, _ bytes: [UInt8], _ names: [String], _ problems: [(line: Int, name: String?, part: String)]) {
      (testDescription, self.names, self.problems) = (title, names, problems)
      self.bytes = DpkgStatusDamageTests.good + [10] + bytes
    }
  }

  nonisolated static let damaged: [Damage] = [
    Damage("Status: install ok installed", ["a"], [(4, nil, "record 2 (from line 4) ignored: no Package")]),
    Damage("Package: b", ["a"], [(4, "b", "record 2 (from line 4) ignored: no Status")]),
    Damage("Package:\nStatus: x", ["a"], [(4, nil, "no Package"), (5, nil, "three words")]),
    Damage("Package: b\nStatus: install ok", ["a"], [(5, "b", "“install ok”")]),
    Damage("Package: b\nStatus: install ok broken", ["a", "b"], [(5, "b", "“broken”")]),
    Damage(
      "Package: b\nPackage: c\nStatus: install ok installed", ["a", "b"],
      [(5, "b", "duplicate field “Package”")]),
    Damage(
      "Package: b\nX: 1\nx: 2\n more\nStatus: install ok installed", ["a", "b"], [(6, "b", "duplicate field “x”")]),
    Damage(" lost\nPackage: b\nStatus: install ok installed", ["a", "b"], [(4, "b", "a line outside")]),
    Damage(
      "Package: b\nwhat is this\n and this\nStatus: install ok installed", ["a", "b"],
      [(5, "b", "2 lines outside")]),
    Damage("Package: b\nStatus: install ok installed\nInstalled-Size: big", ["a", "b"], [(6, "b", "“big”")]),
    Damage(
      "Package: b\nStatus: install ok installed\nInstalled-Size: 99999999999999999999", ["a", "b"],
      [(6, "b", "Installed-Size")]),
    Damage("Package: b\nStatus: install ok installed\nX: \0", ["a", "b"], [(6, "b", "NUL")]),
    Damage(
      "not UTF-8", Array("Package: b\nStatus: install ok installed\nX: ".utf8) + [0xC3, 0x28, 0x0A], ["a", "b"],
      [(6, "b", "not UTF-8")]),
    Damage(
      "a comment may hold anything",
      Array("Package: b\n# ".utf8) + [0xFF, 0] + Array("\nStatus: install ok installed".utf8),
      ["a", "b"], []),
    Damage("Package: b\n more\nStatus: install ok installed", ["a", "b"], [(5, "b", "a line outside")]),
    Damage("Package: c\n\n\n\nPackage: b\nStatus: install ok installed", ["a", "b"], [(4, "c", "no Status")]),
  ]
}
