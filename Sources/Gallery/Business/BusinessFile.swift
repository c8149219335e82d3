import Floorplan
import FloorplanProgram
import FloorplanUI
import FoundationEssentials
import Synchronization

/// The file of a user's business data.
nonisolated struct BusinessFile: Hashable, Sendable {
  static let name = "business.json"
  /// The maximum file size in bytes, which the data of a user never reaches; a larger file isn't from this program.
  private static let maximumByteCount = 256 << 20
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
    /// Whether the data is that of the whole file.
    var isComplete = false
  }

  /// Reads the file, or returns the sample data if the file is missing or unusable.
  ///
  /// A file with damaged records is copied, and the remaining records are returned.
  func open() -> Opening {
    removeTemporaryFiles(of: path)
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
      return Opening(reading: reading, problem: nil, isComplete: true)
    } catch {
      guard error.isOfLaterVersion else { return Opening(reading: .samples, problem: setAside(error)) }
      let advice = localized("Use the newer version, or rename the file and restart the app.")
      let title = localized("Saved Data Is From a Newer Version")
      return Opening(
        reading: .samples, problem: BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
    }
  }

  /// Replaces the file with the data.
  ///
  /// - Throws: ``FileError`` or ``BusinessFormatError``; the file is then unchanged.
  func write(_ data: BusinessData) throws {
    let bytes = try data.json()
    try createFolder(folder)
    try writeFile(bytes, to: path)
  }

  // MARK: Damaged files

  /// The first free name for a damaged file, which keeps earlier damaged files.
  private var damagedName: String {
    var number = 1
    while FileIdentity(path: "\(path).damaged-\(number)") != nil { number += 1 }
    return "\(Self.name).damaged-\(number)"
  }

  /// Renames a file of which nothing can be read.
  private func setAside(_ damage: BusinessFormatError) -> BusinessProblem {
    let name = damagedName
    do throws(FileError) {
      try renameFile(path, to: "\(folder)/\(name)")
      return BusinessProblem(
        .damaged, Self.damagedTitle, damage,
        localized(
          "The damaged file was kept as %1$@. The app now uses sample data and saves your changes in a new file."
        ).filled(with: name))
    } catch {
      return BusinessProblem(
        .notSaving, Self.damagedTitle, damage,
        localized("The damaged file can’t be renamed: %1$@.").filled(with: error.clause),
        Self.leftAsItIs, localized("Move the file away and restart the app."))
    }
  }

  /// Copies a file of which some records can't be read: the next save replaces it.
  private func keepDamaged(_ bytes: [UInt8], _ losses: [String]) -> BusinessProblem {
    let name = damagedName
    do throws(FileError) {
      try writeFile(bytes, to: "\(folder)/\(name)")
      return Self.damage(losses, keptAs: name)
    } catch {
      return Self.damage(
        losses, .notSaving, localized("The damaged file can’t be copied: %1$@.").filled(with: error.clause),
        localized("The app doesn’t save changes. The file wasn’t changed."),
        localized("Move the file away and restart the app."))
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
        "%1$@ record couldn’t be read and was left out", "%1$@ records couldn’t be read and were left out",
        count: losses.count))
    var problem = BusinessProblem(kind, damagedTitle, damage, sentences.joined(separator: " "))
    problem.losses = limitedLines(losses) { $0 }
    return problem
  }

  private static var damagedTitle: String { localized("Saved Data Is Damaged") }

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
    copyNames.compactMap { name in
      let isDamaged = name.hasPrefix("\(Self.name).damaged-")
      guard isDamaged || name.hasPrefix("\(Self.name).backup-"),
        let info = try? FileLocation.path("\(folder)/\(name)").info()
      else { return nil }
      return Copy(name: name, isDamaged: isDamaged, modified: info.modified)
    }
    .sorted { ($1.modified ?? 0, $0.name) < ($0.modified ?? 0, $1.name) }
  }

  /// Reads an earlier version of the file.
  ///
  /// - Throws: ``FileError`` or ``BusinessFormatError``.
  func open(_ copy: Copy) throws -> Opening {
    let bytes = try contentsOfFile("\(folder)/\(copy.name)", limit: Self.maximumByteCount)
    let reading = try BusinessData.read(bytes, from: copy.name)
    return Opening(
      reading: reading,
      problem: reading.losses.isEmpty ? nil : Self.damage(reading.losses, keptAs: copy.name))
  }

  /// Keeps the saved file as the newest of three backups.
  ///
  /// - Throws: ``FileError`` if the file can't be read or copied; the other backups may then have other numbers.
  func backUp() throws(FileError) {
    func backup(_ number: Int) -> String { "\(path).backup-\(number)" }
    guard FileIdentity(path: path) != nil else { return }
    let bytes = try contentsOfFile(path, limit: Self.maximumByteCount)
    for number in (1..<Self.backupCount).reversed() {
      try? renameFile(backup(number), to: backup(number + 1))
    }
    try writeFile(bytes, to: backup(1))
  }

  /// Removes files of documents that neither the data nor another file in the folder uses, off the main thread.
  ///
  /// A program that was killed leaves them: attachments that weren't saved yet, and those of deleted documents.
  ///
  /// - Parameter documents: The documents in the file.
  @MainActor
  func removeOrphanedFiles(besides documents: RecordTable<Document>) {
    let used = Set(documents.compactMap(\.copiedFile))
    // Listed now: attachments that are added from now on aren't orphaned.
    let orphans = namesInFolder("\(folder)/\(Document.folder)").map { "\(Document.folder)/\($0)" }
      .filter { !used.contains($0) }
    guard !orphans.isEmpty else { return }
    Background.run { [self] in
      let texts = copyNames.compactMap { name in
        (try? contentsOfFile("\(folder)/\(name)", limit: Self.maximumByteCount))
          .map { String(decoding: $0, as: UTF8.self) }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      for orphan in orphans {
        guard let text = try? encoder.encode(orphan) else { continue }
        let reference = String(decoding: text, as: UTF8.self)
        if !texts.contains(where: { $0.contains(reference) }) { try? removeFile("\(folder)/\(orphan)") }
      }
    } then: {
    }
  }

  /// The names of the other files in the folder, which may be earlier versions of the data.
  private var copyNames: [String] { namesInFolder(folder).filter { $0 != Self.name } }
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
  /// - Throws: ``FileError`` or ``BusinessFormatError``; the file is then unchanged.
  func write(_ data: BusinessData) throws {
    needsBackup.withLock { needsBackup in
      // A backup that fails mustn't prevent saving.
      if needsBackup { try? file.backUp() }
      needsBackup = false
    }
    try file.write(data)
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
