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

  @Test func aFileIsReadToItsEnd() async throws {
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
      // The system doesn't know its size before.
      let status = try contentsOfFile("/proc/self/status")
      #expect(!status.isEmpty)
      #expect(kind("/proc/self/status", limit: 10) == .tooLarge(byteCount: nil))
    }
  }

  @Test("What is no file is told at once", .timeLimit(.minutes(1)))
  func whatIsNoFile() async throws {
    try await withFolder { folder in
      mkfifo("\(folder)/pipe", 0o600)
      symlink("circle", "\(folder)/circle")
      #expect(kind("\(folder)/pipe") == .notRegular)
      #expect(kind("/dev/zero") == .notRegular)
      #expect(kind(folder) == .folder)
      #expect(kind("\(folder)/none") == .missing)
      #expect(kind("/etc/passwd/none") == .missing)
      #expect(kind("\(folder)/circle") == .other)
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func rights() async throws {
    try await withFolder { folder in
      write("", to: "\(folder)/secret")
      chmod("\(folder)/secret", 0)
      #expect(kind("\(folder)/secret") == .noPermission)
    }
  }
}
