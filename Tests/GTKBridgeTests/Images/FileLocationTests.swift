import CGTK
import Glibc
import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(.serialized) struct FileLocationTests {
  private func read(_ file: FileLocation, limit: Int = 1 << 20) throws(PictureLoadError) -> [UInt8] {
    try file.contents(limit: limit, cancellation: Cancellation())
  }

  private func problem(_ file: FileLocation) -> PictureLoadError? {
    do throws(PictureLoadError) {
      _ = try read(file)
      return nil
    } catch {
      return error
    }
  }

  @Test func filesAreReadByPathAndByAddress() async throws {
    try await withFolder { folder in
      let path = "\(folder)/a picture ä.png"
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
      write(bytes, to: path)
      let byPath = try read(.path(path))
      #expect(byPath == bytes)
      let address = "file://\(folder)/a%20picture%20%C3%A4.png"
      let byAddress = try read(.address(address))
      #expect(byAddress == bytes)
      #expect(localPath(ofURI: address) == path)
      #expect(throws: PictureLoadError.tooManyBytes) { try read(.path(path), limit: 299_999) }
      #expect(throws: Never.self) { try read(.path(path), limit: 300_000) }
    }
  }

  @Test func textIsAPathOrAnAddress() {
    #expect(FileLocation("/a b%20") == .path("/a b%20"))
    #expect(FileLocation("file:///a%20b") == .address("file:///a%20b"))
    #expect(FileLocation("sftp://host/a") == .address("sftp://host/a"))
  }

  @Test func resourcesAreReadByAddress() throws {
    #expect(GTKEnvironment.isReady)
    let address = "resource:///org/gtk/libgtk/icons/16x16/actions/audio-volume-high.png"
    #expect(try read(.address(address)).starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #expect(localPath(ofURI: address) == nil)
    #expect(throws: PictureLoadError.self) { try read(.address("resource:///no/such")) }
  }

  @Test func unreadableFilesThrow() async throws {
    try await withFolder { folder in
      guard case .unreadable(let missing) = problem(.path("\(folder)/none.png")) else {
        Issue.record("no error for a missing file")
        return
      }
      #expect(missing.reason.contains("No such file") && missing.kind == .missing)
      #expect(
        problem(.path(folder)) == .unreadable(FileError(path: folder, kind: .folder, reason: "it is a folder")))
      // Nothing ever writes to it: reading would block forever.
      let pipe = "\(folder)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(
        problem(.path(pipe))
          == .unreadable(FileError(path: pipe, kind: .notRegularFile, reason: "it is not a regular file")))
      for address in ["", "::", "no-such-scheme://x/y", "file:", "http", "%%%", "resource:"] {
        guard case .unreadable = problem(.address(address)) else {
          Issue.record("\(address): \(String(describing: problem(.address(address))))")
          continue
        }
      }
      let cancellation = Cancellation()
      cancellation.cancel()
      write([1], to: "\(folder)/one")
      #expect(throws: PictureLoadError.cancelled) {
        try FileLocation.path("\(folder)/one").contents(limit: 10, cancellation: cancellation)
      }
    }
  }

  @Test func stampChangesWithTheFile() async throws {
    try await withFolder { folder in
      let path = "\(folder)/file"
      #expect(FileStamp(path: path) == nil)
      write([1, 2, 3], to: path)
      let first = FileStamp(path: path)
      #expect(first != nil && first == FileStamp(path: path))
      write([1, 2, 3, 4], to: path)
      #expect(FileStamp(path: path) != first)
      // The same length with a different time.
      write([4, 5, 6], to: path)
      var times = [timespec(tv_sec: 1_000_000_000, tv_nsec: 5), timespec(tv_sec: 1_000_000_000, tv_nsec: 5)]
      utimensat(AT_FDCWD, path, &times, 0)
      let third = FileStamp(path: path)
      #expect(third != first)
      times[1].tv_nsec = 6
      utimensat(AT_FDCWD, path, &times, 0)
      #expect(FileStamp(path: path) != third)
    }
  }
}

@Suite(.serialized) struct BackgroundTests {
  private final class Report {
    var isOnMainThread: (atWork: Bool, afterwards: Bool)?
  }

  @Test func workRunsOnAnotherThreadAndReturnsToTheMainThread() async {
    #expect(GTKEnvironment.isReady)
    let report = Report()
    Background.run {
      MainLoop.isOnMainThread
    } completion: {
      report.isOnMainThread = ($0, MainLoop.isOnMainThread)
    }
    #expect(report.isOnMainThread == nil)
    #expect(await turnUntil { report.isOnMainThread != nil })
    #expect(report.isOnMainThread?.atWork == false && report.isOnMainThread?.afterwards == true)
  }

  @Test func finishedWorkReleasesItsCaptures() async {
    #expect(GTKEnvironment.isReady)
    nonisolated final class Captured: Sendable {}
    weak var captured: Captured?
    let report = Report()
    do {
      let object = Captured()
      captured = object
      Background.run {
        _ = object
      } completion: { _ in
        report.isOnMainThread = (false, true)
      }
    }
    #expect(await turnUntil { report.isOnMainThread != nil })
    await settle()
    #expect(captured == nil)
  }
}
