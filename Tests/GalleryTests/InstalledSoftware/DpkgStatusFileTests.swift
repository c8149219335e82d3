@testable import Gallery
import Floorplan
import GTKTestSupport
import Testing

@Suite struct DpkgStatusFileTests {
  @Test func readsEveryField() throws {
    let file = parse(
      """
      Package: hello
      Status: install ok installed
      Priority: optional
      Section: devel
      Installed-Size: 277
      Maintainer: Santiago Vila <sanvila@debian.org>
      Architecture: amd64
      Version: 2.10-3
      Depends: libc6 (>= 2.34)
      Conffiles:
       /etc/a 00
       /etc/b 11
      Description: example package
       The GNU hello program.
       .
         verbatim
      Homepage: https://www.gnu.org/software/hello/

      """)
    #expect(file.problems == [])
    let record = try #require(file.records.first)
    #expect(record.name == "hello" && record.id == "hello:amd64" && record.line == 1)
    #expect(record.status == .init(want: "install", flag: "ok", state: "installed") && record.isInstalled)
    #expect(record.priority == "optional" && record.section == "devel" && record.version == "2.10-3")
    #expect(record.installedSizeKiB == 277)
    #expect(record.maintainer == "Santiago Vila <sanvila@debian.org>")
    #expect(record.homepage == "https://www.gnu.org/software/hello/")
    #expect(record.summary == "example package")
    #expect(record.longDescription == "The GNU hello program.\n\n  verbatim")
    let others = [("Depends", "libc6 (>= 2.34)"), ("Conffiles", "\n/etc/a 00\n/etc/b 11")]
    #expect(record.otherFields == others.map { .init(name: $0.0, value: $0.1) })
  }

  @Test func pendingTriggersCountAsInstalled() {
    let states = [
      ("installed", true), ("triggers-awaited", true), ("triggers-pending", true), ("unpacked", false),
      ("half-installed", false), ("half-configured", false), ("config-files", false), ("not-installed", false),
    ]
    for (state, isInstalled) in states {
      let file = parse("Package: a\nStatus: deinstall ok \(state)\n")
      #expect(file.problems == [])
      #expect(file.records.first?.isInstalled == isInstalled, "\(state)")
    }
  }

  @Test func sequencesOfUpToThreeLinesMatchReference() {
    for first in lines {
      expectMatchesReference([first])
      for second in lines {
        expectMatchesReference([first, second])
        for third in lines { expectMatchesReference([first, second, third]) }
      }
    }
  }

  @Test func randomFilesMatchReference() {
    let records = [
      "Package: a\nStatus: install ok installed", "Package: b\nStatus: hold ok config-files\nArchitecture: all",
    ]
    expectAlways(
      seed: 42, runs: 4000, make: { dice in dice.several(0...25, of: lines + records + records) },
      shrink: withoutOneElement, holds: matchesReference)
  }

  @Test func localStatusFileMatchesReference() throws {
    // Only Debian systems have this file.
    guard let bytes = try? contentsOfFile("/var/lib/dpkg/status") else { return }
    let file = DpkgStatusFile.parse(bytes)
    let reference = StatusFileReference(String(decoding: bytes, as: UTF8.self))
    #expect(file.records == reference.records)
    #expect(file.problems.map(\.line) == reference.problemLines)
    #expect(Set(file.records.map(\.id)).count == file.records.count)
  }

  @Test func emptyInputHasNoRecordsAndNoProblems() {
    for text in ["", "\n", "\n\n\n", " ", "\r\n", "# only a comment", "\t\n#\n"] {
      #expect(parse(text) == parse(""), "\(text)")
      #expect(parse(text).records == [] && parse(text).problems == [])
    }
  }

  private func parse(_ text: String) -> DpkgStatusFile {
    DpkgStatusFile.parse(Array(text.utf8))
  }

  private func expectMatchesReference(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    if !matchesReference(lines) { Issue.record("\(lines) differs from the reference", sourceLocation: sourceLocation) }
  }

  private func matchesReference(_ lines: [String]) -> Bool {
    for text in [lines.joined(separator: "\n"), lines.map { $0 + "\n" }.joined(), lines.joined(separator: "\r\n")] {
      let file = parse(text)
      let reference = StatusFileReference(text)
      guard file.records == reference.records, file.problems.map(\.line) == reference.problemLines else { return false }
    }
    return true
  }

  private let lines = [
    "Package: a", "package:b", "Package:", "Status: install ok installed", "Status: install ok",
    "STATUS:  hold  ok\tinstaled ",
    "Description: s", " more", " .", "  .x ", "", " \t", "# c", "no field", ": x", "-a: x", "Ä: x", "a b: x", "X: é",
    "x:",
    "Installed-Size: 12", "Installed-Size: 1x", "Architecture: all",
  ]
}
