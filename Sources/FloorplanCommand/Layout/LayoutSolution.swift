import FloorplanLayout

/// The answer to a ``LayoutProblem``.
///
/// The frames are computed while it is encoded.
struct LayoutSolution: Encodable {
  private let problem: LayoutProblem
  private let engine: LayoutEngine

  init(to problem: LayoutProblem) {
    self.problem = problem
    engine = problem.engine()
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DocumentKey.self)

    let size = engine.contentSize
    try container.encode(["width": size.width, "height": size.height], forKey: .contentSize)

    var sections = container.nestedUnkeyedContainer(forKey: .sections)
    for (section, description) in engine.sections.enumerated() {
      var parts = sections.nestedContainer(keyedBy: DocumentKey.self)
      try parts.encode(frame(of: .header(section: section)), forKey: .header)
      try parts.encode(frame(of: .footer(section: section)), forKey: .footer)
      var items = parts.nestedUnkeyedContainer(forKey: .items)
      for item in 0..<description.itemCount {
        try items.encode(frame(of: .item(ItemIndex(section: section, item: item))))
      }
    }

    try container.encode(problem.queries.map(names), forKey: .queries)
  }

  private func frame(of element: LayoutElement) -> [Double]? {
    engine.frame(of: element, contentOffset: problem.contentOffset).map(\.coordinates)
  }

  private func names(ofElementsIn rect: Rect) -> [String] {
    engine.elements(in: rect, contentOffset: problem.contentOffset).map { element, _ in
      switch element {
      case .header(let section): "h\(section)"
      case .item(let index): "i\(index.section).\(index.item)"
      case .footer(let section): "f\(section)"
      }
    }
  }
}

extension Rect {
  /// The frame in the output, as x, y, width and height.
  var coordinates: [Double] { [minX, minY, size.width, size.height].map(\.withoutNegativeZero) }
}

/// A value that is encoded as null if it is nil, where a property of optional type would be omitted.
struct OrNull<Value: Encodable & Sendable>: Encodable, Sendable {
  let value: Value?

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Double {
  /// The same number, with 0 instead of −0.
  var withoutNegativeZero: Double { self == 0 ? 0 : self }
}
