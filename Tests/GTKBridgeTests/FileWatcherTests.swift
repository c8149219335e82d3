import GTKTestSupport
import Glibc
import Testing

@testable import GTKBridge

@Suite(.serialized) struct FileWatcherTests {
  /// The reports of a watcher.
  private final class Told {
    var count = 0

    /// Checks that a change is reported, and waits for all reports.
    func expectChange(_ location: SourceLocation = #_sourceLocation) async throws {
      try await fileChangesAreTold(location)
      #expect(count > 0, sourceLocation: location)
      count = 0
    }
  }

  private func withWatcher(_ path: String, _ body: (_ told: Told) async throws -> Void) async throws {
    _ = GTKEnvironment.isReady
    let told = Told()
    let watcher = FileWatcher([path]) { told.count += 1 }
    try await body(told)
    watcher.cancel()
    #expect(watcher.folders == [])
  }

  // MARK: Path of a file

  private func trail(_ path: String, below folder: String) -> [String] {
    fileTrail(of: path).map { "\($0.folder)/\($0.name)" }.filter { $0.hasPrefix(folder) }
      .map { $0.replacing(folder, with: "") }
  }

  @Test("The way to a file leads over every link")
  func theWayLeadsOverLinks() async throws {
    try await withFolder { folder in
      for name in ["one", "two", "two/deep"] { mkdir("\(folder)/\(name)", 0o700) }
      write("", to: "\(folder)/two/deep/theme.nss")
      symlink("two", "\(folder)/current")
      symlink("../current/deep/theme.nss", "\(folder)/one/relative.nss")
      symlink("\(folder)/one/relative.nss", "\(folder)/absolute.nss")
      #expect(trail("\(folder)/two/deep/theme.nss", below: folder) == ["", "/two", "/two/deep", "/two/deep/theme.nss"])
      #expect(
        trail("\(folder)//one/./../two/deep/theme.nss", below: folder)
          == ["", "/one", "/two", "/two/deep", "/two/deep/theme.nss"])
      #expect(
        trail("\(folder)/absolute.nss", below: folder)
          == [
            "", "/absolute.nss", "/one", "/one/relative.nss", "/current", "/two", "/two/deep", "/two/deep/theme.nss",
          ])
    }
  }

  @Test("The way to what isn't there ends where something is missing")
  func theWayEnds() async throws {
    try await withFolder { folder in
      symlink("none", "\(folder)/dangling")
      symlink("round", "\(folder)/circle")
      symlink("circle", "\(folder)/round")
      #expect(trail("\(folder)/a/b/c.nss", below: folder) == ["", "/a"])
      #expect(trail("\(folder)/dangling/c.nss", below: folder) == ["", "/dangling", "/none"])
      #expect(trail("\(folder)/circle/c.nss", below: folder) == ["", "/circle", "/round"])
      #expect(trail(folder + "/", below: folder) == [""])
    }
    #expect(fileTrail(of: "/") == [])
    #expect(fileTrail(of: "no-such-file.nss").last?.name == "no-such-file.nss")
  }

  // MARK: Reports

  @Test("A link that leads elsewhere is a change, and so is what happens there from then on")
  func linksAreFollowed() async throws {
    try await withFolder { folder in
      for name in ["one", "two"] {
        mkdir("\(folder)/\(name)", 0o700)
        write(name, to: "\(folder)/\(name)/theme.nss")
      }
      symlink("one", "\(folder)/current")
      try await withWatcher("\(folder)/current/theme.nss") { told in
        write("1", to: "\(folder)/one/theme.nss")
        try await told.expectChange()
        // In one step, like deployments.
        symlink("two", "\(folder)/next")
        rename("\(folder)/next", "\(folder)/current")
        try await told.expectChange()
        write("2", to: "\(folder)/two/theme.nss")
        try await told.expectChange()
      }
    }
  }

  @Test("A folder that comes, goes and is replaced is followed")
  func foldersAreFollowed() async throws {
    try await withFolder { folder in
      let themes = "\(folder)/themes"
      try await withWatcher("\(themes)/theme.nss") { told in
        mkdir(themes, 0o700)
        try await told.expectChange()
        write("1", to: "\(themes)/theme.nss")
        try await told.expectChange()
        rename(themes, "\(folder)/old")
        try await told.expectChange()
        mkdir(themes, 0o700)
        try await told.expectChange()
        write("2", to: "\(themes)/theme.nss")
        try await told.expectChange()
        // Replaces it immediately.
        mkdir("\(folder)/new", 0o700)
        write("3", to: "\(folder)/new/theme.nss")
        rename(themes, "\(folder)/older")
        rename("\(folder)/new", themes)
        try await told.expectChange()
        write("4", to: "\(themes)/theme.nss")
        try await told.expectChange()
      }
    }
  }

  @Test("A folder further up that is another one now leads to another file")
  func foldersFurtherUpAreFollowed() async throws {
    try await withFolder { folder in
      let theme = "\(folder)/product/themes/dark/theme.nss"
      func make(_ product: String) {
        for path in ["", "/themes", "/themes/dark"] { mkdir("\(folder)/\(product)\(path)", 0o700) }
        write("", to: "\(folder)/\(product)/themes/dark/theme.nss")
      }
      make("product")
      make("next")
      try await withWatcher(theme) { told in
        rename("\(folder)/product", "\(folder)/previous")
        try await told.expectChange()
        rename("\(folder)/next", "\(folder)/product")
        try await told.expectChange()
        write("1", to: theme)
        try await told.expectChange()
        // The previous file no longer has this path.
        write("2", to: "\(folder)/previous/themes/dark/theme.nss")
        try await fileChangesAreTold()
        #expect(told.count == 0)
      }
    }
  }

  @Test("Neighbours, and paths that are not watched any more, are not told")
  func othersAreNotTold() async throws {
    try await withFolder { folder in
      let told = Told()
      let watcher = FileWatcher(["\(folder)/a.nss"]) { told.count += 1 }
      write("", to: "\(folder)/b.nss")
      try await fileChangesAreTold()
      #expect(told.count == 0)
      watcher.paths = ["\(folder)/b.nss"]
      write("a", to: "\(folder)/a.nss")
      try await fileChangesAreTold()
      #expect(told.count == 0)
      write("b", to: "\(folder)/b.nss")
      try await told.expectChange()
      watcher.paths = []
      #expect(watcher.folders == [])
      watcher.cancel()
    }
  }
}
