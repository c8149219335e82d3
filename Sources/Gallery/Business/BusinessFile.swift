import Floorplan
import FloorplanUI

/// Where the business data of a user is.
nonisolated struct BusinessFile: Hashable, Sendable {
  static let name = "business.json"
  /// More than a person can write; a larger file is none of ours.
  private static let mostBytes = 256 << 20

  /// The folder, which is made when something is saved.
  let folder: String

  var path: String { "\(folder)/\(Self.name)" }

  /// The user's own.
  @MainActor static var ofUser: BusinessFile { BusinessFile(folder: "\(userDataFolder)/\(GalleryApplication.id)") }

  /// Reads the file; gives the samples where there is none, or none that can be used.
  func open() -> (reading: BusinessData.Reading, problem: BusinessProblem?) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try contentsOfFile(path, limit: Self.mostBytes)
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
      let title = localized("Saved Data Is from a Newer Version")
      return (.samples, BusinessProblem(.notSaving, title, error, Self.leftAsItIs, advice))
    }
  }

  /// Replaces the file.
  ///
  /// - Throws: ``FileError`` or ``BusinessFormatError``; the file is as it was then.
  func write(_ data: BusinessData) throws {
    let bytes = try data.json()
    try makeFolders(folder)
    try writeFile(bytes, to: path)
  }

  /// Gives a damaged file the first free name, so that nothing of an earlier one is lost either.
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

nonisolated extension BusinessData.Reading {
  /// What comes with the program; a folder of resources may have another one, which counts if it can be read.
  static var samples: Self {
    let name = "data/business.json"
    if let own = try? BusinessData.read(Resource.bytes(name), from: name) { return own }
    // A test reads what is embedded.
    return (try? BusinessData.read(Resource.embeddedBytes(name), from: name))
      ?? Self(data: BusinessData(), notes: [])
  }
}
