import GTKBridge
import GTKTestSupport
import Glibc
import Testing

/// Metadata of files, without reading them.
@Suite struct FileFactsTests {
  private func kind(_ file: FileLocation) -> FileError.Kind? {
    do throws(FileError) {
      _ = try file.info()
      return nil
    } catch {
      #expect(!error.reason.isEmpty)
      return error.kind
    }
  }

  @Test func factsOfAFile() async throws {
    try await withFolder { folder in
      write("%PDF-1.4\n", to: "\(folder)/a b.pdf")
      let facts = try FileLocation.path("\(folder)/a b.pdf").info()
      #expect(facts.name == "a b.pdf" && facts.byteCount == 9 && facts.contentType == "application/pdf")
      #expect(abs((facts.modified ?? 0) - time(nil)) < 100)
      let same = try FileLocation.address("file://\(folder)/a%20b.pdf").info()
      #expect(same == facts)
    }
  }

  @Test func unreadableFilesThrow() async throws {
    try await withFolder { folder in
      mkfifo("\(folder)/pipe", 0o600)
      #expect(kind(.path("\(folder)/pipe")) == .notRegularFile && kind(.path("/dev/zero")) == .notRegularFile)
      #expect(kind(.path(folder)) == .folder && kind(.path("\(folder)/none")) == .missing)
      #expect(kind(.address("nonsense://host/file")) == .other)
      write("x", to: "\(folder)/plain")
      #expect(kind(.path("\(folder)/plain/none")) == .missing)
    }
  }

  @Test func temporaryFilesArePrivateAndKeepTheExtension() throws {
    let bytes: [UInt8] = [1, 2, 0, 3]
    for name in ["a.pdf", "../../up.pdf", "", "..", String(repeating: "ü", count: 300) + ".pdf", "a\0b"] {
      let path = try writeTemporaryFile(bytes, named: name)
      let written = try contentsOfFile(path)
      #expect(written == bytes && !path.contains(".."))
      #expect(name.hasSuffix(".pdf") == path.hasSuffix(".pdf"))
      var status = stat()
      #expect(stat(path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }, &status) == 0)
      #expect(status.st_mode & 0o077 == 0)
      unlink(path)
      rmdir(path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })
    }
  }
}
