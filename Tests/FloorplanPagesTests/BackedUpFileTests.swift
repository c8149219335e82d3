import FloorplanPages
import GTKBridge
import GTKTestSupport
import Testing

@Suite struct BackedUpFileTests {
  private func text(_ file: BackedUpFile, _ version: String? = nil) throws -> String {
    String(decoding: try file.read(version), as: UTF8.self)
  }

  @Test func aWriterBacksUpTheFileOfThePreviousRun() async throws {
    try await withFolder { folder in
      let file = BackedUpFile("a.json", in: "\(folder)/data")
      #expect(file.lock() && file.versions().isEmpty)
      for run in 1...5 {
        let writer = BackedUpFile.Writer(file, needsBackup: true)
        for change in ["first", "last"] { try writer.write(Array("\(run) \(change)".utf8)) }
      }
      #expect(try text(file) == "5 last")
      #expect(namesInFolder(file.folder).sorted() == ["a.json"] + (1...3).map { "a.json.backup-\($0)" })
      for number in 1...3 { #expect(try text(file, "a.json.backup-\(number)") == "\(5 - number) last") }
      // A run that found damage has another copy.
      let writer = BackedUpFile.Writer(file, needsBackup: false)
      try writer.write(Array("6".utf8))
      #expect(try text(file, "a.json.backup-1") == "4 last")
      try file.remove()
      try file.remove()
      #expect(throws: FileError.self) { try file.read() }
    }
  }

  @Test func damagedVersionsAreKept() async throws {
    try await withFolder { folder in
      let file = BackedUpFile("a.json", in: folder)
      try file.write(Array("{".utf8))
      #expect(try file.keepDamaged(file.read()) == "a.json.damaged-1" && text(file) == "{")
      #expect(try file.setAside() == "a.json.damaged-2")
      #expect(throws: FileError.self) { try file.setAside() }
      for name in ["b.json.damaged-1", "a.json.damaged-x", "a.json.backup"] { write("x", to: "\(folder)/\(name)") }
      #expect(Set(file.versions().map(\.name)) == ["a.json.damaged-1", "a.json.damaged-2"])
      #expect(file.versions().allSatisfy { $0.isDamaged && $0.modified != nil })
    }
  }
}
