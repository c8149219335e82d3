import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@Suite struct FileTests {
  private func kind(_ path: String, limit: Int = .max) -> FileError.Kind? {
    do throws(FileError) {
      _ = try contentsOfFile(path, limit: limit)
      return nil
    } catch {
      #expect(error.path == path && !error.reason.isEmpty)
      return error.kind
    }
  }

  @Test func fileIsReadCompletely() async throws {
    try await withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      write(bytes, to: "\(folder)/large")
      write("", to: "\(folder)/empty")
      let all = try contentsOfFile("\(folder)/large")
      let allowed = try contentsOfFile("\(folder)/large", limit: bytes.count)
      #expect(all == bytes && allowed == bytes)
      #expect(kind("\(folder)/large", limit: bytes.count - 1) == .tooLarge(byteCount: bytes.count))
      let nothing = try contentsOfFile("\(folder)/empty", limit: 0)
      #expect(nothing == [])
      // The system doesn't know its size in advance.
      let status = try contentsOfFile("/proc/self/status")
      #expect(!status.isEmpty)
      #expect(kind("/proc/self/status", limit: 10) == .tooLarge(byteCount: nil))
    }
  }

  @Test func irregularAndMissingFilesThrow() async throws {
    try await withFolder { folder in
      mkfifo("\(folder)/pipe", 0o600)
      symlink("circle", "\(folder)/circle")
      #expect(kind("\(folder)/pipe") == .notRegularFile)
      #expect(kind("/dev/zero") == .notRegularFile)
      #expect(kind(folder) == .folder)
      #expect(kind("\(folder)/none") == .missing)
      #expect(kind("/etc/passwd/none") == .missing)
      #expect(kind("\(folder)/circle") == .other)
    }
  }

  @Test func copyReplacesTheDestination() async throws {
    try await withFolder { folder in
      write("new", to: "\(folder)/from")
      write("old and longer", to: "\(folder)/to")
      try FileLocation.path("\(folder)/from").copy(to: .path("\(folder)/to"))
      let copied = try contentsOfFile("\(folder)/to")
      let source = try contentsOfFile("\(folder)/from")
      #expect(copied == Array("new".utf8) && source == copied)
      func failure(_ from: String, _ to: String) -> FileError? {
        do throws(FileError) {
          try FileLocation.path(from).copy(to: .path(to))
          return nil
        } catch {
          return error
        }
      }
      let missingSource = failure("\(folder)/gone", "\(folder)/to")
      #expect(missingSource?.path == "\(folder)/to" && missingSource?.reason.isEmpty == false)
      #expect(failure("\(folder)/from", "\(folder)/none/to") != nil)
      let kept = try contentsOfFile("\(folder)/to")
      #expect(kept == copied)
    }
  }

  @Test(.enabled(if: getuid() != 0, "root can read all files"))
  func unreadableFileThrowsNoPermission() async throws {
    try await withFolder { folder in
      write("", to: "\(folder)/secret")
      chmod("\(folder)/secret", 0)
      #expect(kind("\(folder)/secret") == .noPermission)
    }
  }

  @Test func writeReplacesTheFileAtomically() async throws {
    try await withFolder { folder in
      let path = "\(folder)/file"
      for bytes in [[1, 2, 3], [], (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }, [0]] as [[UInt8]] {
        try writeFile(bytes, to: path)
        let read = try contentsOfFile(path)
        #expect(read == bytes)
      }
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      // A reader of the old file can continue reading it.
      let descriptor = open(path, O_RDONLY)
      try writeFile([7], to: path)
      var byte: UInt8 = 9
      #expect(read(descriptor, &byte, 1) == 1 && byte == 0)
      close(descriptor)
    }
  }

  @Test func writeErrorsHaveAKindAndAReason() async throws {
    try await withFolder { folder in
      func kind(_ path: String) -> FileError.Kind? {
        do throws(FileError) {
          try writeFile([1], to: path)
          return nil
        } catch {
          #expect(error.path == path && !error.reason.isEmpty && !error.reason.contains(folder))
          return error.kind
        }
      }
      write("", to: "\(folder)/plain")
      #expect(kind("\(folder)/none/file") == .missing)
      #expect(kind("\(folder)/plain/file") == .missing)
      #expect(kind(folder) == .folder)
      if getuid() != 0 {
        chmod(folder, 0o500)
        #expect(kind("\(folder)/new") == .noPermission)
        chmod(folder, 0o700)
      }
    }
  }

  @Test func foldersAreCreatedAndFilesRenamed() async throws {
    try await withFolder { folder in
      try createFolder("\(folder)/a/b/c")
      try createFolder("\(folder)/a/b/c")
      write("x", to: "\(folder)/a/b/c/file")
      try renameFile("\(folder)/a/b/c/file", to: "\(folder)/other")
      let moved = try contentsOfFile("\(folder)/other")
      #expect(moved == Array("x".utf8) && kind("\(folder)/a/b/c/file") == .missing)
      #expect(throws: FileError.self) { try renameFile("\(folder)/none", to: "\(folder)/other") }
      #expect(throws: FileError.self) { try createFolder("\(folder)/other/a") }
    }
  }

  @Test func removeFileRemovesFilesButNoFolders() async throws {
    try await withFolder { folder in
      write("x", to: "\(folder)/file")
      try removeFile("\(folder)/file")
      #expect(kind("\(folder)/file") == .missing)
      for path in ["\(folder)/file", folder] { #expect(throws: FileError.self) { try removeFile(path) } }
    }
  }

  @Test func temporaryFilesOfAKilledWriteAreRemoved() async throws {
    try await withFolder { folder in
      let suffixes = [
        "b", "12345", "A234567", "A2-456", "abc123", "backup", "BACKUP", "before", "laptop", "230101", "\u{600}A12345",
      ]
      let names = ["a", "b.ABC123", "aABC123"] + suffixes.map { "a.\($0)" }
      for name in names + ["a.ABC123", "a.9ZZZZZ"] { write("x", to: "\(folder)/\(name)") }
      removeTemporaryFiles(in: folder) { $0 == "a" }
      #expect(namesInFolder(folder) == names.sorted())
      removeTemporaryFiles(in: "\(folder)/none") { _ in true }
      #expect(namesInFolder("\(folder)/none").isEmpty)
    }
  }

  @Test func temporaryFilesOfARunningProcessAreKept() async throws {
    try await withFolder { folder in
      write("x", to: "\(folder)/a.ABC123")
      // A lock belongs to the opened folder, so this is as if another process had it.
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
      #expect(flock(descriptor, LOCK_EX) == 0 && lockFolder(folder) == false)
      removeTemporaryFiles(in: folder) { $0 == "a" }
      #expect(namesInFolder(folder) == ["a.ABC123"])
      close(descriptor)
      #expect(lockFolder(folder) == true && lockFolder(folder) == true && lockFolder("\(folder)/none") == nil)
      removeTemporaryFiles(in: folder) { $0 == "a" }
      #expect(namesInFolder(folder).isEmpty)
    }
  }

  @Test func oldFilesForOtherProgramsAreRemoved() async throws {
    try await withFolder { folder in
      // An editor that saves in place changes only the date of the file.
      let edited = "floorplan-file-edited"
      for name in ["floorplan-file-old", "floorplan-file-new", edited, "another-old"] {
        try createFolder("\(folder)/\(name)")
        write("x", to: "\(folder)/\(name)/a.pdf")
      }
      for name in ["floorplan-file-old/a.pdf", "floorplan-file-old", edited, "another-old/a.pdf", "another-old"] {
        let past = timespec(tv_sec: time(nil) - 2 * 24 * 3600, tv_nsec: 0)
        utimensat(AT_FDCWD, "\(folder)/\(name)", [past, past], 0)
      }
      symlink("\(folder)/another-old", "\(folder)/floorplan-file-link")
      #expect(absolutePath("\(folder)/./floorplan-file-new//../a") == "\(folder)/a")
      #expect(absolutePath("-x").hasPrefix("/"))
      removeOldTemporaryFiles(in: folder)
      #expect(namesInFolder(folder) == ["another-old", edited, "floorplan-file-link", "floorplan-file-new"])
      #expect(namesInFolder("\(folder)/another-old") == ["a.pdf"])
    }
  }
}
