import GTKBridge

/// The results of a run, or of a part of it, in a folder with the pictures that aren't in the baseline.
nonisolated struct RunPart: Codable {
  /// A share of the pages: every `count`th one, starting with the `index`th, counted from 1.
  struct Share: Codable, Hashable {
    let index: Int
    let count: Int

    /// Parses `I/N`; returns nil if it is invalid.
    init?(_ text: String) {
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
      self.init(index: index, count: count)
      if !isValid { return nil }
    }

    init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

    var isValid: Bool { index >= 1 && index <= count && count <= 10_000 }
    var text: String { "\(index)/\(count)" }

    /// Returns the elements of the share.
    func of<Element>(_ all: [Element]) -> [Element] {
      all.indices.filter { $0 % count == index - 1 }.map { all[$0] }
    }
  }

  /// A picture.
  struct Result: Codable {
    enum Outcome: String, Codable {
      case equal, changed, added, removed, failed
    }

    /// The address of the page, without switches.
    let page: String
    let mode: String
    var outcome: Outcome
    /// The reason for a failure, or the sizes if these differ.
    var message: String?
    /// The checksum of the new PNG file, after which its file is named.
    var hash: String?
    var regions: [Region] = []
    /// The changed values that regions display, or those of the whole page if a region displays none.
    var causes: [ChangedPart] = []

    var name: String { "\(page) (\(mode))" }
  }

  /// A changed region.
  struct Region: Codable {
    let frame: PictureComparison.Region
    /// The indices of the changed values that the region displays.
    let causes: [Int]
  }

  /// Everything on which the parts of a run must agree.
  struct Run: Codable, Hashable {
    static let currentFormat = "floorplan-run-1"
    var format = Self.currentFormat
    let origin: Baseline.Origin
    let modes: [String]
    /// The pages of all parts.
    let pages: [String]
    /// Whether these are all pages of the program.
    let hasAllPages: Bool
    let tolerance: Int
    /// The checksum of the baseline's manifest.
    let baseline: String
  }

  let run: Run
  let share: Share
  var results: [Result] = []
  /// The problems of images in the style sheet.
  var imageProblems: [String] = []
  /// The folder of the part, which isn't stored.
  private(set) var folder = ""

  private enum CodingKeys: CodingKey {
    case run, share, results, imageProblems
  }

  init(_ run: Run, _ share: Share, in folder: String) { (self.run, self.share, self.folder) = (run, share, folder) }

  private static let fileName = "part.json"

  /// Reads the part in a folder.
  ///
  /// - Throws: ``RunError``.
  init(in folder: String) throws(RunError) {
    self = try JSONFile.read(Self.self, "\(folder)/\(Self.fileName)", expected: "a part of a run").value
    self.folder = folder
    guard run.format == Run.currentFormat, share.isValid else {
      throw RunError("\(folder)/\(Self.fileName): damaged, or of another version of the program")
    }
    for result in results where result.outcome == .changed || result.outcome == .added { _ = try png(of: result) }
  }

  /// Writes the part to its folder, after its pictures.
  func write() throws(RunError) {
    do {
      try writeFile(JSONFile.bytes(of: self), to: "\(folder)/\(Self.fileName)", mode: 0o644)
    } catch {
      throw RunError("\(error)")
    }
  }

  /// Returns the path of the new picture.
  func path(of result: Result) -> String { "\(folder)/\(result.hash ?? "").png" }

  /// Reads the new picture.
  ///
  /// - Throws: ``RunError`` if it is missing or damaged.
  func png(of result: Result) throws(RunError) -> [UInt8] {
    let bytes = try contentsOfRunFile(path(of: result))
    guard sha256(bytes) == result.hash else { throw RunError("\(path(of: result)): damaged") }
    return bytes
  }
}
