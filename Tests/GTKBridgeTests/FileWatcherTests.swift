import GTKTestSupport
import Glibc
import Testing

@testable import GTKBridge

@Suite(.serialized) struct FileWatcherTests {
  /// The reports of a watcher.
  private final class Log {
    var count = 0

    /// Checks that a change is reported, and waits for all reports.
    func expectChange(_ location: SourceLocation = #_sourceLocation) async throws {
      try await waitForFileChanges(location)
      #expect(count > 0, sourceLocation: location)
      count = 0
    }
  }

  private func withWatcher(_ path: String, _ body: (_ log: Log) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let log = Log()
    let watcher = FileWatcher([path]) { log.count += 1 }
    try await body(log)
    watcher.cancel()
    #expect(watcher.folders == [])
  }

  // MARK: Path of a file

  private func paths(_ path: String, below folder: String) -> [String] {
    resolutionSteps(of: path).map { "\($0.folder)/\($0.name)" }.filter { $0.hasPrefix(folder) }
      .map { $0.replacing(folder, with: "") }
  }

  @Test func trailFollowsAllLinks() async throws {
    try await withFolder { folder in
      for name in ["one", "two", "two/deep"] { mkdir("\(folder)/\(name)", 0o700) }
      write("", to: "\(folder)/two/deep/theme.nss")
      symlink("two", "\(folder)/current")
      symlink("../current/deep/theme.nss", "\(folder)/one/relative.nss")
      symlink("\(folder)/one/relative.nss", "\(folder)/absolute.nss")
      #expect(paths("\(folder)/two/deep/theme.nss", below: folder) == ["", "/two", "/two/deep", "/two/deep/theme.nss"])
      #expect(
        paths("\(folder)//one/./../two/deep/theme.nss", below: folder)
          == ["", "/one", "/two", "/two/deep", "/two/deep/theme.nss"])
      #expect(
        paths("\(folder)/absolute.nss", below: folder)
          == [
            "", "/absolute.nss", "/one", "/one/relative.nss", "/current", "/two", "/two/deep", "/two/deep/theme.nss",
          ])
    }
  }

  @Test func trailEndsAtTheFirstMissingComponent() async throws {
    try await withFolder { folder in
      symlink("none", "\(folder)/dangling")
      symlink("round", "\(folder)/circle")
      symlink("circle", "\(folder)/round")
      #expect(paths("\(folder)/a/b/c.nss", below: folder) == ["", "/a"])
      #expect(paths("\(folder)/dangling/c.nss", below: folder) == ["", "/dangling", "/none"])
      #expect(paths("\(folder)/circle/c.nss", below: folder) == ["", "/circle", "/round"])
      #expect(paths(folder + "/", below: folder) == [""])
    }
    #expect(resolutionSteps(of: "/") == [])
    #expect(resolutionSteps(of: "no-such-file.nss").last?.name == "no-such-file.nss")
  }

  // MARK: Reports

  @Test("A changed link is reported, and so are changes at its new destination")
  func linksAreFollowed() async throws {
    try await withFolder { folder in
      for name in ["one", "two"] {
        mkdir("\(folder)/\(name)", 0o700)
        write(name, to: "\(folder)/\(name)/theme.nss")
      }
      symlink("one", "\(folder)/current")
      try await withWatcher("\(folder)/current/theme.nss") { log in
        write("1", to: "\(folder)/one/theme.nss")
        try await log.expectChange()
        // In one step, like deployments.
        symlink("two", "\(folder)/next")
        rename("\(folder)/next", "\(folder)/current")
        try await log.expectChange()
        write("2", to: "\(folder)/two/theme.nss")
        try await log.expectChange()
      }
    }
  }

  @Test func createdMovedAndReplacedFoldersAreFollowed() async throws {
    try await withFolder { folder in
      let themes = "\(folder)/themes"
      try await withWatcher("\(themes)/theme.nss") { log in
        mkdir(themes, 0o700)
        try await log.expectChange()
        write("1", to: "\(themes)/theme.nss")
        try await log.expectChange()
        rename(themes, "\(folder)/old")
        try await log.expectChange()
        mkdir(themes, 0o700)
        try await log.expectChange()
        write("2", to: "\(themes)/theme.nss")
        try await log.expectChange()
        // Replaces it immediately.
        mkdir("\(folder)/new", 0o700)
        write("3", to: "\(folder)/new/theme.nss")
        rename(themes, "\(folder)/older")
        rename("\(folder)/new", themes)
        try await log.expectChange()
        write("4", to: "\(themes)/theme.nss")
        try await log.expectChange()
      }
    }
  }

  @Test func replacedAncestorFoldersAreFollowed() async throws {
    try await withFolder { folder in
      let theme = "\(folder)/product/themes/dark/theme.nss"
      func make(_ product: String) {
        for path in ["", "/themes", "/themes/dark"] { mkdir("\(folder)/\(product)\(path)", 0o700) }
        write("", to: "\(folder)/\(product)/themes/dark/theme.nss")
      }
      make("product")
      make("next")
      try await withWatcher(theme) { log in
        rename("\(folder)/product", "\(folder)/previous")
        try await log.expectChange()
        rename("\(folder)/next", "\(folder)/product")
        try await log.expectChange()
        write("1", to: theme)
        try await log.expectChange()
        // The previous file no longer has this path.
        write("2", to: "\(folder)/previous/themes/dark/theme.nss")
        try await waitForFileChanges()
        #expect(log.count == 0)
      }
    }
  }

  @Test func siblingsAndRemovedPathsAreNotReported() async throws {
    try await withFolder { folder in
      let log = Log()
      let watcher = FileWatcher(["\(folder)/a.nss"]) { log.count += 1 }
      write("", to: "\(folder)/b.nss")
      try await waitForFileChanges()
      #expect(log.count == 0)
      watcher.paths = ["\(folder)/b.nss"]
      write("a", to: "\(folder)/a.nss")
      try await waitForFileChanges()
      #expect(log.count == 0)
      write("b", to: "\(folder)/b.nss")
      try await log.expectChange()
      watcher.paths = []
      #expect(watcher.folders == [])
      watcher.cancel()
    }
  }
}
