import FloorplanProgram
import GTKBridge
import Glibc

/// The accepted pictures of a run: PNG files in a folder for each mode, and a manifest with their checksums.
///
/// The name of a picture contains its checksum. New pictures therefore don't replace old ones, and replacing the
/// manifest accepts all of them at once.
nonisolated struct Baseline {
  /// A picture.
  struct Picture: Codable, Hashable {
    /// The address of the page, without switches.
    let page: String
    /// The name of the mode.
    let mode: String
    /// The checksum of the PNG file.
    let hash: String
    /// The key of the picture's origin in the manifest.
    let origin: String

    /// The path in the folder.
    var path: String { "\(folder)/\(Address.fileName(for: page))-\(hash.prefix(16)).png" }
    var folder: String { PercentCoding.encoded(mode, keeping: "+=") }
  }

  /// The circumstances under which a picture was drawn.
  struct Origin: Codable, Hashable {
    /// The versions of the program and its libraries, the fonts and the locale, by name.
    let environment: [String: String]
    /// The style sheet.
    let sheet: RunSheet

    /// The key in the manifest.
    var key: String {
      let names = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return String(sha256(Array((names + [sheet.path, sheet.hash]).joined(separator: "\n").utf8)).prefix(16))
    }
  }

  private struct Manifest: Codable {
    var format = Baseline.format
    var origins: [String: Origin] = [:]
    var pictures: [Picture] = []
  }

  static let manifestName = "baseline.json"
  private static let format = "floorplan-baseline-1"

  let folder: String
  private let manifest: Manifest
  /// The bytes of the manifest; nil if there is no baseline yet.
  private let bytes: [UInt8]?

  var pictures: [Picture] { manifest.pictures }
  /// The checksum of the manifest.
  var hash: String { sha256(bytes ?? []) }
  private var manifestPath: String { "\(folder)/\(Self.manifestName)" }

  /// Reads the manifest, and checks every picture.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - allowsMissing: Whether the folder may be missing or empty.
  /// - Throws: ``RunError`` if the baseline is missing, damaged or something else.
  init(_ folder: String, allowsMissing: Bool) throws(RunError) {
    self.folder = folder
    let path = "\(folder)/\(Self.manifestName)"
    guard access(path, F_OK) == 0 else {
      guard access(folder, F_OK) != 0 || namesInFolder(folder).isEmpty else {
        throw RunError("\(folder): not a baseline, \(Self.manifestName) is missing")
      }
      guard allowsMissing else { throw RunError("\(folder): no baseline; create it with --accept") }
      (bytes, manifest) = (nil, Manifest())
      return
    }
    let read = try JSONFile.read(Manifest.self, path, expected: "the manifest of a baseline")
    (bytes, manifest) = (read.bytes, read.value)
    guard manifest.format == Self.format else {
      throw RunError("\(path): unknown format \(quoted(manifest.format)); expected \(Self.format)")
    }
    for picture in manifest.pictures {
      guard manifest.origins[picture.origin] != nil else {
        throw RunError("\(path): the origin of \(picture.page) (\(picture.mode)) is missing")
      }
      _ = try png(of: picture)
    }
  }

  func picture(_ page: String, _ mode: String) -> Picture? {
    pictures.first { $0.page == page && $0.mode == mode }
  }

  func origin(of picture: Picture) -> Origin? { manifest.origins[picture.origin] }

  /// Reads the file of a picture.
  ///
  /// - Throws: ``RunError`` if it is missing or damaged.
  func png(of picture: Picture) throws(RunError) -> [UInt8] {
    let path = "\(folder)/\(picture.path)"
    let bytes = try contentsOfRunFile(path)
    guard sha256(bytes) == picture.hash else { throw RunError("\(path): damaged, its checksum differs") }
    return bytes
  }

  /// Replaces, adds and removes pictures, all at once.
  ///
  /// - Parameters:
  ///   - accepted: The new pictures, each with the path of its file.
  ///   - removed: The pictures to remove.
  ///   - origin: The origin of the new pictures.
  /// - Throws: ``RunError``; the previous pictures then still apply.
  func accept(
    _ accepted: [(page: String, mode: String, hash: String, file: String)], removing removed: [Picture],
    _ origin: Origin
  ) throws(RunError) {
    var next = manifest
    let new = accepted.map { Picture(page: $0.page, mode: $0.mode, hash: $0.hash, origin: origin.key) }
    let places = Set((new + removed).map { [$0.page, $0.mode] })
    let old = next.pictures.filter { places.contains([$0.page, $0.mode]) }
    next.pictures.removeAll { places.contains([$0.page, $0.mode]) }
    next.pictures = (next.pictures + new).sorted { ($0.page, $0.mode) < ($1.page, $1.mode) }
    next.origins[origin.key] = origin
    let used = Set(next.pictures.map(\.origin))
    next.origins = next.origins.filter { used.contains($0.key) }
    do {
      for (picture, source) in zip(new, accepted) {
        try createFolder("\(folder)/\(picture.folder)", mode: 0o755)
        try writeFile(try contentsOfFile(source.file), to: "\(folder)/\(picture.path)", mode: 0o644)
      }
      let text = try JSONFile.bytes(of: next)
      if let bytes {
        try replaceFile(manifestPath, from: bytes, to: text)
      } else {
        try writeFile(text, to: manifestPath, mode: 0o644)
      }
    } catch FileReplacementError.changed {
      throw RunError("\(manifestPath): changed during the run; nothing was accepted")
    } catch FileReplacementError.failed(let reason) {
      throw RunError("\(manifestPath): \(reason)")
    } catch {
      throw RunError("\(error)")
    }
    let kept = Set(next.pictures.map(\.path))
    for picture in old where !kept.contains(picture.path) { try? removeFile("\(folder)/\(picture.path)") }
  }
}
