import FloorplanLayout

/// The answer to a ``LayoutProblem``.
///
/// The frames are computed while it is encoded.
struct LayoutSolution: Sendable {
  private let engine: LayoutEngine
  private let contentOffset: Point
  private let queries: [Rect]

  init(to problem: LayoutProblem) {
    engine = problem.engine()
    contentOffset = problem.contentOffset
    queries = problem.queries
  }
}

extension LayoutSolution: Encodable {
  private enum CodingKeys: CodingKey {
    case contentSize, sections, queries
  }

  private enum SectionKeys: CodingKey {
    case header, footer, items
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)

    let size = engine.contentSize
    try container.encode(["width": size.width, "height": size.height], forKey: .contentSize)

    var sections = container.nestedUnkeyedContainer(forKey: .sections)
    for (section, description) in engine.sections.enumerated() {
      var parts = sections.nestedContainer(keyedBy: SectionKeys.self)
      try parts.encode(frame(of: .header(section: section)), forKey: .header)
      try parts.encode(frame(of: .footer(section: section)), forKey: .footer)
      var items = parts.nestedUnkeyedContainer(forKey: .items)
      for item in 0..<description.itemCount {
        try items.encode(frame(of: .item(ItemIndex(section: section, item: item))))
      }
    }

    try container.encode(queries.map(names), forKey: .queries)
  }

  private func frame(of element: LayoutElement) -> EncodedFrame? {
    engine.frame(of: element, contentOffset: contentOffset).map(EncodedFrame.init)
  }

  private func names(ofElementsIn rect: Rect) -> [String] {
    engine.elements(in: rect, contentOffset: contentOffset).map { element, _ in
      switch element {
      case .header(let section): "h\(section)"
      case .item(let index): "i\(index.section).\(index.item)"
      case .footer(let section): "f\(section)"
      }
    }
  }
}

/// A frame, encoded as `[x, y, width, height]`.
struct EncodedFrame: Encodable, Sendable {
  let frame: Rect

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([frame.minX, frame.minY, frame.size.width, frame.size.height].map(\.withoutNegativeZero))
  }
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
