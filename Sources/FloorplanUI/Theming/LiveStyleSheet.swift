public import FloorplanTheme
import GTKBridge
public import Observation

/// A style sheet that is read again whenever its file, or one that it imports, is saved.
///
/// A mistake never takes the look down: a version with an error that the one that is shown hasn't is held back, and so
/// is one that is no sheet at all, until the next one is better or ``showNewest()`` is called.
///
///     let live = LiveStyleSheet(path: "theme.nss")
///     manager.follow(live)
///     label.observe { label.text = live.failure?.description ?? "\(live.diagnostics.count) problems" }
@Observable
@MainActor
public final class LiveStyleSheet {
  /// The file.
  public let path: String
  /// For which reader it was written.
  public let dialect: StyleSheetDialect

  /// The version to show; nil where there was never one.
  public private(set) var sheet: StyleSheet?
  /// What there is to know about the newest version that was read, shown or not.
  public private(set) var diagnostics: [StyleSheetDiagnostic] = []
  /// Why the file can't be read as it is now, or why nothing of it can be meant.
  public private(set) var failure: StyleSheetFileError?
  /// Whether what is shown is not the newest version, because that has new errors or is no sheet.
  public private(set) var isHeldBack = false
  /// Goes up by one with everything that changes here.
  public private(set) var revision = 0

  typealias Reader = @Sendable (String, StyleSheetDialect) -> Result<StyleSheetVersion, StyleSheetFileError>
  @ObservationIgnored private let reader: Reader
  @ObservationIgnored private var newest: StyleSheetVersion?
  @ObservationIgnored private var shown: StyleSheetVersion?
  @ObservationIgnored private var watcher: FileWatcher?
  @ObservationIgnored private var timer: LoopSource?
  /// When the first change came that was not read yet, in seconds of the main loop's time.
  @ObservationIgnored private var firstChange: Double?
  /// Whether the file is being read on another thread.
  @ObservationIgnored private(set) var isReading = false

  /// How long nothing must have changed before the file is read: an editor empties a file, writes it and closes it.
  private static let rest = 0.02
  /// How long a change waits at most, where something writes without end.
  private static let longestWait = 0.08

  /// Reads a file and follows it until ``close()``.
  ///
  /// The first time, the file is read before this returns. Later it is read on another thread.
  ///
  /// - Parameters:
  ///   - path: The file; it need not be there yet.
  ///   - dialect: For which reader it was written.
  ///   - checks: The checks whose problems are among the ``diagnostics``. `FloorplanThemeCheck` has them.
  public convenience init(path: String, dialect: StyleSheetDialect = .fiori, checks: [StyleSheetCheck] = []) {
    self.init(path: path, dialect: dialect) { StyleSheetVersion.read($0, dialect: $1, checks: checks) }
  }

  /// Reads by something that stands between, as tests do.
  init(path: String, dialect: StyleSheetDialect = .fiori, reader: @escaping Reader) {
    self.path = path
    self.dialect = dialect
    self.reader = reader
    // Watched before it is read, so that no change falls between.
    watcher = FileWatcher([path]) { [weak self] in self?.fileChanged() }
    take(reader(path, dialect))
  }

  isolated deinit { close() }

  /// Whether a version is held back that says anything: of nothing, or of what is no sheet, there is nothing to show.
  package var holdsSomethingBack: Bool { isHeldBack && newest?.reading.sheet.isEmpty == false }

  /// Shows the newest version, whatever is wrong with it.
  public func showNewest() {
    guard isHeldBack, let newest else { return }
    show(newest)
    if failure?.reason == .empty { failure = nil }
    revision += 1
  }

  /// Follows the file no more; what is shown stays.
  public func close() {
    watcher?.cancel()
    watcher = nil
    timer?.cancel()
    timer = nil
  }

  // MARK: Reading

  /// Whether the file will be read soon, or is being read.
  var isWaitingToRead: Bool { timer != nil || isReading }

  /// Lets the file be read soon.
  func fileChanged() {
    let now = MainLoop.time
    let first = firstChange ?? now
    firstChange = first
    // What is being read may be older than this change.
    guard !isReading else { return }
    let wait = max(0, min(Self.rest, first + Self.longestWait - now))
    // Put off no more, or a flood of changes would do so for ever.
    if wait == 0, timer != nil { return }
    timer?.cancel()
    timer = MainLoop.after(milliseconds: UInt32(wait * 1000)) { [weak self] in self?.read() }
  }

  private func read() {
    timer = nil
    firstChange = nil
    isReading = true
    let (path, dialect, reader) = (path, dialect, reader)
    Background.run {
      reader(path, dialect)
    } then: { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<StyleSheetVersion, StyleSheetFileError>) {
    isReading = false
    guard watcher != nil else { return }
    take(result)
    if firstChange != nil { fileChanged() }
  }

  // MARK: What is shown

  private func take(_ result: Result<StyleSheetVersion, StyleSheetFileError>) {
    switch result {
    case .failure(let error): tell(error)
    case .success(let version):
      follow(version.files)
      if version.reading == newest?.reading { tell(fault(of: version)) } else { take(version) }
    }
  }

  private func take(_ version: StyleSheetVersion) {
    newest = version
    diagnostics = version.reading.diagnostics
    if let shown, !shown.reading.sheet.isEmpty, version.isWorse(than: shown) {
      isHeldBack = true
    } else {
      show(version)
    }
    failure = fault(of: version)
    revision += 1
  }

  private func fault(of version: StyleSheetVersion) -> StyleSheetFileError? {
    isHeldBack && version.hasNoBytes ? StyleSheetFileError(path: path, reason: .empty) : version.fault
  }

  private func show(_ version: StyleSheetVersion) {
    shown = version
    sheet = version.reading.sheet
    isHeldBack = false
  }

  private func tell(_ reason: StyleSheetFileError?) {
    guard reason != failure else { return }
    failure = reason
    revision += 1
  }

  private func follow(_ files: Set<String>) {
    guard let watcher, watcher.paths != files else { return }
    let isMore = !files.isSubset(of: watcher.paths)
    watcher.paths = files
    // What is imported may have changed after it was read and before it was watched.
    if isMore { fileChanged() }
  }
}
