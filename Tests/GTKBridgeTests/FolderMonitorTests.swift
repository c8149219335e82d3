import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@Suite(.serialized) struct FolderMonitorTests {
  /// The names that a monitor reports.
  private final class Told {
    var names: [String] = []
  }

  private func withMonitor(_ body: (_ folder: String, _ told: Told) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      let told = Told()
      write("before", to: "\(folder)/old.nss")
      let monitor = try FolderMonitor(folder) { told.names.append($0) }
      try await body(folder, told)
      monitor.cancel()
    }
  }

  /// Checks that a change is reported with one name, or several, before GLib's own rate limit would allow it.
  private func expect(_ names: Set<String>, of told: Told, _ location: SourceLocation = #_sourceLocation) async throws {
    try await fileChangesAreTold(location)
    #expect(Set(told.names) == names, sourceLocation: location)
    told.names = []
  }

  @Test("Whatever is done to a file is told, and how often it is done")
  func everyChangeIsTold() async throws {
    try await withMonitor { folder, told in
      write("", to: "\(folder)/new.nss")
      try await expect(["new.nss"], of: told)
      for text in ["a", "b", "c"] {
        write(text, to: "\(folder)/old.nss")
        try await expect(["old.nss"], of: told)
      }
      // Closing a file is an event itself; a file that stays open is reported with each write.
      let descriptor = open("\(folder)/old.nss", O_WRONLY)
      for _ in 1...3 {
        withUnsafeBytes(of: UInt8(0)) { _ = Glibc.write(descriptor, $0.baseAddress, 1) }
        try await expect(["old.nss"], of: told)
      }
      close(descriptor)
      try await expect(["old.nss"], of: told)
      chmod("\(folder)/old.nss", 0o600)
      try await expect(["old.nss"], of: told)
      rename("\(folder)/new.nss", "\(folder)/old.nss")
      try await expect(["new.nss", "old.nss"], of: told)
      unlink("\(folder)/old.nss")
      try await expect(["old.nss"], of: told)
      try await withFolder { other in
        write("from elsewhere", to: "\(other)/moved.nss")
        rename("\(other)/moved.nss", "\(folder)/moved.nss")
        try await expect(["moved.nss"], of: told)
        rename("\(folder)/moved.nss", "\(other)/gone.nss")
        try await expect(["moved.nss"], of: told)
      }
    }
  }

  @Test("Reading changes nothing")
  func readingIsNotTold() async throws {
    try await withMonitor { folder, told in
      let bytes = try contentsOfFile("\(folder)/old.nss")
      #expect(bytes == Array("before".utf8))
      try await fileChangesAreTold()
      #expect(told.names == [])
    }
  }

  @Test("A folder that goes is told without a name", arguments: [true, false])
  func theFolderItselfIsTold(isMoved: Bool) async throws {
    try await withFolder { parent in
      let folder = "\(parent)/themes"
      mkdir(folder, 0o700)
      let told = Told()
      let monitor = try FolderMonitor(folder) { told.names.append($0) }
      if isMoved { rename(folder, "\(parent)/other") } else { rmdir(folder) }
      try await expect([""], of: told)
      monitor.cancel()
    }
  }

  @Test func whatIsNoFolderIsRefused() throws {
    let missing = #expect(throws: FileError.self) { try FolderMonitor("/no/such/folder") { _ in } }
    #expect("\(try #require(missing))" == "/no/such/folder: No such file or directory")
    let file = #expect(throws: FileError.self) { try FolderMonitor("/etc/passwd") { _ in } }
    #expect("\(try #require(file))" == "/etc/passwd: not a folder")
  }

  @Test("Nothing is told, or kept, once nobody wants to know")
  func itEnds() async throws {
    try await withFolder { folder in
      let told = Told()
      var monitor: FolderMonitor? = try FolderMonitor(folder) { told.names.append($0) }
      weak let kept = monitor
      write("a", to: "\(folder)/a")
      monitor?.cancel()
      try await fileChangesAreTold()
      #expect(told.names == [])
      monitor = nil
      #expect(kept == nil)
      monitor = try FolderMonitor(folder) { told.names.append($0) }
      write("b", to: "\(folder)/b")
      monitor = nil
      try await fileChangesAreTold()
      #expect(told.names == [])
    }
  }
}
