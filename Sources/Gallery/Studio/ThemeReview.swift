import Floorplan
import FloorplanTheme

/// The verdicts on cells of the state matrix in a style sheet, as in the file of a review.
///
/// A verdict applies to the values with which the cell was drawn (``SampleValues``). It doesn't apply to other values,
/// but stays in the review, so it applies again if a change of the style sheet is reverted.
nonisolated struct ThemeReview: Hashable, Sendable {
  /// A verdict; the raw value is the word in files.
  enum Verdict: String, Codable, CaseIterable {
    case pass, fail, unsure
  }

  /// A cell of the state matrix, in the theme under review.
  struct Cell: Hashable, Sendable {
    /// The path of the page.
    let page: String
    /// The title of the state.
    let state: String
    let appearance: Appearance
  }

  /// The verdict on a cell, or a note without a verdict.
  struct Rating: Hashable, Sendable {
    var verdict: Verdict?
    var note = ""
    /// The checksum of the values.
    let values: String
  }

  /// The status of a cell.
  enum Status: Hashable, Sendable {
    case unreviewed
    /// A verdict applied to other values.
    case changed
    case rated(Verdict)
  }

  /// The style sheet.
  struct Sheet: Codable, Hashable, Sendable {
    /// The path, or the name of a built-in theme.
    let path: String
    /// The checksum when the review was saved; nil for the standard theme, or if the file couldn't be read.
    var hash: String?
  }

  var sheet: Sheet
  /// The ratings of each cell for different values, in the order in which they were added.
  private var ratings: [Cell: [Rating]] = [:]

  init(of sheet: Sheet) { self.sheet = sheet }

  /// The number of ratings.
  var count: Int { ratings.values.reduce(0) { $0 + $1.count } }

  /// The rating of a cell with values.
  subscript(cell: Cell, values: String) -> Rating? {
    get { ratings[cell]?.first { $0.values == values } }
    set {
      ratings[cell, default: []].removeAll { $0.values == values }
      if let newValue { ratings[cell, default: []].append(newValue) }
      if ratings[cell] == [] { ratings[cell] = nil }
    }
  }

  /// Returns the status of a cell with values.
  func status(of cell: Cell, _ values: String) -> Status {
    if let verdict = self[cell, values]?.verdict { return .rated(verdict) }
    return ratings[cell]?.contains { $0.values != values && $0.verdict != nil } == true ? .changed : .unreviewed
  }

  /// Returns the review with only the ratings that apply to values.
  func limited(to values: [Cell: String]) -> Self {
    var result = self
    result.ratings = ratings.reduce(into: [:]) { kept, item in
      guard let current = values[item.key], let rating = self[item.key, current] else { return }
      kept[item.key] = [rating]
    }
    return result
  }
}

// MARK: - File

nonisolated extension ThemeReview: Codable {
  private static let format = "floorplan-review-1"
  private static let expectedContent = "a review of the state matrix"

  private enum Key: String, CodingKey {
    case format, sheet, ratings, page, state, appearance, verdict, note, values
  }

  /// The part of a file that all versions of the format have.
  private struct Header: Decodable {
    let format: String
  }

  /// Decodes the content of a file.
  ///
  /// - Throws: ``RunError`` with the position of the first problem.
  static func read(_ bytes: [UInt8], from path: String) throws(RunError) -> Self {
    let header = try JSONFile.decode(Header.self, bytes, path, expected: expectedContent)
    guard header.format == format else {
      throw RunError("\(path): unknown format \(quoted(header.format)); expected \(format)")
    }
    return try JSONFile.decode(Self.self, bytes, path, expected: expectedContent)
  }

  /// Reads a file.
  ///
  /// - Throws: ``RunError``.
  static func read(_ path: String) throws(RunError) -> Self {
    try read(contentsOfRunFile(path), from: path)
  }

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Key.self)
    self.init(of: try file.decode(Sheet.self, forKey: .sheet))
    var list = try file.nestedUnkeyedContainer(forKey: .ratings)
    while !list.isAtEnd {
      let item = try list.nestedContainer(keyedBy: Key.self)
      let cell = Cell(
        page: try item.decode(String.self, forKey: .page), state: try item.decode(String.self, forKey: .state),
        appearance: try Self.choice(Appearance.self, item, .appearance))
      var rating = Rating(values: try item.decode(String.self, forKey: .values))
      if item.contains(.verdict) { rating.verdict = try Self.choice(Verdict.self, item, .verdict) }
      rating.note = try item.decodeIfPresent(String.self, forKey: .note) ?? ""
      guard self[cell, rating.values] == nil else { throw InvalidValue(at: item.codingPath, "duplicate cell") }
      self[cell, rating.values] = rating
    }
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type, _ item: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> Value where Value.RawValue == String {
    let text = try item.decode(String.self, forKey: key)
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw InvalidValue(at: item.codingPath + [key], "\(quoted(text)) isn't one of \(known)")
    }
    return value
  }

  func encode(to encoder: any Encoder) throws {
    var file = encoder.container(keyedBy: Key.self)
    try file.encode(Self.format, forKey: .format)
    try file.encode(sheet, forKey: .sheet)
    var list = file.nestedUnkeyedContainer(forKey: .ratings)
    // In a fixed order, so versions of a file can be compared.
    let cells = ratings.sorted { $0.key.sortKey.lexicographicallyPrecedes($1.key.sortKey) }
    for (cell, ratings) in cells {
      for rating in ratings {
        var item = list.nestedContainer(keyedBy: Key.self)
        try item.encode(cell.page, forKey: .page)
        try item.encode(cell.state, forKey: .state)
        try item.encode(cell.appearance.rawValue, forKey: .appearance)
        try item.encodeIfPresent(rating.verdict, forKey: .verdict)
        if !rating.note.isEmpty { try item.encode(rating.note, forKey: .note) }
        try item.encode(rating.values, forKey: .values)
      }
    }
  }
}

nonisolated extension ThemeReview.Cell {
  fileprivate var sortKey: [String] { [page, state, appearance.rawValue] }

  /// The name in reports, in English: `object-cell, Hover (dark)`.
  var name: String { "\(page), \(state) (\(appearance.rawValue))" }
}
