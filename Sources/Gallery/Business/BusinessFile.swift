import Floorplan
import FloorplanProgram
import FloorplanUI
import Synchronization

/// The file of a user's business data.
nonisolated struct BusinessFile: Hashable, Sendable {
  static let name = "business.json"
  /// The maximum file size in bytes, which the data of a user never reaches; a larger file isn't from this program.
  static let maximumByteCount = 256 << 20
  /// The number of backups that are kept.
  private static let backupCount = 3

  /// The folder, which is created on the first save.
  let folder: String

  var path: String { "\(folder)/\(Self.name)" }

  /// The file of the current user.
  @MainActor static var forCurrentUser: BusinessFile {
    BusinessFile(folder: "\(userDataFolder)/\(GalleryApplication.id)")
  }

  /// The data at the start of the program.
  struct Opening {
    let reading: BusinessData.ReadResult
    let problem: BusinessProblem?
  }

  /// Reads the file, or returns the sample data if the file is missing or unusable.
  ///
  /// A file with damaged records is copied, and the remaining records are returned.
  func open() -> Opening {
    removeTemporaryFiles(in: folder) { $0 == Self.name || Self.isDamagedCopy($0) != nil }
    guard lockFolder(folder) != false else {
      let problem = BusinessProblem(
        .notSaving, localized("Saved Data Is in Use"), DataInUse(), Self.notSavingText,
        localized("Close it and restart the app."))
      return Opening(reading: (try? read(Self.name)) ?? .samples, problem: problem)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try contentsOfFile(path, limit: Self.maximumByteCount)
    } catch {
      guard error.kind != .missing else { return Opening(reading: .samples, problem: nil) }
      let advice = localized("Make the file readable and restart the app.")
      let title = localized("Can’t Read Saved Data")
      return Opening(
        reading: .samples, problem: BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
    }
    do throws(BusinessFormatError) {
      let reading = try BusinessData.read(bytes, from: Self.name)
      guard reading.losses.isEmpty else {
        return Opening(reading: reading, problem: keepDamaged(bytes, reading.losses))
      }
      return Opening(reading: reading, problem: nil)
    } catch {
      guard error.isOfLaterVersion else {
        let problem = setAside(
          Self.name, Self.damagedTitle, error,
          keptText: localized(
            "The damaged file was kept as %1$@. The app now uses sample data and saves your changes in a new file."),
          notSavingText: Self.leftAsItIs)
        return Opening(reading: .samples, problem: problem)
      }
      let advice = localized("Use the newer version, or rename the file and restart the app.")
      let title = localized("Saved Data Is From a Newer Version")
      return Opening(
        reading: .samples, problem: BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
    }
  }

  /// Replaces the file with the data.
  ///
  /// - Throws: ``FileError``, ``BusinessFormatError`` or ``DataInUse``; the file is then unchanged.
  func write(_ data: BusinessData) throws {
    let bytes = try data.json()
    try createFolder(folder)
    // The folder may have been missing at the start, and another process may have created it since.
    guard lockFolder(folder) != false else { throw DataInUse() }
    try writeFile(bytes, to: path)
  }

  // MARK: Damaged files

  /// The first free name for a damaged file, which keeps earlier damaged files.
  private func damagedName(of name: String) -> String {
    var number = 1
    while FileIdentity(path: "\(folder)/\(name).damaged-\(number)") != nil { number += 1 }
    return "\(name).damaged-\(number)"
  }

  /// Renames a file of which nothing can be read.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - title: The title of the problem.
  ///   - damage: The error.
  ///   - keptText: The consequences, with a placeholder for the new name.
  ///   - notSavingText: The consequences if the file can't be renamed.
  /// - Returns: The problem.
  func setAside(
    _ name: String, _ title: String, _ damage: BusinessFormatError, keptText: String, notSavingText: String
  ) -> BusinessProblem {
    let newName = damagedName(of: name)
    do throws(FileError) {
      try renameFile("\(folder)/\(name)", to: "\(folder)/\(newName)")
      return BusinessProblem(.damaged, title, damage, keptText.filled(with: newName))
    } catch {
      return BusinessProblem(
        .notSaving, title, damage,
        localized("The damaged file can’t be renamed: %1$@.").filled(with: error.clause), notSavingText,
        localized("Rename the file and restart the app."))
    }
  }

  /// Copies a file of which some records can't be read: the next save replaces it.
  private func keepDamaged(_ bytes: [UInt8], _ losses: [String]) -> BusinessProblem {
    let name = damagedName(of: Self.name)
    do throws(FileError) {
      try writeFile(bytes, to: "\(folder)/\(name)")
      return Self.damage(losses, keptAs: name)
    } catch {
      return Self.damage(
        losses, .notSaving, localized("The damaged file can’t be copied: %1$@.").filled(with: error.clause),
        Self.notSavingText, localized("Rename the file and restart the app."))
    }
  }

  private static func damage(_ losses: [String], keptAs name: String) -> BusinessProblem {
    damage(losses, .damaged, localized("The damaged file was kept as %1$@.").filled(with: name))
  }

  private static func damage(
    _ losses: [String], _ kind: BusinessProblem.Kind, _ sentences: String...
  ) -> BusinessProblem {
    let damage = BusinessFormatError(
      description: localized(
        "%1$@ record or table couldn’t be read and was left out",
        "%1$@ records or tables couldn’t be read and were left out", count: losses.count))
    var problem = BusinessProblem(kind, damagedTitle, damage, sentences.joined(separator: " "))
    problem.losses = limitedLines(losses) { $0 }
    return problem
  }

  private static var damagedTitle: String { localized("Saved Data Is Damaged") }

  private static var notSavingText: String { localized("The app doesn’t save changes. The file wasn’t changed.") }

  private static var leftAsItIs: String {
    localized("The app uses sample data and doesn’t save changes. The file wasn’t changed.")
  }

  // MARK: Copies

  /// An earlier version of the file.
  struct Copy: Hashable, Sendable {
    /// The name in the folder.
    let name: String
    /// Whether the file is damaged; it is a backup otherwise.
    let isDamaged: Bool
    /// The time when it was kept, in seconds since 1970, or nil if unknown.
    let modified: Int?
  }

  /// Returns the backups and damaged files, the newest first.
  func copies() -> [Copy] {
    namesInFolder(folder).compactMap { name in
      guard let isDamaged = Self.isDamagedCopy(name),
        let info = try? FileLocation.path("\(folder)/\(name)").info()
      else { return nil }
      return Copy(name: name, isDamaged: isDamaged, modified: info.modified)
    }
    .sorted { ($1.modified ?? 0, $0.name) < ($0.modified ?? 0, $1.name) }
  }

  /// Returns whether a file is a damaged one, false for a backup, or nil for any other name.
  private static func isDamagedCopy(_ name: some StringProtocol) -> Bool? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[1].allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return parts[0] == "\(Self.name).damaged" ? true : parts[0] == "\(Self.name).backup" ? false : nil
  }

  /// Reads an earlier version of the file.
  ///
  /// - Throws: ``FileError`` or ``BusinessFormatError``.
  func open(_ copy: Copy) throws -> Opening {
    let reading = try read(copy.name)
    return Opening(
      reading: reading,
      problem: reading.losses.isEmpty ? nil : Self.damage(reading.losses, keptAs: copy.name))
  }

  private func read(_ name: String) throws -> BusinessData.ReadResult {
    try BusinessData.read(contentsOfFile("\(folder)/\(name)", limit: Self.maximumByteCount), from: name)
  }

  /// Keeps the saved file as the newest of three backups.
  ///
  /// - Throws: ``FileError`` if the file can't be read or copied; no backup is lost then.
  func backUp() throws(FileError) {
    func backup(_ number: Int) -> String { "\(path).backup-\(number)" }
    guard FileIdentity(path: path) != nil else { return }
    try writeFile(contentsOfFile(path, limit: Self.maximumByteCount), to: backup(0))
    // Rotates only when the new backup exists: otherwise, each failure would remove the oldest one.
    for number in (0..<Self.backupCount).reversed() where FileIdentity(path: backup(number)) != nil {
      try renameFile(backup(number), to: backup(number + 1))
    }
  }

  /// Removes attachments that neither the data nor another file in the folder uses.
  ///
  /// A program that was killed leaves attachments that weren't saved yet; others belong to deleted documents. If any
  /// file in the folder isn't known or can't be read completely, nothing is removed.
  ///
  /// - Parameters:
  ///   - copies: The names of the files in the folder of the attachments.
  ///   - documents: The documents in the file and in saved drafts.
  func removeOrphans(among copies: [String], besides documents: RecordTable<Document>) {
    let names = namesInFolder(folder)
    guard lockFolder(folder) == true, names.contains(Self.name), !isSymbolicLink(attachments.path)
    else { return }
    var used = Set(documents.compactMap(\.attachmentID))
    for name in names where ![Self.name, Self.draftsName, Document.folder, RecentSearches.fileName].contains(name) {
      guard let copy = try? read(name), copy.losses.isEmpty, copy.notes.isEmpty else { return }
      used.formUnion(copy.data.documents.compactMap(\.attachmentID))
    }
    attachments.removeCopies(among: copies, besides: used)
  }
}

/// An error because another process has locked the data.
nonisolated struct DataInUse: Error, CustomStringConvertible {
  var description: String { localized("Another session of the app uses this data") }
}

/// Writes the data of a run, after a backup of the file from before the run.
nonisolated final class BusinessWriter: Sendable {
  private let file: BusinessFile
  private let needsBackup: Mutex<Bool>

  /// - Parameters:
  ///   - file: The file of the data.
  ///   - needsBackup: Whether no copy of the file exists yet.
  init(_ file: BusinessFile, needsBackup: Bool) {
    self.file = file
    self.needsBackup = Mutex(needsBackup)
  }

  /// Replaces the file with the data.
  ///
  /// - Throws: ``FileError``, ``BusinessFormatError`` or ``DataInUse``; the file is then unchanged.
  func write(_ data: BusinessData) throws {
    needsBackup.withLock { needsBackup in
      // A backup that fails mustn't prevent saving.
      if needsBackup { try? file.backUp() }
      needsBackup = false
    }
    try file.write(data)
  }

  /// Keeps the saved file as a backup; the next write doesn't back it up again.
  func backUp() throws {
    try needsBackup.withLock { needsBackup in
      try file.backUp()
      needsBackup = false
    }
  }

  /// Removes attachments that nothing uses, off the main thread; no backup is made meanwhile.
  ///
  /// - Parameter documents: The documents in the file and in saved drafts.
  @MainActor
  func removeOrphans(besides documents: RecordTable<Document>) {
    // Listed now: attachments that are added from now on aren't orphaned.
    let copies = file.attachments.fileNames
    guard !copies.isEmpty else { return }
    Background.run { [self] in
      needsBackup.withLock { _ in file.removeOrphans(among: copies, besides: documents) }
    } completion: {
    }
  }
}

nonisolated extension BusinessData.ReadResult {
  /// The sample data of the resource folder if that is readable, otherwise the data embedded in the program.
  static var samples: Self {
    let name = "data/business.json"
    if let own = try? BusinessData.read(Resource.bytes(name), from: name), own.losses.isEmpty { return own }
    // The embedded data is valid: a test reads it.
    return (try? BusinessData.read(Resource.embeddedBytes(name), from: name))
      ?? Self(data: BusinessData(), notes: [])
  }
}
