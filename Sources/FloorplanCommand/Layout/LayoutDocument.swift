import FloorplanLayout
import FoundationEssentials

/// What `floorplan layout` reads: one problem, or a list of them.
enum LayoutDocument: Sendable {
  case one(Problem)
  case list([Problem])

  /// A question about a layout.
  enum Problem: Sendable {
    case layout(LayoutProblem)
    case grid(GridProblem)
    case anchor(AnchorProblem)
  }

  /// Reads a document.
  ///
  /// - Parameter text: The document's text: JSON in UTF-8.
  /// - Throws: ``DocumentError`` for the first thing that is not as it should be.
  init(text: [UInt8]) throws(DocumentError) {
    try self.init(DocumentReader(value: try JSONValue(text: text), path: .root))
  }

  /// The answers as JSON on one line: one for one problem, a list for a list.
  func answer() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let answer: Data =
      switch self {
      case .one(let problem): try encoder.encode(problem.answer)
      case .list(let problems): try encoder.encode(problems.map(\.answer))
      }
    return String(decoding: answer, as: UTF8.self) + "\n"
  }
}

extension LayoutDocument: DocumentReadable {
  static let expectation = "an object or a list of objects"

  init(_ reader: DocumentReader) throws(DocumentError) {
    switch reader.value {
    case .list: self = .list(try [Problem](reader))
    case .object: self = .one(try Problem(reader))
    default: throw reader.error(expected: Self.expectation)
    }
    try checkItemCount()
  }

  /// Refuses what would fill the memory with frames.
  private func checkItemCount() throws(DocumentError) {
    var rest = DocumentError.itemLimit
    func check(_ problem: Problem, at path: DocumentPath) throws(DocumentError) {
      guard case .layout(let layout) = problem else { return }
      for (position, section) in layout.sections.enumerated() {
        rest -= min(section.description.itemCount, DocumentError.itemLimit + 1)
        guard rest < 0 else { continue }
        let section = DocumentPath.index(position, of: .key("sections", of: path))
        throw DocumentError(.key("count", of: section), .tooManyItems)
      }
    }
    switch self {
    case .one(let problem): try check(problem, at: .root)
    case .list(let problems):
      for (position, problem) in problems.enumerated() { try check(problem, at: .index(position, of: .root)) }
    }
  }
}

extension LayoutDocument.Problem: DocumentReadable {
  static let expectation = "an object"

  private enum Kind: String, DocumentName {
    case layout, grid, anchor
  }

  private enum Key: String, DocumentKey {
    case kind
  }

  /// Reads a problem; without a kind it is a layout.
  init(_ reader: DocumentReader) throws(DocumentError) {
    let kind = try reader.member(Key.kind, expected: Self.expectation)
    switch try kind.map(Kind.init) ?? .layout {
    case .layout: self = .layout(try LayoutProblem(reader))
    case .grid: self = .grid(try GridProblem(reader))
    case .anchor: self = .anchor(try AnchorProblem(reader))
    }
  }

  fileprivate var answer: LayoutDocument.Answer {
    switch self {
    case .layout(let problem): .layout(LayoutAnswer(to: problem))
    case .grid(let problem): .grid(GridAnswer(to: problem))
    case .anchor(let problem): .anchor(AnchorAnswer(to: problem))
    }
  }
}

extension LayoutDocument {
  /// The answer to a problem, written as what it is.
  fileprivate enum Answer: Encodable {
    case layout(LayoutAnswer)
    case grid(GridAnswer)
    case anchor(AnchorAnswer)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .layout(let answer): try answer.encode(to: encoder)
      case .grid(let answer): try answer.encode(to: encoder)
      case .anchor(let answer): try answer.encode(to: encoder)
      }
    }
  }
}
