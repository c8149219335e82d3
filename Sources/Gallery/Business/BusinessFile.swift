import Floorplan
import FloorplanProgram
import FloorplanUI

/// The file of a user's business data.
nonisolated struct BusinessFile: Hashable, Sendable {
  static let name = "business.json"
  /// The maximum file size in bytes, which the data of a user never reaches; a larger file isn't from this program.
  private static let maximumByteCount = 256 << 20

  /// The folder, which is created on the first save.
  let folder: String

  var path: String { "\(folder)/\(Self.name)" }

  /// The file of the current user.
  @MainActor static var forCurrentUser: BusinessFile {
    BusinessFile(folder: "\(userDataFolder)/\(GalleryApplication.id)")
  }

  /// Reads the file, or returns the sample data if the file is missing or unusable.
  func open() -> (reading: BusinessData.ReadResult, problem: BusinessProblem?) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try contentsOfFile(path, limit: Self.maximumByteCount)
    } catch {
      guard error.kind != .missing else { return (.samples, nil) }
      let advice = localized("Make the file readable and restart the app.")
      let title = localized("Can’t Read Saved Data")
      return (.samples, BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
    }
    do throws(BusinessFormatError) {
      return (try BusinessData.read(bytes, from: path), nil)
    } catch {
      guard error.isOfLaterVersion else { return (.samples, setAside(error)) }
      let advice = localized("Use the newer version, or move the file away and restart the app.")
      let title = localized("Saved Data Is From a Newer Version")
      return (.samples, BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
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

  /// Renames a damaged file to the first free name, which keeps earlier damaged files.
  private func setAside(_ damage: BusinessFormatError) -> BusinessProblem {
    var number = 1
    while FileIdentity(path: "\(path).damaged-\(number)") != nil { number += 1 }
    let name = "\(Self.name).damaged-\(number)"
    let title = localized("Saved Data Is Damaged")
    do throws(FileError) {
      try renameFile(path, to: "\(folder)/\(name)")
      return BusinessProblem(
        .damaged, title, damage,
        localized(
          "The damaged file was kept as %1$@. The app now uses sample data and saves your changes in a new file."
        ).filled(with: name))
    } catch {
      return BusinessProblem(
        .notSaving, title, damage, localized("The damaged file can’t be renamed: %1$@.").filled(with: "\(error)"),
        Self.leftAsItIs, localized("Move the file away and restart the app."))
    }
  }

  private static var leftAsItIs: String {
    localized("The app uses sample data and doesn’t save changes. The file wasn’t changed.")
  }
}

nonisolated extension BusinessData.ReadResult {
  /// The sample data of the resource folder if that is readable, otherwise the data embedded in the program.
  static var samples: Self {
    let name = "data/business.json"
    if let own = try? BusinessData.read(Resource.bytes(name), from: name) { return own }
    // The embedded data is valid: a test reads it.
    return (try? BusinessData.read(Resource.embeddedBytes(name), from: name))
      ?? Self(data: BusinessData(), notes: [])
  }
}
