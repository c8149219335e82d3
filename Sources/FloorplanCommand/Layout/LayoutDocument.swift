import FloorplanLayout

/// The input of `floorplan layout`: one problem, or a list of them.
struct LayoutDocument: Sendable {
  /// The maximum number of items in a document.
  ///
  /// More frames would exhaust the memory.
  private static let itemLimit = 10_000_000

  private let problems: [Problem]
  /// Whether the input is a list, so the output is one too.
  private let isList: Bool

  enum Problem: Sendable {
    case layout(LayoutProblem)
    case grid(GridProblem)
    case anchor(AnchorProblem)
  }

  /// Decodes a document.
  ///
  /// - Parameter text: JSON in UTF-8.
  /// - Throws: ``DocumentError`` for the first problem.
  init(text: [UInt8]) throws(DocumentError) {
    self = try JSONText.decode(LayoutDocument.self, from: text)
  }
}

extension LayoutDocument: Decodable {
  init(from decoder: any Decoder) throws {
    isList = (try? decoder.unkeyedContainer()) != nil
    if isList {
      problems = try [Problem](from: decoder)
    } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
      problems = [try Problem(from: decoder)]
    } else {
      throw DocumentError([], "expected an object or a list of objects")
    }
    try checkItemCount()
  }

  /// Throws if the document has too many items.
  private func checkItemCount() throws {
    var rest = Self.itemLimit
    for (index, problem) in problems.enumerated() {
      guard case .layout(let layout) = problem else { continue }
      for (position, section) in layout.sections.enumerated() {
        rest -= min(section.description.itemCount, Self.itemLimit + 1)
        guard rest < 0 else { continue }
        throw DocumentError(
          (isList ? [AnyKey(intValue: index)] : [])
            + [DocumentKey.sections, AnyKey(intValue: position), DocumentKey.count],
          "expected at most \(Self.itemLimit) items in the whole document")
      }
    }
  }
}

extension LayoutDocument.Problem: Decodable {
  private enum Kind: String, DocumentName {
    case layout, grid, anchor
  }

  /// Decodes a problem; without a kind it is a layout.
  init(from decoder: any Decoder) throws {
    let kind: Kind? = try decoder.container(keyedBy: DocumentKey.self).optional(.kind)
    switch kind ?? .layout {
    case .layout: self = .layout(try LayoutProblem(from: decoder))
    case .grid: self = .grid(try GridProblem(from: decoder))
    case .anchor: self = .anchor(try AnchorProblem(from: decoder))
    }
  }
}

extension LayoutDocument: Encodable {
  /// Encodes the answer, or a list of answers for a list of problems.
  func encode(to encoder: any Encoder) throws {
    if isList { try problems.encode(to: encoder) } else { try problems[0].encode(to: encoder) }
  }
}

extension LayoutDocument.Problem: Encodable {
  /// Encodes the answer.
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .layout(let problem): try LayoutSolution(to: problem).encode(to: encoder)
    case .grid(let problem): try GridSolution(to: problem).encode(to: encoder)
    case .anchor(let problem): try AnchorSolution(to: problem).encode(to: encoder)
    }
  }
}
