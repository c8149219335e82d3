import FloorplanLayout

/// A problem of the kind "anchor": the scroll position of a collection after its content has changed.
struct AnchorProblem: Sendable {
  var before: LayoutProblem
  var after: LayoutProblem
  /// The vertical content offset before the change, in points.
  var offset: Double
}

extension AnchorProblem: Decodable {
  private enum Key: String, DocumentKey {
    case kind, before, after, offset
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
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

  private enum Key: String, DocumentKey {
    case kind, layout, sections, count, items, id
  }

  init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: Key.self)
    let _: Kind? = try names.optional(.kind)
    let _: VerticalLayoutName? = try names.optional(.layout)
    problem = try LayoutProblem(from: decoder)

    for (position, section) in problem.sections.enumerated() {
      let path = decoder.codingPath + [Key.sections, AnyKey(intValue: position)]
      if section.items.isEmpty, section.description.itemCount > 0 {
        throw DocumentError(path + [Key.count], "expected items, each with an id")
      }
      if let nameless = section.items.firstIndex(where: { $0.id == nil }) {
        throw DocumentError(path + [Key.items, AnyKey(intValue: nameless), Key.id], "missing")
      }
    }
  }
}
