import FloorplanLayout

/// A problem of the kind "anchor": the scroll position of a collection after its content has changed.
struct AnchorProblem: Sendable {
  var before: LayoutProblem
  var after: LayoutProblem
  /// The vertical content offset before the change, in points.
  var offset: Double
}

extension AnchorProblem: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields([.kind, .before, .after, .offset])
    let before: Side = try fields.required(.before)
    let after: Side = try fields.required(.after)
    self.before = before.problem
    self.after = after.problem
    offset = try fields.required(.offset)
  }
}

/// A problem with a layout that scrolls vertically, and with an identifier for each item.
private struct Side: Decodable {
  let problem: LayoutProblem

  /// The only kind that is valid here.
  private enum Kind: String, DocumentName {
    case layout
  }

  private enum VerticalLayoutName: String, DocumentName {
    case horizontalFlow, autosizingColumnFlow, keyValueColumnFlow
  }

  init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: DocumentKey.self)
    let _: Kind? = try names.optional(.kind)
    let _: VerticalLayoutName? = try names.optional(.layout)
    problem = try LayoutProblem(from: decoder)

    for (position, section) in problem.sections.enumerated() {
      let path = decoder.codingPath + [DocumentKey.sections, AnyKey(intValue: position)]
      if section.items.isEmpty, section.description.itemCount > 0 {
        throw DocumentError(path + [DocumentKey.count], "expected items, each with an id")
      }
      if let nameless = section.items.firstIndex(where: { $0.id == nil }) {
        throw DocumentError(path + [DocumentKey.items, AnyKey(intValue: nameless), DocumentKey.id], "missing")
      }
    }
  }
}
