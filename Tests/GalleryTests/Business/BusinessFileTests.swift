import Floorplan
import GTKTestSupport
import Glibc
import Testing

@testable import Gallery

@Suite struct BusinessFileTests {
  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func text(_ path: String) -> String? {
    (try? contentsOfFile(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func missingFileOpensSamples() async throws {
    try await withFolder { folder in
      let opening = BusinessFile(folder: "\(folder)/not/there").open()
      #expect(opening.problem == nil && opening.reading.data.orders.count == 54)
      #expect(!exists("\(folder)/not"))
    }
  }

  @Test func writtenDataIsReadBack() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/a/b")
      try file.write(.small)
      let opening = file.open()
      #expect(opening.problem == nil && opening.reading.data == .small && opening.reading.notes.isEmpty)
      // No temporary file is left.
      let other = BusinessFile(folder: "\(folder)/a/b")
      try other.write(BusinessData())
      #expect(other.open().reading.data == BusinessData())
      #expect(files("\(folder)/a/b") == ["business.json"])
      var status = stat()
      #expect(stat(file.path, &status) == 0 && status.st_mode & 0o077 == 0)
    }
  }

  @Test(arguments: [
    "", "{", "no", "{\"version\":0}", "{\"version\":1}", "{\"version\":\"1\"}", "\u{FEFF}\u{0}",
    "{\"version\":1,\"orders\":[{}],\"products\":[],\"suppliers\":[],\"people\":[],\"documents\":[]}",
  ])
  func damagedFileIsRenamed(damaged: String) async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      for number in 1...3 {
        write(damaged, to: file.path)
        let opening = file.open()
        #expect(opening.problem?.kind == .damaged && opening.reading.data.orders.count == 54)
        let message = try #require(opening.problem?.message)
        #expect(message.contains("business.json.damaged-\(number)") && !message.contains(folder), "\(message)")
        #expect(message.hasPrefix("business.json"))
        #expect(text("\(file.path).damaged-\(number)") == damaged && !exists(file.path))
        // The next start is like a first start.
        #expect(file.open().problem == nil)
      }
    }
  }

  @Test func damagedRecordsAreListedAndTheFileIsKept() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      let damaged = try BusinessData.small.text
        .replacing("\"status\":\"new\"", with: "\"status\":\"zzz\"", maxReplacements: 1)
      write(damaged, to: file.path)
      let opening = file.open()
      #expect(opening.reading.data.orders.map(\.id) == ["WO-2"])
      let problem = try #require(opening.problem)
      #expect(problem.kind == .damaged && problem.losses == ["orders[0].status: unknown value"])
      #expect(problem.message.contains("1 record or table") && problem.message.contains("business.json.damaged-1"))
      #expect(text("\(file.path).damaged-1") == damaged && text(file.path) == damaged)
      // The copy can be read again.
      let copy = try #require(file.storage.versions().first)
      #expect(copy.name == "business.json.damaged-1" && copy.isDamaged)
      let again = try file.open(copy)
      #expect(again.reading.data == opening.reading.data && again.problem == problem)
    }
  }

  @Test func threeBackupsRotate() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      try file.storage.backUp()
      #expect(files(folder).isEmpty)
      for number in 1...5 {
        write("\(number)", to: file.path)
        try file.storage.backUp()
      }
      #expect(
        files(folder) == ["business.json"] + (1...3).map { "business.json.backup-\($0)" })
      for number in 1...3 { #expect(text("\(file.path).backup-\(number)") == "\(6 - number)") }
      #expect(file.storage.versions().count == 3 && file.storage.versions().allSatisfy { !$0.isDamaged })
    }
  }

  @Test func failedBackupKeepsTheBackups() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      for number in 1...4 {
        write("\(number)", to: file.path)
        try file.storage.backUp()
      }
      // A folder at the path of the new backup makes writing fail.
      mkdir("\(file.path).backup-0", 0o700)
      for _ in 1...3 { #expect(throws: FileError.self) { try file.storage.backUp() } }
      for number in 1...3 { #expect(text("\(file.path).backup-\(number)") == "\(5 - number)") }
    }
  }

  @Test func temporaryFilesOfAKilledRunAreRemoved() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      try file.write(.small)
      for suffix in ["", ".backup-0", ".damaged-12"] { write("half", to: "\(file.path)\(suffix).K3J9ZQ") }
      let names = ["backup", "backup-1", "backup-1a.K3J9ZQ", "backup-x", "old"].map { "\(BusinessFile.name).\($0)" }
      for name in names { write("mine", to: "\(folder)/\(name)") }
      #expect(file.open().problem == nil)
      #expect(files(folder) == ["business.json"] + names)
      #expect(file.storage.versions().map(\.name) == ["business.json.backup-1"])
    }
  }

  @Test func dataOfAnotherProcessIsNotChanged() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      try createFolder(file.folder)
      let temporary = "\(file.path).K3J9ZQ"
      write(try BusinessData.small.text, to: file.path)
      write("half", to: temporary)
      // A lock belongs to the opened folder, so this is as if another process had it.
      let descriptor = Glibc.open(file.folder, O_RDONLY | O_DIRECTORY)
      #expect(flock(descriptor, LOCK_EX) == 0)
      let opening = file.open()
      #expect(opening.problem?.kind == .notSaving && opening.reading.data == .small && exists(temporary))
      close(descriptor)
      #expect(file.open().problem == nil && !exists(temporary))
    }
  }

  @Test func folderOfAnotherProcessIsNotWritten() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      #expect(file.open().problem == nil, "there is no folder yet")
      try createFolder(file.folder)
      let descriptor = Glibc.open(file.folder, O_RDONLY | O_DIRECTORY)
      #expect(flock(descriptor, LOCK_EX) == 0)
      #expect(throws: DataInUse.self) { try file.write(.small) }
      #expect(files(file.folder).isEmpty)
      close(descriptor)
      try file.write(.small)
      #expect(files(file.folder) == ["business.json"])
    }
  }

  @Test func writingLocksTheFolder() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: "\(folder)/data")
      #expect(file.open().problem == nil)
      try file.write(.small)
      let descriptor = Glibc.open(file.folder, O_RDONLY | O_DIRECTORY)
      #expect(flock(descriptor, LOCK_EX | LOCK_NB) == -1 && errno == EWOULDBLOCK)
      close(descriptor)
    }
  }

  @Test func laterVersionIsNotTouched() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      let later = "{\"version\":2,\"orders\":\"in another way\"}"
      write(later, to: file.path)
      let opening = file.open()
      #expect(opening.problem?.kind == .notSaving && opening.reading.data.orders.count == 54)
      #expect(opening.problem?.message.contains("version 2") == true)
      #expect(text(file.path) == later && files(folder) == ["business.json"])
    }
  }

  @Test func unreadableFileIsNotTouched() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      mkdir(file.path, 0o700)
      #expect(file.open().problem?.kind == .notSaving)
      #expect(exists(file.path))
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read and write everything"))
  func missingPermissionsAreReported() async throws {
    try await withFolder { folder in
      let file = BusinessFile(folder: folder)
      write("{", to: file.path)
      chmod(folder, 0o500)
      // Damaged, but it can't be renamed.
      let problem = file.open().problem
      #expect(problem?.kind == .notSaving && problem?.message.contains("Rename the file") == true)
      #expect(throws: FileError.self) { try file.write(.small) }
      chmod(folder, 0o000)
      #expect(file.open().problem?.kind == .notSaving)
      chmod(folder, 0o700)
      #expect(text(file.path) == "{")
    }
  }

  @Test func failedWriteThrows() async throws {
    try await withFolder { folder in
      write("", to: "\(folder)/file")
      // A path through a file instead of a folder isn't writable, even for root.
      #expect(throws: FileError.self) { try BusinessFile(folder: "\(folder)/file").write(.small) }
      mkdir("\(folder)/business.json", 0o700)
      #expect(throws: FileError.self) { try BusinessFile(folder: folder).write(.small) }
      #expect(files(folder) == ["business.json", "file"])
    }
  }

  @Test func resourceFolderOverridesSamples() async throws {
    try await withFolder { folder in
      setenv("FLOORPLAN_RESOURCES", folder, 1)
      defer { unsetenv("FLOORPLAN_RESOURCES") }
      let samples = BusinessFile(folder: "\(folder)/data")
      try samples.write(.small)
      #expect(BusinessStore().data == .small)
      // A damaged file is ignored, and isn't renamed.
      write("{", to: samples.path)
      #expect(BusinessStore().orders.count == 54 && files("\(folder)/data") == ["business.json"])
    }
  }
}
