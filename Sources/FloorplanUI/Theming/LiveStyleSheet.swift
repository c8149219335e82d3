public import FloorplanTheme
import GTKBridge
public import Observation

/// A style sheet that is reloaded when its file, or an imported file, changes.
///
/// An invalid version never breaks the style: a version with an error that the displayed one doesn't have, or that
/// isn't a style sheet at all, is held back until a better version is saved or ``displayNewestVersion()`` is called.
///
///     let live = LiveStyleSheet(path: "theme.nss")
///     manager.follow(live)
///     label.observe { label.text = live.failure?.description ?? "\(live.diagnostics.count) problems" }
@Observable
@MainActor
public final class LiveStyleSheet {
  /// The path of the file.
  public let path: String
  /// The dialect of the style sheet.
  public let dialect: StyleSheetDialect

  /// The version to display, or nil if there was never one.
  public var sheet: StyleSheet? { displayedVersion?.reading.sheet }
  /// The diagnostics of the newest version, displayed or not.
  public var diagnostics: [StyleSheetDiagnostic] { newest?.reading.diagnostics ?? [] }
  /// The reason why the file can't be read or isn't a style sheet.
  public private(set) var failure: StyleSheetFileError?
  /// Whether the displayed version isn't the newest, because the newest has new errors or isn't a style sheet.
  public private(set) var isHeldBack = false
  /// A number that increases by one with each change of this object.
  public private(set) var revision = 0

  typealias Reader = @Sendable (String, StyleSheetDialect) -> Result<StyleSheetVersion, StyleSheetFileError>
  @ObservationIgnored private let reader: Reader
  private var newest: StyleSheetVersion?
  /// The texts of the newest version.
  @ObservationIgnored private var sources: [String: StyleSheetSource] = [:]
  private var displayedVersion: StyleSheetVersion?
  @ObservationIgnored @Pending private var watcher: FileWatcher?
  @ObservationIgnored @Pending private var timer: LoopSource?
  /// The time of the first change that wasn't read yet, in seconds of the main loop's clock.
  @ObservationIgnored private var firstChange: Double?
  /// Whether the file is being read on another thread.
  @ObservationIgnored private(set) var isReading = false

  /// The time without changes before the file is read, in seconds, because an editor truncates, writes and closes a
  /// file.
  private static let debounceDelay = 0.02
  /// The maximum delay after a change, in seconds, for a file that is written continuously.
  private static let maximumDelay = 0.08

  /// Creates a style sheet from a file and observes the file until ``close()``.
  ///
  /// The initializer reads the file synchronously; later versions are read on another thread.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which needn't exist yet.
  ///   - dialect: The dialect of the style sheet.
  ///   - checks: The checks whose problems are among the ``diagnostics``, such as those of `FloorplanThemeCheck`.
  public convenience init(path: String, dialect: StyleSheetDialect = .fiori, checks: [StyleSheetCheck] = []) {
    self.init(path: path, dialect: dialect) { StyleSheetVersion.read($0, dialect: $1, checks: checks) }
  }

  /// Creates a style sheet with a custom reader, for tests.
  init(path: String, dialect: StyleSheetDialect = .fiori, reader: @escaping Reader) {
    self.path = path
    self.dialect = dialect
    self.reader = reader
    // Watch before reading, so no change is missed.
    watcher = FileWatcher([path]) { [weak self] in self?.fileChanged() }
    accept(reader(path, dialect))
  }

  /// Whether a nonempty style sheet is held back.
  package var holdsBackNonemptySheet: Bool { isHeldBack && newest?.reading.sheet.isEmpty == false }

  /// Returns the text of the newest version of the file or an imported one, to which the diagnostics refer.
  package func source(named name: String) -> StyleSheetSource? { sources[name] }

  /// Displays the newest version despite its errors.
  public func displayNewestVersion() {
    guard isHeldBack, let newest else { return }
    show(newest)
    if failure?.reason == .empty { failure = nil }
    revision += 1
  }

  /// Stops observing the file and keeps the displayed version.
  public func close() {
    watcher = nil
    timer = nil
  }

  // MARK: Reading

  /// Whether reading is scheduled or running.
  var isWaitingToRead: Bool { timer != nil || isReading }

  /// Schedules reading.
  func fileChanged() {
    let now = MainLoop.time
    let first = firstChange ?? now
    firstChange = first
    // The running read may miss this change; `finish` schedules another one.
    guard !isReading else { return }
    let wait = max(0, min(Self.debounceDelay, first + Self.maximumDelay - now))
    // Don't postpone any longer, because continuous changes would do so forever.
    if wait == 0, timer != nil { return }
    timer = MainLoop.after(milliseconds: UInt32(wait * 1000)) { [weak self] in self?.read() }
  }

  private func read() {
    timer = nil
    firstChange = nil
    isReading = true
    let (path, dialect, reader) = (path, dialect, reader)
    Background.run {
      reader(path, dialect)
    } completion: { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<StyleSheetVersion, StyleSheetFileError>) {
    isReading = false
    guard watcher != nil else { return }
    accept(result)
    if firstChange != nil { fileChanged() }
  }

  // MARK: Displayed version

  private func accept(_ result: Result<StyleSheetVersion, StyleSheetFileError>) {
    switch result {
    case .failure(let error): report(error)
    case .success(let version):
      follow(version.files)
      let hasNewTexts = version.sources != sources
      sources = version.sources
      guard version.reading == newest?.reading else { return accept(version) }
      // For example, a comment has changed.
      report(fileError(of: version), hasNewTexts: hasNewTexts)
    }
  }

  private func accept(_ version: StyleSheetVersion) {
    newest = version
    if let displayedVersion, !displayedVersion.reading.sheet.isEmpty, version.isWorse(than: displayedVersion) {
      isHeldBack = true
    } else {
      show(version)
    }
    failure = fileError(of: version)
    revision += 1
  }

  private func fileError(of version: StyleSheetVersion) -> StyleSheetFileError? {
    isHeldBack && version.isEmptyFile ? StyleSheetFileError(path: path, reason: .empty) : version.fileError
  }

  private func show(_ version: StyleSheetVersion) {
    displayedVersion = version
    isHeldBack = false
  }

  private func report(_ reason: StyleSheetFileError?, hasNewTexts: Bool = false) {
    guard reason != failure || hasNewTexts else { return }
    failure = reason
    revision += 1
  }

  private func follow(_ files: Set<String>) {
    guard let watcher, watcher.paths != files else { return }
    let isMore = !files.isSubset(of: watcher.paths)
    watcher.paths = files
    // An imported file may have changed between reading and watching.
    if isMore { fileChanged() }
  }
}
