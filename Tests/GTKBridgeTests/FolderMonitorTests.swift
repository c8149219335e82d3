import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@Suite(.serialized) struct FolderMonitorTests {
  /// The names that a monitor reports.
  private final class Log {
    var names: [String] = []
  }

  private func withMonitor(_ body: (_ folder: String, _ log: Log) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      let log = Log()
      write("before", to: "\(folder)/old.nss")
      let monitor = try FolderMonitor(folder) { log.names.append($0) }
      try await body(folder, log)
      monitor.cancel()
    }
  }

  /// Checks that changes of these names, and no others, are reported, before GLib's own rate limit would allow it.
  private func expect(_ names: Set<String>, of log: Log, _ location: SourceLocation = #_sourceLocation) async throws {
    try await waitForFileChanges(location)
    #expect(Set(log.names) == names, sourceLocation: location)
    log.names = []
  }

  @Test("Every kind of change is reported, each time") func everyChangeIsReported() async throws {
    try await withMonitor { folder, log in
      write("", to: "\(folder)/new.nss")
      try await expect(["new.nss"], of: log)
      for text in ["a", "b", "c"] {
        write(text, to: "\(folder)/old.nss")
        try await expect(["old.nss"], of: log)
      }
      // Closing a file is an event itself; a file that stays open is reported with each write.
      let descriptor = open("\(folder)/old.nss", O_WRONLY)
      for _ in 1...3 {
        withUnsafeBytes(of: UInt8(0)) { _ = Glibc.write(descriptor, $0.baseAddress, 1) }
        try await expect(["old.nss"], of: log)
      }
      close(descriptor)
      try await expect(["old.nss"], of: log)
      chmod("\(folder)/old.nss", 0o600)
      try await expect(["old.nss"], of: log)
      rename("\(folder)/new.nss", "\(folder)/old.nss")
      try await expect(["new.nss", "old.nss"], of: log)
      unlink("\(folder)/old.nss")
      try await expect(["old.nss"], of: log)
      try await withFolder { other in
        write("from elsewhere", to: "\(other)/moved.nss")
        rename("\(other)/moved.nss", "\(folder)/moved.nss")
        try await expect(["moved.nss"], of: log)
        rename("\(folder)/moved.nss", "\(other)/gone.nss")
        try await expect(["moved.nss"], of: log)
      }
    }
  }

  @Test func readingIsNotReported() async throws {
    try await withMonitor { folder, log in
      let bytes = try contentsOfFile("\(folder)/old.nss")
      #expect(bytes == Array("before".utf8))
      try await waitForFileChanges()
      #expect(log.names == [])
    }
  }

  @Test(arguments: [true, false]) func removedFolderIsReportedWithAnEmptyName(isMoved: Bool) async throws {
    try await withFolder { parent in
      let folder = "\(parent)/themes"
      mkdir(folder, 0o700)
      let log = Log()
      let monitor = try FolderMonitor(folder) { log.names.append($0) }
      if isMoved { rename(folder, "\(parent)/other") } else { rmdir(folder) }
      try await expect([""], of: log)
      monitor.cancel()
    }
  }

  @Test func nonFoldersThrow() throws {
    let missing = #expect(throws: FileError.self) { try FolderMonitor("/no/such/folder") { _ in } }
    #expect("\(try #require(missing))" == "/no/such/folder: No such file or directory")
    let file = #expect(throws: FileError.self) { try FolderMonitor("/etc/passwd") { _ in } }
    #expect("\(try #require(file))" == "/etc/passwd: not a folder")
  }

  @Test func nothingIsReportedAfterCancelOrRelease() async throws {
    try await withFolder { folder in
      let log = Log()
      var monitor: FolderMonitor? = try FolderMonitor(folder) { log.names.append($0) }
      weak let weakMonitor = monitor
      write("a", to: "\(folder)/a")
      monitor?.cancel()
      try await waitForFileChanges()
      #expect(log.names == [])
      monitor = nil
      #expect(weakMonitor == nil)
      monitor = try FolderMonitor(folder) { log.names.append($0) }
      write("b", to: "\(folder)/b")
      monitor = nil
      try await waitForFileChanges()
      #expect(log.names == [])
    }
  }
}
