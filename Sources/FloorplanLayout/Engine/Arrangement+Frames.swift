extension Arrangement {
  var contentSize: Size {
    let width = scrollsHorizontally ? contentWidth : containerSize.width
    return Size(width: grid.snap(width), height: grid.snap(stack.height))
  }

  func frame(ofItemAt index: ItemIndex) -> Rect? {
    guard shows(index) else { return nil }
    return frame(states[index.section].lines.edges(ofItem: index.item), linesTop: linesTop(ofSection: index.section))
  }

  /// Where an element rests.
  func frame(of element: LayoutElement) -> Rect? {
    switch element {
    case .item(let index): frame(ofItemAt: index)
    case .header(let section): restingTop(ofHeader: section).map { frame(top: $0, height: states[section].header) }
    case .footer(let section): restingTop(ofFooter: section).map { frame(top: $0, height: states[section].footer) }
    }
  }

  /// Where an element is while the content is scrolled to a place (rules "pinned header" and "pinned footer").
  func frame(of element: LayoutElement, contentOffset: Point) -> Rect? {
    let offset = contentOffset.y.isFinite ? contentOffset.y : 0
    switch element {
    case .header(let section) where pinsHeaders:
      guard let rest = restingTop(ofHeader: section) else { return nil }
      let state = states[section]
      let last = stack.top(section + 1) - state.footer - state.header
      return frame(top: max(rest, min(offset, last)), height: state.header)
    case .footer(let section) where pinsFooters:
      guard let rest = restingTop(ofFooter: section) else { return nil }
      let state = states[section]
      let bottom = offset + containerSize.height
      return frame(
        top: min(rest, max(bottom - state.footer, stack.top(section) + state.header)), height: state.footer)
    default:
      return frame(of: element)
    }
  }

  private func restingTop(ofHeader section: Int) -> Double? {
    guard states.indices.contains(section), states[section].header > 0 else { return nil }
    return stack.top(section)
  }

  private func restingTop(ofFooter section: Int) -> Double? {
    guard states.indices.contains(section), states[section].footer > 0 else { return nil }
    return stack.top(section + 1) - states[section].footer
  }

  /// Headers and footers span the container, or the content where that is wider (rule R4).
  private func frame(top: Double, height: Double) -> Rect {
    let width = max(containerSize.width, contentWidth)
    return grid.frame(leading: 0, trailing: width, top: top, bottom: top + height)
  }

  /// The one place where what lines know of an item becomes a frame.
  func frame(_ edges: ItemEdges, linesTop: Double) -> Rect {
    grid.frame(
      leading: edges.leading, trailing: edges.trailing, top: linesTop + edges.top, bottom: linesTop + edges.bottom)
  }

  /// Where the first line of a section starts, not snapped.
  func linesTop(ofSection section: Int) -> Double {
    stack.top(section) + states[section].linesTop
  }

  /// Whether an item exists and is shown.
  func shows(_ index: ItemIndex) -> Bool {
    states.indices.contains(index.section) && index.item >= 0
      && index.item < states[index.section].lines.shownCount
  }

  /// How far snapping and rounding move an edge, at most.
  var slack: Double {
    Tolerance.epsilon + (grid.scale > 0 ? 1 / grid.scale : 0) + max(stack.height, contentWidth) * 1e-12
  }

  /// A vertical span as the lines of a section see it, a little longer at both ends.
  func lineSpan(_ vertical: Span, inSection section: Int) -> Span {
    let top = linesTop(ofSection: section)
    return Span(lower: vertical.lower - top - slack, upper: vertical.upper - top + slack)
  }

  /// A horizontal span as lines see it, a little longer at both ends.
  func lineSpan(_ horizontal: Span) -> Span {
    let span = grid.spanFromLeadingEdge(horizontal)
    return Span(lower: span.lower - slack, upper: span.upper + slack)
  }
}
