extension LayoutEngine {
  /// The total size of all sections, snapped to pixels.
  ///
  /// The width is that of the container, or that of the widest section where lines may be wider (rule H4).
  ///
  /// - Complexity: O(1).
  public var contentSize: Size {
    let width = layout.scrollsHorizontally ? contentWidth : containerSize.width
    return Size(width: grid.snap(width), height: grid.snap(stack.height))
  }

  /// Returns the frame of an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The frame, or nil if the item doesn't exist or its line is cut off (rule F7).
  /// - Complexity: O(1) for up to a million items.
  public func frame(ofItemAt index: ItemIndex) -> Rect? {
    guard hasFrame(forItemAt: index) else { return nil }
    return frame(states[index.section].lines.edges(ofItem: index.item), linesTop: linesTop(ofSection: index.section))
  }

  /// Returns the frame of an element.
  ///
  /// The frame at a scroll position differs from the frame at rest only for pinned headers and footers. A pinned header
  /// stays at the top of the viewport until the end of its section pushes it out; a pinned footer stays at the bottom
  /// accordingly.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - contentOffset: The origin of the viewport, which has the height of the container; nil for the frame at rest.
  /// - Returns: The frame, or nil if the element doesn't exist. A header or a footer without a height, and an item
  ///   whose line is cut off (rule F7), have no frame.
  /// - Complexity: O(1) for up to a million items.
  public func frame(of element: LayoutElement, contentOffset: Point? = nil) -> Rect? {
    let offset = contentOffset.map { $0.y.isFinite ? $0.y : 0 }
    switch element {
    case .item(let index):
      return frame(ofItemAt: index)
    case .header(let section):
      guard let (header, footer) = bandHeights(ofSection: section), header > 0 else { return nil }
      var top = stack.top(section)
      if layout.pinsHeaders, let offset { top = max(top, min(offset, stack.top(section + 1) - footer - header)) }
      return frame(top: top, height: header)
    case .footer(let section):
      guard let (header, footer) = bandHeights(ofSection: section), footer > 0 else { return nil }
      var top = stack.top(section + 1) - footer
      if layout.pinsFooters, let offset {
        top = min(top, max(offset + containerSize.height - footer, stack.top(section) + header))
      }
      return frame(top: top, height: footer)
    }
  }

  private func bandHeights(ofSection section: Int) -> (header: Double, footer: Double)? {
    states.indices.contains(section) ? (states[section].header, states[section].footer) : nil
  }

  /// Returns the frame of a header or a footer, which spans the wider of container and content (rule R4).
  private func frame(top: Double, height: Double) -> Rect {
    let width = max(containerSize.width, contentWidth)
    return grid.frame(leading: 0, trailing: width, top: top, bottom: top + height)
  }

  /// Converts the edges of an item to its frame.
  @inline(__always)
  func frame(_ edges: ItemEdges, linesTop: Double) -> Rect {
    grid.frame(
      leading: edges.leading, trailing: edges.trailing, top: linesTop + edges.top, bottom: linesTop + edges.bottom)
  }

  /// Returns the top of a section's first line, before snapping.
  func linesTop(ofSection section: Int) -> Double {
    stack.top(section) + states[section].linesTop
  }

  /// Returns whether an item exists and has a frame.
  func hasFrame(forItemAt index: ItemIndex) -> Bool {
    states.indices.contains(index.section) && index.item >= 0
      && index.item < states[index.section].lines.framedItemCount
  }

  /// The maximum distance by which snapping and rounding move an edge.
  var slack: Double {
    Tolerance.epsilon + (grid.scale > 0 ? 1 / grid.scale : 0) + max(stack.height, contentWidth) * 1e-12
  }

  /// Converts a vertical span to the coordinates of a section's lines, extended by the slack at both ends.
  func lineSpan(_ vertical: Span, inSection section: Int) -> Span {
    let top = linesTop(ofSection: section)
    return Span(lower: vertical.lower - top - slack, upper: vertical.upper - top + slack)
  }

  /// Converts a horizontal span to the coordinates of lines, extended by the slack at both ends.
  func lineSpan(_ horizontal: Span) -> Span {
    let span = grid.spanFromLeadingEdge(horizontal)
    return Span(lower: span.lower - slack, upper: span.upper + slack)
  }
}
