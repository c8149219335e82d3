import FloorplanPages
import GTKBridge
import GTKTestSupport
import Glibc
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

  @Test func nameMayContainHyphens() async throws {
    try await withFolder { folder in
      let file = BackedUpFile("work-orders-1.json", in: folder)
      try file.write(Array("1".utf8))
      try file.backUp()
      #expect(try file.keepDamaged(file.read()) == "work-orders-1.json.damaged-1")
      let names = ["work-orders-1.json.backup-1", "work-orders-1.json.damaged-1"]
      #expect(Set(file.versions().map(\.name)) == Set(names))
      #expect(Set(file.versions().filter(\.isDamaged).map(\.name)) == [names[1]])
      #expect(try text(file, names[0]) == "1")
      // The temporary files of a killed process.
      for name in [file.name] + names { write("x", to: "\(folder)/\(name).ABC123") }
      #expect(file.lock() && Set(namesInFolder(folder)) == Set([file.name] + names))
    }
  }

  @Test func folderOfAnotherProcessIsUnchanged() async throws {
    try await withFolder { folder in
      let file = BackedUpFile("a.json", in: "\(folder)/data")
      try createFolder(file.folder)
      write("1", to: file.path)
      // A lock belongs to the opened folder, so this is as if another process had it.
      let descriptor = Glibc.open(file.folder, O_RDONLY | O_DIRECTORY)
      #expect(flock(descriptor, LOCK_EX) == 0 && !file.lock())
      let writer = BackedUpFile.Writer(file, needsBackup: true)
      #expect(throws: DataInUse.self) { try writer.write(Array("2".utf8)) }
      #expect(throws: DataInUse.self) { try writer.backUp() }
      #expect(throws: DataInUse.self) { try file.write(Array("2".utf8)) }
      #expect(throws: DataInUse.self) { try file.remove() }
      #expect(try namesInFolder(file.folder) == ["a.json"] && text(file) == "1")
      close(descriptor)
      try writer.write(Array("2".utf8))
      #expect(try text(file) == "2" && text(file, "a.json.backup-1") == "1")
    }
  }
}
