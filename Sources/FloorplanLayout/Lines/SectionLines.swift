/// The items of a section in the lines of its layout.
enum SectionLines: Sendable {
  case uniform(LinesStorage<UniformLines>)
  case rows(LinesStorage<ColumnRows>)
  case packed(LinesStorage<PackedLines>)
  case single(LinesStorage<SingleLine>)
}

extension SectionLines: LineArrangement {
  var framedItemCount: Int {
    switch self {
    case .uniform(let storage): storage.lines.framedItemCount
    case .rows(let storage): storage.lines.framedItemCount
    case .packed(let storage): storage.lines.framedItemCount
    case .single(let storage): storage.lines.framedItemCount
    }
  }

  var lineCount: Int {
    switch self {
    case .uniform(let storage): storage.lines.lineCount
    case .rows(let storage): storage.lines.lineCount
    case .packed(let storage): storage.lines.lineCount
    case .single(let storage): storage.lines.lineCount
    }
  }

  var extent: Double {
    switch self {
    case .uniform(let storage): storage.lines.extent
    case .rows(let storage): storage.lines.extent
    case .packed(let storage): storage.lines.extent
    case .single(let storage): storage.lines.extent
    }
  }

  func line(ofItem item: Int) -> Int {
    switch self {
    case .uniform(let storage): storage.lines.line(ofItem: item)
    case .rows(let storage): storage.lines.line(ofItem: item)
    case .packed(let storage): storage.lines.line(ofItem: item)
    case .single(let storage): storage.lines.line(ofItem: item)
    }
  }

  func items(inLine line: Int) -> Range<Int> {
    switch self {
    case .uniform(let storage): storage.lines.items(inLine: line)
    case .rows(let storage): storage.lines.items(inLine: line)
    case .packed(let storage): storage.lines.items(inLine: line)
    case .single(let storage): storage.lines.items(inLine: line)
    }
  }

  func edges(ofLine line: Int) -> LineEdges {
    switch self {
    case .uniform(let storage): storage.lines.edges(ofLine: line)
    case .rows(let storage): storage.lines.edges(ofLine: line)
    case .packed(let storage): storage.lines.edges(ofLine: line)
    case .single(let storage): storage.lines.edges(ofLine: line)
    }
  }

  func edges(ofItem item: Int) -> ItemEdges {
    switch self {
    case .uniform(let storage): storage.lines.edges(ofItem: item)
    case .rows(let storage): storage.lines.edges(ofItem: item)
    case .packed(let storage): storage.lines.edges(ofItem: item)
    case .single(let storage): storage.lines.edges(ofItem: item)
    }
  }

  func lines(near span: Span) -> Range<Int> {
    switch self {
    case .uniform(let storage): storage.lines.lines(near: span)
    case .rows(let storage): storage.lines.lines(near: span)
    case .packed(let storage): storage.lines.lines(near: span)
    case .single(let storage): storage.lines.lines(near: span)
    }
  }

  func items(inLine line: Int, near span: Span) -> Range<Int> {
    switch self {
    case .uniform(let storage): storage.lines.items(inLine: line, near: span)
    case .rows(let storage): storage.lines.items(inLine: line, near: span)
    case .packed(let storage): storage.lines.items(inLine: line, near: span)
    case .single(let storage): storage.lines.items(inLine: line, near: span)
    }
  }

  var mayCoincide: Bool {
    switch self {
    case .uniform(let storage): storage.lines.mayCoincide
    case .rows(let storage): storage.lines.mayCoincide
    case .packed(let storage): storage.lines.mayCoincide
    case .single(let storage): storage.lines.mayCoincide
    }
  }

  func cursor(from vertical: Span, near horizontal: Span, within range: Range<Int>?) -> ItemCursor {
    switch self {
    case .uniform(let storage): storage.lines.cursor(from: vertical, near: horizontal, within: range)
    case .rows(let storage): storage.lines.cursor(from: vertical, near: horizontal, within: range)
    case .packed(let storage): storage.lines.cursor(from: vertical, near: horizontal, within: range)
    case .single(let storage): storage.lines.cursor(from: vertical, near: horizontal, within: range)
    }
  }

  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor) {
    switch self {
    case .uniform(let storage): storage.lines.fill(&batch, from: &cursor)
    case .rows(let storage): storage.lines.fill(&batch, from: &cursor)
    case .packed(let storage): storage.lines.fill(&batch, from: &cursor)
    case .single(let storage): storage.lines.fill(&batch, from: &cursor)
    }
  }
}

extension SectionLines {
  /// Whether all lines have the same columns.
  var hasEqualColumns: Bool {
    switch self {
    case .uniform, .rows: true
    case .packed, .single: false
    }
  }
}
