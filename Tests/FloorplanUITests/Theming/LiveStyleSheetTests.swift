import CGTK
import FloorplanTheme
import FloorplanThemeCheck
import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct LiveStyleSheetTests {
  private static let path = ComponentParts.ObjectCell.headlineLabel.classPath

  /// A sheet without errors.
  private func good(_ size: Int) -> String { "\(Self.path) { font-size: \(size); }\n" }
  /// A sheet with a number of errors, and a valid declaration.
  private func bad(_ count: Int, size: Int) -> String {
    good(size) + (0..<count).map { "\(Self.path) { font-color: @nothing\($0); }\n" }.joined()
  }

  /// The size in the displayed version.
  private func size(_ live: LiveStyleSheet) -> String? { live.sheet?.rules.first?.declarations.first?.text }

  /// Runs a body with a sheet in a folder, and checks that it is destroyed afterwards.
  private func withSheet(
    _ text: String? = nil, _ body: (_ live: LiveStyleSheet, _ folder: String, _ file: String) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      let file = "\(folder)/theme.nss"
      if let text { write(text, to: file) }
      var live: LiveStyleSheet? = LiveStyleSheet(path: file)
      weak let weakLive = live
      try await body(try #require(live), folder, file)
      live = nil
      #expect(await turnUntil { weakLive == nil })
    }
  }

  /// Lets a saved version be read; no change waits longer than this.
  private func read(_ live: LiveStyleSheet, _ location: SourceLocation = #_sourceLocation) async throws {
    repeat {
      try await waitForFileChanges(location)
      await advance(by: .milliseconds(80))
      await waitForBackgroundWork(location)
      // The new version can name files that weren't monitored.
    } while live.isWaitingToRead
  }

  /// Checks that a condition holds once the saved version has been read.
  private func expectAfterRead(
    _ live: LiveStyleSheet, _ location: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) async throws {
    try await read(live, location)
    #expect(condition(), sourceLocation: location)
  }

  // MARK: Saving

  @Test func firstVersionIsDisplayedImmediatelyDespiteErrors() async throws {
    try await withSheet(bad(2, size: 10)) { live, _, file in
      #expect(size(live) == "10")
      #expect(live.diagnostics.filter { $0.severity == .error }.count == 2)
      #expect(live.failure == nil && !live.isHeldBack && live.revision == 1)
      #expect(live.sheet?.name == file && live.sheet?.dialect == .fiori)
    }
  }

  @Test(arguments: [true, false]) func versionsAreCheckedOnRequest(isRequested: Bool) async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      let file = "\(folder)/theme.nss"
      write("\(Self.path) { font-color: white; }\n", to: file)
      let live = LiveStyleSheet(path: file, checks: isRequested ? .all : [])
      #expect(live.diagnostics.map(\.code) == (isRequested ? [.lowContrast] : []))
      write("\(ComponentParts.collectionRow.classPath) { border-width: 2; }\n", to: file)
      try await expectAfterRead(live) { live.diagnostics.map(\.code) == (isRequested ? [.notVisible] : []) }
      #expect(live.revision == 2)
      live.close()
    }
  }

  @Test(arguments: Save.allCases) func fileIsReadHoweverItIsSaved(method: Save) async throws {
    try await withSheet(good(10)) { live, folder, file in
      for size in 11...13 {
        method.save(good(size), as: file, in: folder)
        try await expectAfterRead(live) { self.size(live) == "\(size)" }
        #expect(live.failure == nil && !live.isHeldBack)
      }
      #expect(live.revision == 4)
    }
  }

  /// The ways in which editors save.
  enum Save: CaseIterable {
    /// Like most small editors.
    case inPlace
    /// Like gedit, and VS Code with atomic saving: another file is renamed over the file.
    case renamedOver
    /// Like vim: the old file is renamed, a new one gets its name, the old one is deleted.
    case backedUp
    /// Like some editors that delete the file first.
    case removedFirst
    /// With many small writes.
    case inPieces

    func save(_ text: String, as file: String, in folder: String) {
      switch self {
      case .inPlace: write(text, to: file)
      case .renamedOver:
        write(text, to: "\(folder)/.goutputstream-1")
        rename("\(folder)/.goutputstream-1", file)
      case .backedUp:
        rename(file, file + "~")
        write(text, to: file)
        unlink(file + "~")
      case .removedFirst:
        unlink(file)
        write(text, to: file)
      case .inPieces:
        let descriptor = open(file, O_WRONLY | O_TRUNC | O_CREAT, 0o600)
        for byte in text.utf8 { withUnsafeBytes(of: byte) { _ = Glibc.write(descriptor, $0.baseAddress, 1) } }
        close(descriptor)
      }
    }
  }

  @Test("After many quick saves, the last version is displayed, but not every version is read")
  func quickSaves() async throws {
    try await withSheet(good(10)) { live, folder, file in
      let start = MainLoop.time
      for number in 1...200 {
        let method = Save.allCases[number % 3]
        method.save(good(100 + number), as: file, in: folder)
        try await waitForFileChanges()
      }
      try await expectAfterRead(live) { size(live) == "300" }
      // Nothing is read until nothing has changed for 20 milliseconds.
      let limit = 2 + Int((MainLoop.time - start) / 0.02)
      #expect(live.revision <= limit, "\(live.revision) versions")
    }
  }

  @Test func saveDuringAReadIsReadAfterwards() async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      let (file, gate) = ("\(folder)/theme.nss", Gate())
      write(good(10), to: file)
      let live = LiveStyleSheet(path: file) { path, dialect in
        let version = StyleSheetVersion.read(path, dialect: dialect, checks: [])
        if case .success(let read) = version, read.reading.sheet.rules.count > 1 { gate.pass() }
        return version
      }
      write(good(11) + good(11), to: file)
      try await waitForFileChanges()
      await advance(by: .milliseconds(80))
      // Until then, the thread may not have read the file.
      #expect(await turnUntil { gate.isReached } && live.isReading)
      write(good(12), to: file)
      try await waitForFileChanges()
      gate.open()
      try await expectAfterRead(live) { size(live) == "12" }
      #expect(live.revision == 3)
      live.close()
    }
  }

  @Test func continuousWritesDoNotPreventReading() async throws {
    try await withSheet(good(10)) { live, _, file in
      var seen: Set<Int> = []
      for number in 1...150 {
        // A file that is read while it is written can be empty.
        while live.isReading { g_main_context_iteration(nil, 1) }
        write(good(number), to: file)
        live.fileChanged()
        // No longer, unlike the loop of a waiting test, whose clock jumps to the end of the delay.
        let end = jump(by: .milliseconds(4))
        while g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
        seen.insert(live.revision)
      }
      #expect(seen.count > 3, "\(seen)")
    }
  }

  @Test func equalTextIsNotANewVersion() async throws {
    try await withSheet(good(10)) { live, _, file in
      utimes(file, nil)
      write(good(10), to: file)
      try await read(live)
      #expect(live.revision == 1)
      write(good(10) + "\n// A comment", to: file)
      try await expectAfterRead(live) { live.revision == 2 }
    }
  }

  @Test func linksAndReplacedFoldersAreFollowed() async throws {
    try await withSheet { live, folder, file in
      #expect(live.sheet == nil)
      for name in ["one", "two"] { mkdir("\(folder)/\(name)", 0o700) }
      write(good(21), to: "\(folder)/one/theme.nss")
      write(good(22), to: "\(folder)/two/theme.nss")
      symlink("one/theme.nss", file)
      try await expectAfterRead(live) { size(live) == "21" }
      write(good(23), to: "\(folder)/one/theme.nss")
      try await expectAfterRead(live) { size(live) == "23" }
      symlink("two/theme.nss", "\(folder)/next")
      rename("\(folder)/next", file)
      try await expectAfterRead(live) { size(live) == "22" }
      rename("\(folder)/two", "\(folder)/three")
      try await expectAfterRead(live) { live.failure?.reason == .missing }
      #expect(size(live) == "22")
      mkdir("\(folder)/two", 0o700)
      write(good(24), to: "\(folder)/two/theme.nss")
      try await expectAfterRead(live) { size(live) == "24" }
      #expect(live.failure == nil)
    }
  }

  // MARK: Imports

  @Test func linksToAFileAreOneImport() async throws {
    try await withSheet { live, folder, file in
      write(good(21), to: "\(folder)/part.nss")
      symlink("part.nss", "\(folder)/one.nss")
      symlink("part.nss", "\(folder)/two.nss")
      symlink("theme.nss", "\(folder)/circle.nss")
      write("@import one.nss;\n@import two.nss;\n@import circle.nss;", to: file)
      try await expectAfterRead(live) { size(live) == "21" }
      #expect(live.sheet?.rules.count == 1)
      #expect(live.diagnostics.map(\.code) == [.importing, .importedTwice, .importCycle])
      write(good(22), to: "\(folder)/part.nss")
      try await expectAfterRead(live) { size(live) == "22" }
    }
  }

  @Test func importedFilesAreFollowedWhileTheyAreImported() async throws {
    try await withSheet("@import 'parts/base.nss';\n") { live, folder, file in
      #expect(live.diagnostics.contains { $0.code == .importNotFound })
      mkdir("\(folder)/parts", 0o700)
      write("@import 'deep.nss';\n", to: "\(folder)/parts/base.nss")
      try await expectAfterRead(live) {
        live.diagnostics.contains { $0.code == .importNotFound && $0.range.source.hasSuffix("base.nss") }
      }
      write(good(31), to: "\(folder)/parts/deep.nss")
      try await expectAfterRead(live) { size(live) == "31" }
      write(good(32), to: "\(folder)/parts/deep.nss")
      try await expectAfterRead(live) { size(live) == "32" }
      // An error in it counts as an error of the sheet.
      write(bad(3, size: 33), to: "\(folder)/parts/deep.nss")
      try await expectAfterRead(live) { live.isHeldBack }
      #expect(size(live) == "32")
      write(good(34), to: file)
      try await expectAfterRead(live) { size(live) == "34" }
      let revision = live.revision
      write(good(35), to: "\(folder)/parts/deep.nss")
      try await read(live)
      #expect(live.revision == revision)
    }
  }

  @Test("An import that changes between reading and monitoring is read again")
  func earlyChangeOfAnImport() async throws {
    try await withFolder { folder in
      mkdir("\(folder)/parts", 0o700)
      let (file, part) = ("\(folder)/theme.nss", "\(folder)/parts/base.nss")
      write("@import 'parts/base.nss';\n", to: file)
      write(good(10), to: part)
      let (later, mark) = (good(11), "\(folder)/parts/saved")
      let live = LiveStyleSheet(path: file) { path, dialect in
        let version = StyleSheetVersion.read(path, dialect: dialect, checks: [])
        // Saved after it was read, and before its folder is monitored: no event reports it.
        if access(mark, F_OK) != 0 {
          write(later, to: part)
          write("", to: mark)
        }
        return version
      }
      #expect(size(live) == "10")
      try await expectAfterRead(live) { size(live) == "11" }
      #expect(live.revision == 2)
      live.close()
    }
  }

  // MARK: The last valid version

  @Test func newErrorsAreHeldBackUntilFixedOrShowNewest() async throws {
    try await withSheet(good(10)) { live, _, file in
      write(bad(1, size: 11), to: file)
      try await expectAfterRead(live) { live.isHeldBack }
      #expect(size(live) == "10" && live.failure == nil)
      #expect(live.diagnostics.filter { $0.severity == .error }.count == 1)
      // Better than the previous version, and still worse than the displayed one.
      write(bad(2, size: 12), to: file)
      try await expectAfterRead(live) { live.revision == 3 }
      #expect(live.isHeldBack && size(live) == "10")
      write(good(13), to: file)
      try await expectAfterRead(live) { size(live) == "13" }
      #expect(!live.isHeldBack && live.diagnostics.isEmpty)

      write(bad(2, size: 14), to: file)
      try await expectAfterRead(live) { live.isHeldBack }
      live.displayNewestVersion()
      #expect(size(live) == "14" && !live.isHeldBack)
      // From now on, the displayed errors hold nothing back.
      write(bad(2, size: 15), to: file)
      try await expectAfterRead(live) { size(live) == "15" }
      write(bad(1, size: 16), to: file)
      try await expectAfterRead(live) { size(live) == "16" }
      #expect(!live.isHeldBack)
      let revision = live.revision
      live.displayNewestVersion()
      #expect(live.revision == revision)
    }
  }

  @Test func warningsAreNotHeldBack() async throws {
    try await withSheet(good(10)) { live, _, file in
      write("\(Self.path) { font-size: 11; fon-color: red; }", to: file)
      try await expectAfterRead(live) { size(live) == "11" }
      #expect(live.diagnostics.contains { $0.severity == .warning })
    }
  }

  @Test func repeatedErrorCountsAgain() async throws {
    let line = "\(Self.path) { font-color: @nothing; }\n"
    try await withSheet(good(10) + line) { live, _, file in
      #expect(!live.isHeldBack)
      write(good(11) + line + line, to: file)
      try await expectAfterRead(live) { live.isHeldBack }
    }
  }

  @Test("A different error is held back, a moved error isn't") func replacedAndMovedErrors() async throws {
    let line = "\(Self.path) { border-color: @nothing; }\n"
    try await withSheet(good(10) + line) { live, _, file in
      write("@import 'nothing.nss';\n" + good(11), to: file)
      try await expectAfterRead(live) { live.isHeldBack }
      #expect(size(live) == "10")
      write("\n\n" + good(12) + "\n" + line, to: file)
      try await expectAfterRead(live) { size(live) == "12" }
      #expect(!live.isHeldBack)
    }
  }

  @Test(arguments: InvalidFile.allCases) func unreadableVersionKeepsTheStyle(kind: InvalidFile) async throws {
    try await withSheet(bad(20, size: 10)) { live, _, file in
      kind.make(file)
      try await expectAfterRead(live) { live.revision == 2 }
      #expect(size(live) == "10")
      #expect(live.failure?.reason == kind.reason)
      #expect(live.isHeldBack == kind.isRead)
      if let failure = live.failure {
        #expect(failure.path == file && "\(failure)".hasPrefix("\(file): "))
        #expect("\(failure)" == "\(file): \(failure.message) \(failure.remedy)")
      }
      removeTree(file)
      write(good(12), to: file)
      try await expectAfterRead(live) { size(live) == "12" }
      #expect(live.failure == nil && !live.isHeldBack)
    }
  }

  /// Files that can replace a sheet.
  enum InvalidFile: CaseIterable {
    case missing, empty, folder, pipe, endless, large, utf16, latin1, nulBytes, anotherLanguage

    var reason: StyleSheetFileError.Reason? {
      switch self {
      case .missing: .missing
      case .empty: .empty
      case .folder: .folder
      case .pipe, .endless: .notRegularFile
      case .large: .tooLarge(byteCount: 50 << 20)
      case .utf16, .latin1: .notText
      case .nulBytes: .nulBytes
      case .anotherLanguage: nil
      }
    }

    /// Whether it can be read as a version of the sheet.
    var isRead: Bool { [.empty, .utf16, .latin1, .nulBytes, .anotherLanguage].contains(self) }

    func make(_ file: String) {
      switch self {
      case .missing: unlink(file)
      case .empty: write("", to: file)
      case .folder:
        unlink(file)
        mkdir(file, 0o700)
      case .pipe:
        unlink(file)
        mkfifo(file, 0o600)
      case .endless:
        unlink(file)
        symlink("/dev/zero", file)
      case .large: truncate(file, 50 << 20)
      case .utf16: write([0xFF, 0xFE] + "Label { font-size: 3; }".utf8.flatMap { [$0, 0] }, to: file)
      case .latin1: write(Array("/* Gr".utf8) + [0xFC] + Array("n */ Label { font-size: 3; }".utf8), to: file)
      case .nulBytes: write(Array("Label { font-size: 3; }".utf8) + [0, 0], to: file)
      case .anotherLanguage:
        write("(define (square x)\n  (* x x))\n(display (square 4))\n(let loop ((i 0)) (loop (+ i 1)))\n", to: file)
      }
    }
  }

  @Test(arguments: InvalidFile.allCases)
  func unreadableFirstVersionIsReportedImmediately(kind: InvalidFile) async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      let file = "\(folder)/theme.nss"
      write("", to: file)
      kind.make(file)
      let live = LiveStyleSheet(path: file)
      #expect(live.failure?.reason == (kind == .empty ? nil : kind.reason))
      #expect(!live.isHeldBack)
      #expect((live.sheet != nil) == kind.isRead)
      // Without an earlier version, nothing is held back.
      removeTree(file)
      write(bad(30, size: 12), to: file)
      // Of a text that isn't UTF-8, the readable part is displayed.
      try await expectAfterRead(live) { live.sheet?.rules.isEmpty == false && live.failure == nil }
      live.close()
    }
  }

  @Test(.enabled(if: getuid() != 0, "root can read all files"))
  func missingPermissionIsReportedUntilItIsRestored() async throws {
    try await withSheet(good(10)) { live, _, file in
      chmod(file, 0)
      try await expectAfterRead(live) { live.failure?.reason == .noPermission }
      #expect(size(live) == "10")
      chmod(file, 0o600)
      try await expectAfterRead(live) { live.failure == nil }
      #expect(size(live) == "10")
    }
  }

  @Test func restoredFileIsNotANewVersion() async throws {
    try await withSheet(bad(1, size: 10)) { live, folder, file in
      let (sheet, diagnostics) = (live.sheet, live.diagnostics)
      rename(file, "\(folder)/aside")
      try await expectAfterRead(live) { live.failure?.reason == .missing }
      #expect(live.sheet == sheet && live.diagnostics == diagnostics && !live.isHeldBack)
      rename("\(folder)/aside", file)
      try await expectAfterRead(live) { live.failure == nil }
      #expect(live.sheet == sheet && live.diagnostics == diagnostics && !live.isHeldBack)
    }
  }

  @Test func showingAnEmptyVersionClearsTheFailure() async throws {
    try await withSheet(good(10)) { live, _, file in
      write("", to: file)
      try await expectAfterRead(live) { live.failure?.reason == .empty }
      live.displayNewestVersion()
      #expect(live.failure == nil && !live.isHeldBack && live.sheet?.rules.isEmpty == true)
      write(bad(1, size: 11), to: file)
      try await expectAfterRead(live) { size(live) == "11" }
    }
  }

  // MARK: Closing

  @Test func closedSheetDoesNotChange() async throws {
    try await withSheet(good(10)) { live, _, file in
      write(good(11), to: file)
      live.close()
      try await read(live)
      #expect(size(live) == "10" && live.revision == 1)
    }
  }

  @Test func observersAreCalledOncePerVersion() async throws {
    try await withSheet(good(10)) { live, _, file in
      var states: [String] = []
      let observer = observe {
        states.append("\(size(live) ?? "") \(live.diagnostics.isEmpty) \(live.isHeldBack) \(live.revision)")
      }
      write(bad(1, size: 11), to: file)
      try await expectAfterRead(live) { states.count > 1 }
      #expect(states == ["10 true false 1", "10 false true 2"])
      observer.cancel()
    }
  }
}
