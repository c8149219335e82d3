import Floorplan
import FloorplanUI

/// The file of a user's business data.
nonisolated struct BusinessFile: Hashable, Sendable {
  static let name = "business.json"

  /// The folder, which is created on the first save.
  let folder: String

  var storage: BackedUpFile { BackedUpFile(Self.name, in: folder) }

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
    guard storage.lock() else {
      let problem = BusinessProblem(
        .notSaving, localized("Saved Data Is in Use"), DataInUse(), Self.notSavingText,
        localized("Close it and restart the app."))
      return Opening(reading: (try? read()) ?? .samples, problem: problem)
    }
    /// Returns the sample data, because the file is left as it is.
    func samples(_ title: String, _ error: any Error, _ advice: String) -> Opening {
      Opening(reading: .samples, problem: BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
    }
    do {
      let bytes = try storage.read()
      let reading = try BusinessData.read(bytes, from: Self.name)
      return Opening(
        reading: reading, problem: reading.losses.isEmpty ? nil : keepDamaged(bytes, reading.losses))
    } catch let error as BusinessFormatError {
      guard !error.isOfLaterVersion else {
        return samples(
          localized("Saved Data Is From a Newer Version"), error,
          localized("Use the newer version, or rename the file and restart the app."))
      }
      let keptText = localized(
        "The damaged file was kept as %1$@. The app now uses sample data and saves your changes in a new file.")
      return Opening(
        reading: .samples,
        problem: BusinessProblem(
          Self.damagedTitle, error, settingAside: storage, keptText: keptText, notSavingText: Self.leftAsItIs))
    } catch {
      guard (error as? FileError)?.kind != .missing else { return Opening(reading: .samples, problem: nil) }
      return samples(
        localized("Can’t Read Saved Data"), error, localized("Make the file readable and restart the app."))
    }
  }

  /// Reads an earlier version of the file.
  ///
  /// - Throws: `FileError` or ``BusinessFormatError``.
  func open(_ version: BackedUpFile.Version) throws -> Opening {
    let reading = try read(version.name)
    return Opening(
      reading: reading,
      problem: reading.losses.isEmpty ? nil : Self.damage(reading.losses, keptAs: version.name))
  }

  private func read(_ name: String = name) throws -> BusinessData.ReadResult {
    try BusinessData.read(storage.read(name), from: name)
  }

  // MARK: Damaged files

  /// Copies a file of which some records can't be read: the next save replaces it.
  private func keepDamaged(_ bytes: [UInt8], _ losses: [String]) -> BusinessProblem {
    do throws(FileError) {
      return Self.damage(losses, keptAs: try storage.keepDamaged(bytes))
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

  // MARK: Attachments

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
    guard !copies.isEmpty, lockFolder(folder) == true, names.contains(Self.name), !isSymbolicLink(attachments.path)
    else { return }
    var used = Set(documents.compactMap(\.attachmentID))
    let others = [Self.name, Self.draftsName, Document.folder, RecentSearches.fileName, StoredReview.folderName]
    for name in names where !others.contains(name) {
      guard let copy = try? read(name), copy.losses.isEmpty, copy.notes.isEmpty else { return }
      used.formUnion(copy.data.documents.compactMap(\.attachmentID))
    }
    attachments.removeCopies(among: copies, besides: used)
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
