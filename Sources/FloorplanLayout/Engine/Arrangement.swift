/// Lines, sections and pixels together: all that frames are computed from.
struct Arrangement: Hashable, Sendable {
  let lines: UniformLines
  let stack: SectionStack
  let grid: PixelGrid

  /// The frame of an item that exists and is shown.
  func frame(of index: ItemIndex) -> Rect {
    let (line, column) = index.item.quotientAndRemainder(dividingBy: lines.columns.count)
    return frame(column: column, of: LinePosition(section: index.section, line: line))
  }

  /// The frame that an item would have in a column of a line, whether or not it exists.
  func frame(column: Int, of position: LinePosition) -> Rect {
    lines.frame(column: column, line: position.line, sectionTop: stack.tops[position.section], on: grid)
  }

  /// Whether an item exists and is shown.
  func shows(_ index: ItemIndex) -> Bool {
    stack.shownCounts.indices.contains(index.section) && index.item >= 0
      && index.item < stack.shownCounts[index.section]
  }

  /// The sections that may have items between two heights: all that have, and perhaps a few beside them.
  func filledSections(near span: Span) -> ArraySlice<Int> {
    // Snapping and rounding move an edge of an item across the edge of its section by less than this.
    let slack = Tolerance.epsilon + (grid.scale > 0 ? 1 / grid.scale : 0) + stack.height * 1e-12
    let filled = stack.filled
    let first = firstPosition(below: filled.count) { stack.tops[filled[$0] + 1] + slack >= span.lower }
    let end = firstPosition(below: filled.count) { stack.tops[filled[$0]] - slack > span.upper }
    return first < end ? filled[first..<end] : []
  }

  /// The lines of a section that meet a span.
  ///
  /// The comparison is with the frames that leave the engine, so the answer and the frames always agree.
  func lineRange(meeting span: Span, inSection section: Int) -> Range<Int> {
    let count = lines.lineCount(forItemCount: stack.shownCounts[section])
    func guess(_ y: Double) -> Int {
      guard lines.linePitch > 0 else { return 0 }
      return Tolerance.wholeNumber((y - stack.tops[section] - lines.inset.top) / lines.linePitch, in: 0...count)
    }
    return range(below: count, meeting: span, guesses: (guess(span.lower), guess(span.upper))) {
      Span(vertical: frame(column: 0, of: LinePosition(section: section, line: $0)))
    }
  }

  /// The columns of a section that meet a span, from the leading edge.
  func columnRange(meeting span: Span, inSection section: Int) -> Range<Int> {
    let count = min(lines.columns.count, stack.shownCounts[section])
    let isMirrored = grid.mirror != nil
    func guess(_ x: Double) -> Int {
      guard lines.columns.pitch > 0 else { return 0 }
      let distance = grid.distanceFromLeadingEdge(x) - lines.inset.leading
      let column = Tolerance.wholeNumber(distance / lines.columns.pitch, in: 0...count)
      return isMirrored ? count - column : column
    }
    // Searched from left to right, because half-open spans are not the same in a mirror.
    let fromLeft = range(below: count, meeting: span, guesses: (guess(span.lower), guess(span.upper))) {
      let column = isMirrored ? count - 1 - $0 : $0
      return Span(horizontal: frame(column: column, of: LinePosition(section: section, line: 0)))
    }
    return isMirrored ? count - fromLeft.upperBound..<count - fromLeft.lowerBound : fromLeft
  }

  private func range(
    below count: Int, meeting span: Span, guesses: (lower: Int, upper: Int), element: (Int) -> Span
  ) -> Range<Int> {
    let first = firstPosition(below: count, near: guesses.lower) { element($0).endsAfterStart(of: span) }
    let end = firstPosition(below: count, near: guesses.upper) { !element($0).startsBeforeEnd(of: span) }
    return first < end ? first..<end : 0..<0
  }
}
