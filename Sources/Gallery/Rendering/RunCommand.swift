import FloorplanTheme
import FloorplanThemeCheck
import FloorplanUI
import GTKBridge
import Glibc

/// The commands `--run`, which compares pictures with a baseline, and `--merge`, which joins the parts of a run.
final class RunCommand {
  private let options: RunOptions
  private let allowsProblems: Bool
  private let addresses: [ResolvedAddress]
  private let hasAllPages: Bool
  private let modes: [RunMode]
  private let baselineFolder: String
  /// The review that the sheet must have passed.
  private var review: ThemeReview?
  /// The number of processes that draw at the same time.
  private static let processCount = 2
  /// The maximum time of a process, in seconds.
  private nonisolated static let timeLimit: UInt32 = 3600

  /// - Throws: ``RunError`` if an argument is invalid.
  init(_ options: RunOptions, _ requested: [RequestedAddress], allowsProblems: Bool) throws(RunError) {
    self.options = options
    self.allowsProblems = allowsProblems
    hasAllPages = requested.isEmpty
    addresses = requested.isEmpty ? catalog.entries.map { ResolvedAddress($0) } : requested.map(\.resolved)
    var modes: [RunMode] = []
    for name in options.modeNames.split(separator: ",", omittingEmptySubsequences: false) {
      let mode = try RunMode(String(name))
      guard !modes.contains(mode) else { throw RunError("mode \(quoted(name)) is a duplicate") }
      modes.append(mode)
    }
    self.modes = modes
    baselineFolder = options.baseline ?? ""
    for address in addresses.map(\.address) where RunMode.isSet(in: address) {
      throw RunError(
        "\(quoted(address.description)): expected a page with its properties; switches such as theme belong to --modes")
    }
    if let address = Dictionary(grouping: addresses, by: \.self).first(where: { $0.value.count > 1 })?.key {
      throw RunError("\(quoted(address.address.description)) is a duplicate")
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The command line, with which the program is restarted on a virtual display if necessary.
  /// - Returns: The exit status: 0 if all pictures are equal or accepted, 1 if not, or 2 if they can't be compared.
  func run(arguments: [String]) -> Int32 {
    do throws(RunError) {
      for file in [options.shard == nil ? options.report : nil, options.junit].compactMap(\.self) {
        try checkFolder(of: file)
      }
      // A damaged baseline is reported before anything is drawn.
      let baseline = try Baseline(baselineFolder, allowsMissing: options.accept)
      review = try options.review.map { path throws(RunError) in try ThemeReview.read(path) }
      guard options.merge.isEmpty || review != nil else { return try finish(options.merge, baseline) }
      if let status = OffscreenPages.prepare(arguments, failureStatus: GalleryCommandLine.usageStatus) { return status }
      guard options.merge.isEmpty else { return try finish(options.merge, baseline) }
      guard let share = options.shard else { return try runProcesses(baseline) }
      let part = try drawPart(share, baseline, into: options.report ?? "")
      return part.results.allSatisfy { $0.outcome == .equal } ? 0 : 1
    } catch {
      printError("floorplan-gallery: \(error)")
      return GalleryCommandLine.usageStatus
    }
  }

  private func checkFolder(of file: String) throws(RunError) {
    let folder = file.lastIndex(of: "/").map { file[..<$0] } ?? "."
    guard access(folder.isEmpty ? "/" : String(folder), W_OK) == 0 else {
      throw RunError("\(file): can't write there: \(String(cString: strerror(errno)))")
    }
  }

  // MARK: Processes

  /// Draws the pages in several processes, of which this is the first.
  private func runProcesses(_ baseline: Baseline) throws(RunError) -> Int32 {
    let folder = try makeTemporaryFolder()
    defer { remove(folder) }
    let count = min(Self.processCount, addresses.count)
    let shares = (1...count).map { RunPart.Share(index: $0, count: count) }
    let cancellation = Cancellation()
    guard let path = realpath("/proc/self/exe", nil) else { throw RunError("the path of the program is unknown") }
    let program = String(cString: path)
    free(path)
    var outputs: [Result<ProgramOutput, ProgramError>] = []
    for share in shares.dropFirst() {
      let arguments = arguments(for: share, into: "\(folder)/\(share.index)")
      // Pages that wait for background work must not wait for this.
      Background.runUncounted {
        Result { () throws(ProgramError) in
          try runProgram(
            program, arguments, includesErrors: true, keepsLocale: true, byteLimit: 64 << 20,
            milliseconds: Int(Self.timeLimit) * 1000, cancellation: cancellation)
        }
      } completion: {
        outputs.append($0)
      }
    }
    defer {
      cancellation.cancel()
      // The jobs end their processes.
      _ = MainLoop.run(seconds: 10) { outputs.count < count - 1 }
    }
    _ = try drawPart(shares[0], baseline, into: "\(folder)/1")
    guard MainLoop.run(seconds: Self.timeLimit, while: { outputs.count < count - 1 }) else {
      throw RunError("drawing timed out after \(Self.timeLimit) seconds; draw fewer pages, or use --shard")
    }
    for output in outputs {
      let result: ProgramOutput
      do throws(ProgramError) {
        result = try output.get()
      } catch {
        throw RunError("a drawing process failed to start, or was killed: \(error)")
      }
      let text = String(decoding: result.bytes, as: UTF8.self)
      if !text.isEmpty { printError(text.hasSuffix("\n") ? String(text.dropLast()) : text) }
      guard result.status == 0 || result.status == 1 else {
        throw RunError("a process failed with the exit status \(result.status)")
      }
    }
    return try finish(shares.map { "\(folder)/\($0.index)" }, baseline)
  }

  /// Returns the command line of a process that draws a share of the pages.
  private func arguments(for share: RunPart.Share, into folder: String) -> [String] {
    ["--run", options.sheet ?? "", "--modes", options.modeNames, "--baseline", baselineFolder]
      + ["--dialect", (options.dialect ?? .fiori).rawValue, "--tolerance", "\(options.tolerance ?? 0)"]
      + ["--shard", share.text, "--report", folder] + (options.accept ? ["--accept"] : [])
      + (hasAllPages ? [] : ["--"] + addresses.map(\.address.description))
  }

  private func makeTemporaryFolder() throws(RunError) -> String {
    do throws(FileError) {
      return try GTKBridge.makeTemporaryFolder(named: "floorplan-run-")
    } catch {
      throw RunError("no folder for temporary files: \(error.reason)")
    }
  }

  private func remove(_ folder: String) {
    for part in namesInFolder(folder) {
      for file in namesInFolder("\(folder)/\(part)") { unlink("\(folder)/\(part)/\(file)") }
      rmdir("\(folder)/\(part)")
    }
    rmdir(folder)
  }

  // MARK: Drawing

  private func drawPart(
    _ share: RunPart.Share, _ baseline: Baseline, into folder: String
  ) throws(RunError) -> RunPart {
    let sheet = try readSheet()
    do {
      try createFolder(folder, mode: 0o755)
    } catch {
      throw RunError("can't create the folder \(error)")
    }
    let run = RunPart.Run(
      origin: .current(sheet), modes: modes.map(\.name),
      pages: addresses.map(\.address.description), hasAllPages: hasAllPages, tolerance: options.tolerance ?? 0,
      baseline: baseline.hash)
    var part = RunPart(run, share, in: folder)
    let theme = Theme.standard.applying(sheet.read().sheet)
    var drawing = RunDrawing(theme, baseline, tolerance: options.tolerance ?? 0)
    let pages = OffscreenPages()
    defer {
      pages.close()
      trimMemory()
    }
    // Changing the style takes longer than changing the page.
    for mode in modes {
      for address in share.of(addresses) {
        part.results.append(try drawing.draw(address, mode, pages, into: part))
        for problem in pages.switches.imageProblems.map(\.summary) where !part.imageProblems.contains(problem) {
          part.imageProblems.append(problem)
        }
      }
    }
    guard try readSheet() == sheet else {
      throw RunError("\(sheet.path): the style sheet changed during the run; run it again")
    }
    try part.write()
    return part
  }

  private func readSheet() throws(RunError) -> RunSheet {
    let name = options.sheet ?? ""
    // As on the command line of the tool, any other name is that of a file.
    let choice = StyleSheetChoice(name) ?? .file(name)
    return try RunSheet(choice, options.dialect ?? .fiori)
  }

  // MARK: Results

  /// Joins the parts in folders, and writes, accepts and prints the results.
  private func finish(_ folders: [String], _ baseline: Baseline) throws(RunError) -> Int32 {
    let parts = try folders.map { folder throws(RunError) in try RunPart(in: folder) }
    var summary = try RunSummary(parts, baseline)
    summary.review = try review.map { review throws(RunError) in try check(review, summary) }
    if let report = options.report { try write(try RunReport(summary, baseline).html(), to: report) }
    if let junit = options.junit { try write(summary.junit, to: junit) }
    let accepted = summary.results.filter { $0.outcome == .changed || $0.outcome == .added }
    if options.accept, !accepted.isEmpty || !summary.removed.isEmpty {
      try baseline.accept(
        accepted.map { ($0.page, $0.mode, $0.hash ?? "", summary.path(of: $0)) }, removing: summary.removed,
        summary.run.origin)
    }
    for error in summary.errors { printError("\(error)") }
    for line in summary.lines { print(line) }
    let hasFailures = summary.results.contains { $0.outcome == .failed }
    let outcome = hasFailures ? "; the failed pages weren't accepted" : "; the baseline is up to date"
    print(summary.counts + (options.accept ? outcome : ""))
    let isChanged = !options.accept && summary.results.contains { $0.outcome != .equal && $0.outcome != .failed }
    let isReviewed = summary.review?.failures.isEmpty ?? true
    return isChanged || hasFailures || !isReviewed || !allowsProblems && !summary.errors.isEmpty ? 1 : 0
  }

  /// Compares a review with the cells of the state matrix for the pages and appearances of a run.
  private func check(_ review: ThemeReview, _ summary: RunSummary) throws(RunError) -> ReviewReport {
    let (run, drawer) = (summary.run, SampleDrawer<MatrixColumn>())
    defer { drawer.close() }
    let column = MatrixColumn(appearance: .light, version: .base)
    drawer.show(.standard, in: column)
    let modes = try run.modes.map { name throws(RunError) in try RunMode(name).appearance }.uniqued()
    let pages = Set(run.pages.map { $0.prefix { $0 != "?" } })
    var values = SampleValues(of: Theme.standard.applying(summary.reading.sheet))
    var cells: [(ThemeReview.Cell, String?)] = []
    for sample in StateSample.all(ViewSwitches()) where run.hasAllPages || pages.contains(sample.page.path[...]) {
      drawer.begin(sample, in: column)
      var (content, hasWaited) = (SampleContent?.none, false)
      // A sample may begin to load its contents.
      MainLoop.idle { hasWaited = true }
      let isDrawn = MainLoop.run(seconds: RenderCommand.loadTimeout) {
        guard hasWaited else { return true }
        _ = drawer.finish(column) { sample, _ in content = SampleContent(of: sample) }
        return content == nil
      }
      guard isDrawn, let content else { throw RunError("\(sample.page.path), \(sample.title): drawing timed out") }
      let checksums = values.checksums(of: content)
      cells += modes.map { mode in
        (ThemeReview.Cell(page: sample.page.path, state: sample.title, appearance: mode), checksums[mode])
      }
    }
    guard !cells.isEmpty else { throw RunError("--review: none of the pages has states") }
    let sheet = ThemeReview.Sheet(path: run.origin.sheet.path, hash: run.origin.sheet.hash)
    return ReviewReport(review, of: sheet, cells: cells)
  }

  private func write(_ text: String, to path: String) throws(RunError) {
    do {
      try writeFile(Array(text.utf8), to: path, mode: 0o644)
    } catch {
      throw RunError("can't write \(error)")
    }
  }
}
