import FloorplanUI
public import GTKBridge
import Synchronization

/// A file of an app's data, with backups and damaged versions next to it; one process uses the folder at a time.
///
///     let file = BackedUpFile("orders.json", in: folder)
///     guard file.lock() else { return show(DataInUse()) }
///     do {
///       orders = try decode(file.read())
///     } catch {
///       show("The damaged file was kept as \(try file.setAside()).")
///     }
///
/// Backups are named `orders.json.backup-1`, the newest, to `-3`; damaged versions `orders.json.damaged-1` and so on.
public nonisolated struct BackedUpFile: Hashable, Sendable {
  /// The folder, which is created on the first save.
  public let folder: String
  /// The name of the file.
  public let name: String
  /// The maximum file size in bytes; a larger file isn't from this app.
  private static let maximumByteCount = 256 << 20
  /// The number of backups that are kept.
  private static let backupCount = 3

  /// Creates a value for a file, which needn't exist.
  public init(_ name: String, in folder: String) { (self.name, self.folder) = (name, folder) }

  /// The path of the file.
  public var path: String { "\(folder)/\(name)" }

  private func exists(_ name: String) -> Bool { (try? FileLocation.path("\(folder)/\(name)").info()) != nil }

  // MARK: Reading and writing

  /// Locks the folder until this process ends, and removes the temporary files of a killed one.
  ///
  /// - Returns: False if another process has locked the folder. A missing folder is locked on the first write.
  public func lock() -> Bool {
    removeTemporaryFiles(in: folder) { $0 == name || isDamagedVersion($0) != nil }
    return lockFolder(folder) != false
  }

  /// Returns the contents of the file.
  ///
  /// - Parameter version: The name of an earlier version; nil for the file itself.
  /// - Returns: The contents.
  /// - Throws: `FileError`.
  public func read(_ version: String? = nil) throws(FileError) -> [UInt8] {
    try contentsOfFile("\(folder)/\(version ?? name)", limit: Self.maximumByteCount)
  }

  /// Replaces the file.
  ///
  /// - Throws: `FileError` or ``DataInUse``; the file is then unchanged.
  public func write(_ bytes: [UInt8]) throws {
    try prepare()
    try writeFile(bytes, to: path)
  }

  private func prepare() throws {
    try createFolder(folder)
    // The folder may have been missing at the start, and another process may have created it since.
    guard lockFolder(folder) != false else { throw DataInUse() }
  }

  /// Removes the file, if it exists.
  ///
  /// - Throws: `FileError` or ``DataInUse``; the file is then unchanged.
  public func remove() throws {
    guard lockFolder(folder) != false else { throw DataInUse() }
    if exists(name) { try removeFile(path) }
  }

  // MARK: Earlier versions

  /// An earlier version of the file.
  public struct Version: Hashable, Sendable {
    /// The name in the folder.
    public let name: String
    /// Whether the file is damaged; it is a backup otherwise.
    public let isDamaged: Bool
    /// The time when it was kept, in seconds since 1970, or nil if unknown.
    public let modified: Int?
  }

  /// Returns the backups and damaged versions, the newest first.
  public func versions() -> [Version] {
    namesInFolder(folder).compactMap { name in
      guard let isDamaged = isDamagedVersion(name), let info = try? FileLocation.path("\(folder)/\(name)").info()
      else { return nil }
      return Version(name: name, isDamaged: isDamaged, modified: info.modified)
    }
    .sorted { ($1.modified ?? 0, $0.name) < ($0.modified ?? 0, $1.name) }
  }

  /// Returns whether a file is a damaged version, false for a backup, or nil for any other name.
  private func isDamagedVersion(_ other: some StringProtocol) -> Bool? {
    guard let dash = other.lastIndex(of: "-") else { return nil }
    let (base, digits) = (other[..<dash], other[other.index(after: dash)...])
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return base == "\(name).damaged" ? true : base == "\(name).backup" ? false : nil
  }

  /// The first free name for a damaged version, which keeps earlier ones.
  private var damagedName: String {
    var number = 1
    while exists("\(name).damaged-\(number)") { number += 1 }
    return "\(name).damaged-\(number)"
  }

  /// Renames a file of which nothing can be read, and returns the new name.
  public func setAside() throws(FileError) -> String {
    let newName = damagedName
    try renameFile(path, to: "\(folder)/\(newName)")
    return newName
  }

  /// Copies a file that is damaged in part, because the next save replaces it, and returns the name of the copy.
  public func keepDamaged(_ bytes: [UInt8]) throws(FileError) -> String {
    let name = damagedName
    try writeFile(bytes, to: "\(folder)/\(name)")
    return name
  }

  /// Keeps the file as the newest of three backups.
  ///
  /// - Throws: `FileError` if the file can't be read or copied; no backup is lost then.
  public func backUp() throws(FileError) {
    func backup(_ number: Int) -> String { "\(name).backup-\(number)" }
    guard exists(name) else { return }
    try writeFile(read(), to: "\(folder)/\(backup(0))")
    // Rotates only when the new backup exists: otherwise, each failure would remove the oldest one.
    for number in (0..<Self.backupCount).reversed() where exists(backup(number)) {
      try renameFile("\(folder)/\(backup(number))", to: "\(folder)/\(backup(number + 1))")
    }
  }

  /// Writes the data of a run, after a backup of the file from before the run; it is thread-safe.
  public final class Writer: Sendable {
    private let file: BackedUpFile
    private let needsBackup: Mutex<Bool>

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - needsBackup: Whether no copy of the file exists yet.
    public init(_ file: BackedUpFile, needsBackup: Bool) {
      self.file = file
      self.needsBackup = Mutex(needsBackup)
    }

    /// Replaces the file.
    ///
    /// - Throws: `FileError` or ``DataInUse``; the file is then unchanged.
    public func write(_ bytes: [UInt8]) throws {
      try file.prepare()
      needsBackup.withLock { needsBackup in
        // A backup that fails mustn't prevent saving.
        if needsBackup, (try? file.backUp()) != nil { needsBackup = false }
      }
      try writeFile(bytes, to: file.path)
      needsBackup.withLock { $0 = false }
    }

    /// Keeps the file as a backup; the next write doesn't back it up again.
    public func backUp() throws {
      try file.prepare()
      try needsBackup.withLock { needsBackup in
        try file.backUp()
        needsBackup = false
      }
    }

    /// Calls a closure while no backup is made.
    public func withoutBackup(_ body: () -> Void) { needsBackup.withLock { _ in body() } }
  }
}

/// An error because another process has locked the data.
public nonisolated struct DataInUse: Error, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The problem in words, for the user.
  public var description: String { localized("Another session of the app uses this data") }
}
