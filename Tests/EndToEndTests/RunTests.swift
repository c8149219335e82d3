import Foundation
import Testing

/// Runs with few pages, because each draws all of them.
@Suite(.serialized) struct RunTests {
  private static let pages = ["object-cell", "button-cell"]
  private static let sheet = """
    fdlFUIObjectCollectionViewCell_headlineLabel {
        font-color: #8E24AA;
    }

    """

  /// A folder with a sheet and its baseline.
  private struct Site {
    let folder: URL
    var sheet: String { folder.appending(path: "my.nss").path }
    var baseline: URL { folder.appending(path: "pictures") }
    var report: URL { folder.appending(path: "report.html") }
    var results: URL { folder.appending(path: "results.xml") }

    func write(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: sheet)) }

    func run(_ options: [String] = [], pages: [String] = RunTests.pages) throws -> Programs.Outcome {
      let common = ["--run", sheet, "--modes", "light,dark", "--baseline", baseline.path]
      return try Programs.withoutDisplay(common + options + ["--"] + pages)
    }

    func merge(_ parts: [String], _ options: [String] = []) throws -> Programs.Outcome {
      let paths = parts.map { folder.appending(path: $0).path }
      return try Programs.withoutDisplay(["--merge"] + paths + ["--baseline", baseline.path] + options)
    }

    /// The contents of all files of the baseline, by path.
    var files: [String: Data] {
      let paths = FileManager.default.enumerator(atPath: baseline.path)?.compactMap { $0 as? String } ?? []
      return paths.reduce(into: [:]) { files, path in
        if path.contains(".") { files[path] = FileManager.default.contents(atPath: "\(baseline.path)/\(path)") }
      }
    }
  }

  private func withSite(accepting: Bool = true, _ body: (Site) throws -> Void) throws {
    let site = Site(folder: try Programs.temporaryFolder())
    defer { try? FileManager.default.removeItem(at: site.folder) }
    try site.write(Self.sheet)
    if accepting {
      let outcome = try site.run(["--accept"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("0 changed, 4 added, 0 removed, 0 failed, 0 equal"), "\(outcome.output)")
    }
    try body(site)
  }

  @Test func aChangeNamesItsPartPropertyAndLine() throws {
    try withSite { site in
      let equal = try site.run(["--report", site.report.path])
      #expect(equal.status == 0, "\(equal.output)\(equal.errors)")
      #expect(equal.output.contains("0 changed, 0 added, 0 removed, 0 failed, 4 equal"))

      try site.write(Self.sheet.replacing("#8E24AA", with: "#B00020"))
      let files = site.files
      let changed = try site.run(["--report", site.report.path, "--junit", site.results.path])
      #expect(changed.status == 1, "\(changed.errors)")
      #expect(changed.output.contains("2 changed, 0 added, 0 removed, 0 failed, 2 equal"), "\(changed.output)")
      let cause = "fdlFUIObjectCollectionViewCell_headlineLabel: font-color: #8E24AA → #B00020, from \(site.sheet):2:5"
      let causes = changed.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      #expect(causes == ["  \(cause)", "  \(cause)"], "\(changed.output)")
      #expect(changed.output.contains("changed object-cell (dark): "))
      #expect(site.files == files, "a run without --accept changes no baseline")

      let report = try String(contentsOf: site.report, encoding: .utf8)
      for text in ["object-cell (light): changed", "<code>#B00020</code>", "\(site.sheet):2:5", "data:image/png"] {
        #expect(report.contains(text), "\(text)")
      }
      #expect(!report.contains("http://") && !report.contains("https://"))
      let results = try String(contentsOf: site.results, encoding: .utf8)
      #expect(results.ranges(of: "<testcase ").count == 5 && results.ranges(of: "</failure>").count == 2)
      #expect(results.ranges(of: cause).count == 2, "\(results)")
    }
  }

  @Test func acceptWritesOnlyWhatChanged() throws {
    try withSite { site in
      let before = site.files
      try site.write(Self.sheet.replacing("#8E24AA", with: "#B00020"))
      // The other page isn't part of the run.
      #expect(try site.run(["--accept"], pages: ["button-cell"]).output.contains("2 equal"))
      #expect(site.files == before)
      #expect(try site.run(["--accept"]).status == 0)
      let after = site.files
      let written = after.filter { before[$0.key] != $0.value }.keys.sorted()
      #expect(written.count == 3, "\(written)")
      #expect(written.allSatisfy { $0 == "baseline.json" || $0.contains("/object-cell-") })
      #expect(after.count == before.count, "replaced pictures are removed")
      #expect(try site.run().status == 0)
    }
  }

  @Test func aDamagedBaselineIsAnError() throws {
    try withSite(accepting: false) { site in
      let missing = try site.run()
      #expect(missing.status == 2 && missing.errors.contains("create it with --accept"), "\(missing.errors)")
      #expect(try site.run(["--accept"]).status == 0)
      let manifest = site.baseline.appending(path: "baseline.json")
      let picture = try #require(site.files.keys.first { $0.hasSuffix(".png") })
      for path in [site.baseline.appending(path: picture), manifest] {
        let content = try Data(contentsOf: path)
        try content.prefix(content.count / 2).write(to: path)
        let files = site.files
        for options in [[], ["--accept"]] {
          let outcome = try site.run(options)
          #expect(outcome.status == 2 && outcome.errors.contains(path.path), "\(outcome.errors)")
        }
        #expect(site.files == files, "a damaged baseline isn't overwritten")
        try content.write(to: path)
      }
      try FileManager.default.removeItem(at: manifest)
      let foreign = try site.run(["--accept"])
      #expect(foreign.status == 2 && foreign.errors.contains("not a baseline"), "\(foreign.errors)")
    }
  }

  @Test func mergedShardsEqualTheWhole() throws {
    try withSite { site in
      try site.write(Self.sheet.replacing("#8E24AA", with: "#B00020"))
      let parts = (1...2).map { "part-\($0)" }
      for (index, part) in parts.enumerated() {
        let report = site.folder.appending(path: part).path
        let outcome = try site.run(["--shard", "\(index + 1)/2", "--report", report])
        #expect(outcome.status == 1 - Int32(index), "\(outcome.errors)")
      }
      let merged = site.folder.appending(path: "merged.html")
      let joined = try site.merge(parts, ["--report", merged.path])
      let whole = try site.run(["--report", site.report.path])
      #expect(joined.status == 1 && joined.output == whole.output, "\(joined.output)\(joined.errors)")
      #expect(try Data(contentsOf: merged) == Data(contentsOf: site.report))
      let incomplete = try site.merge(["part-1"])
      #expect(incomplete.status == 2 && incomplete.errors.contains("2/2"), "\(incomplete.errors)")
      #expect(try site.merge(parts, ["--accept"]).status == 0)
      #expect(try site.run().status == 0)
    }
  }

  @Test func misuseAndUnwritableFilesAreErrors() throws {
    try withSite(accepting: false) { site in
      for (options, expected) in [
        (["--modes", "drak"], "drak"), (["--shard", "3/2", "--report", "x"], "1/4"),
        (["--report", "\(site.folder.path)/missing/report.html"], "missing/report.html"),
        (["--tolerance", "300"], "255"),
      ] {
        let outcome = try site.run(options)
        #expect(outcome.status == 2 && outcome.errors.contains(expected), "\(outcome.errors)")
      }
      let switches = try site.run(pages: ["object-cell?theme=dark"])
      #expect(switches.status == 2 && switches.errors.contains("--modes"))
      try FileManager.default.removeItem(atPath: site.sheet)
      let missing = try site.run(["--accept"])
      #expect(missing.status == 2 && missing.errors.contains(site.sheet), "\(missing.errors)")
      #expect(site.files.isEmpty)
    }
  }
}
