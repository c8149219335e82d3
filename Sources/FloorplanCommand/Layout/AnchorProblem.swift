import FloorplanLayout

/// A question of the kind "anchor": where a collection is scrolled to after its content changed.
struct AnchorProblem: Sendable {
  var before: LayoutProblem
  var after: LayoutProblem
  /// How far the content was scrolled down, in points.
  var offset: Double
}

extension AnchorProblem: DocumentReadable {
  static let expectation = "a problem of the kind \"anchor\""

  private enum Key: String, DocumentKey {
    case kind, before, after, offset
  }

  init(_ reader: DocumentReader) throws(DocumentError) {
    let fields = try DocumentFields<Key>(reader)
    let before: Side = try fields.required(.before)
    let after: Side = try fields.required(.after)
    self.before = before.problem
    self.after = after.problem
    offset = try fields.required(.offset)
  }
}

/// A layout problem whose lines follow each other downwards, and whose items all have ids.
private struct Side: DocumentReadable {
  static let expectation = LayoutProblem.expectation

  let problem: LayoutProblem

  /// The only kind that can stand here.
  private enum Kind: String, DocumentName {
    case layout
  }

  private enum VerticalLayoutName: String, DocumentName {
    case horizontalFlow, autosizingColumnFlow, keyValueColumnFlow
  }

  private enum Key: String, DocumentKey {
    case kind, layout, sections, count, items, id
  }

  init(_ reader: DocumentReader) throws(DocumentError) {
    if let kind = try reader.member(Key.kind, expected: Self.expectation) { _ = try Kind(kind) }
    if let name = try reader.member(Key.layout, expected: Self.expectation) { _ = try VerticalLayoutName(name) }
    problem = try LayoutProblem(reader)

    for (position, section) in problem.sections.enumerated() {
      let path = DocumentPath.index(position, of: .key(Key.sections.rawValue, of: reader.path))
      if section.items.isEmpty, section.description.itemCount > 0 {
        throw DocumentError(.key(Key.count.rawValue, of: path), .countWithoutIDs)
      }
      if let nameless = section.items.firstIndex(where: { $0.id == nil }) {
        let item = DocumentPath.index(nameless, of: .key(Key.items.rawValue, of: path))
        throw DocumentError(.key(Key.id.rawValue, of: item), .missing(expected: ItemID.expectation))
      }
    }
  }
}
