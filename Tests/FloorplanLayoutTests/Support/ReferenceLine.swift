import FloorplanLayout

/// An item in a line, before snapping and mirroring: `x` is the distance from the leading edge of the content.
struct ReferenceCell {
  let x: Double
  let width: Double
  let height: Double
}

/// The cells of a line, in document order.
typealias ReferenceLine = [ReferenceCell]

extension LayoutProblem {
  /// The lines of a section, without those that rule F7 removes.
  func lines(of section: Section) -> [ReferenceLine] {
    let numbers = numbers(of: section)
    guard !section.items.isEmpty else { return [] }
    switch layout {
    case .horizontalScroll: return [scrollLine(section, numbers)]
    case .horizontalFlow:
      let lines = flowLines(section, numbers)
      return numberOfRows > 0 ? Array(lines.prefix(numberOfRows)) : lines
    case .autosizingColumnFlow, .keyValueColumnFlow: return columnLines(section, numbers)
    }
  }

  // MARK: horizontalScroll

  private func scrollLine(_ section: Section, _ numbers: ReferenceSectionNumbers) -> ReferenceLine {
    var line: ReferenceLine = []
    var x = numbers.inset.leading
    for item in section.items {
      let size = scrollSize(of: item)
      line.append(ReferenceCell(x: x, width: size.width, height: size.height))
      x += size.width + numbers.spacing
    }
    return line
  }

  /// Rule H2.
  private func scrollSize(of item: Item) -> Size {
    if isSelfSizing {
      guard let measure = item.measure, !item.isUnmeasured else { return estimate }
      let width = roundedUp(measure.naturalWidth)
      return Size(width: width, height: roundedUp(measure.height(forWidth: width)))
    }
    let size = RuleArithmetic.length(item.size ?? itemSize ?? Size(width: 50, height: 50))
    guard item.size != nil else { return size }
    return Size(
      width: Double.minimum(size.width, RuleArithmetic.longestExact),
      height: Double.minimum(size.height, RuleArithmetic.longestExact))
  }

  // MARK: horizontalFlow

  /// Rule F1.
  private func flowLines(_ section: Section, _ numbers: ReferenceSectionNumbers) -> [ReferenceLine] {
    let minimum = RuleArithmetic.length(minimumScaledItemSize ?? .zero)
    let (available, spacing) = (numbers.available, numbers.spacing)
    let count = section.items.count
    if isSelfSizing {
      return measuredLines(section.items.map { flowSize(of: $0, numbers) }, numbers)
    }
    if numberOfColumns > 0 {
      let width = columnWidth(columnCount(atMost: numberOfColumns, numbers), numbers)
      // Rule F2: “aspect of itemSize if given, else of minimumScaledItemSize if set, else 50 x 50”.
      let model = itemSize.map(RuleArithmetic.length) ?? (minimum.width > 0 ? minimum : Size(width: 50, height: 50))
      let height = RuleArithmetic.length(width * model.height / model.width)
      return uniformRows(
        count, columns: columnCount(atMost: numberOfColumns, numbers), size: Size(width: width, height: height), numbers
      )
    }
    if minimum.width > 0 {
      // Rule F3.
      let columns = max(1, RuleArithmetic.floor((available + spacing) / (minimum.width + spacing)))
      let width = columnWidth(columns, numbers)
      let height = RuleArithmetic.length(width * minimum.height / minimum.width)
      return uniformRows(count, columns: columns, size: Size(width: width, height: height), numbers)
    }
    // Rule F4.
    let size = RuleArithmetic.length(itemSize ?? Size(width: 50, height: 50))
    let narrowed = Size(width: min(size.width, available), height: size.height)
    return equalLines(Array(repeating: narrowed, count: count), numbers)
  }

  /// “Measured size”: rounded up, and limited to floor(A) pixels.
  private func flowSize(of item: Item, _ numbers: ReferenceSectionNumbers) -> Size {
    guard let measure = item.measure, !item.isUnmeasured else {
      return Size(width: min(estimate.width, numbers.available), height: estimate.height)
    }
    let width = min(roundedUp(measure.naturalWidth), roundedDown(numbers.available))
    return Size(width: width, height: roundedUp(measure.height(forWidth: width)))
  }

  /// Rule F5: the assignment of sizes to lines.
  private func broken(_ sizes: [Size], _ numbers: ReferenceSectionNumbers) -> [[Size]] {
    var lines: [[Size]] = []
    var used = 0.0
    for size in sizes {
      let extended = used + numbers.spacing + size.width
      if !lines.isEmpty, RuleArithmetic.isAtMost(extended, numbers.available) {
        lines[lines.count - 1].append(size)
        used = extended
      } else {
        lines.append([size])
        used = size.width
      }
    }
    return lines
  }

  /// Adjacent cells, leading-aligned, with the same gap between all of them.
  private func row(_ sizes: [Size], gap: Double, _ numbers: ReferenceSectionNumbers) -> ReferenceLine {
    var x = numbers.inset.leading
    return sizes.map { size in
      defer { x += size.width + gap }
      return ReferenceCell(x: x, width: size.width, height: size.height)
    }
  }

  /// Rule F6 for items of one size.
  private func equalLines(_ sizes: [Size], _ numbers: ReferenceSectionNumbers) -> [ReferenceLine] {
    let (available, spacing) = (numbers.available, numbers.spacing)
    var gap = spacing
    if isLayoutJustified, let width = sizes.first?.width, width + spacing > 0 {
      // The maximum number n of items for which n * width + (n - 1) * spacing is at most A, by rule F5.
      let full = max(1, ((available + RuleArithmetic.epsilon + spacing) / (width + spacing)).rounded(.down))
      let rest = max(0, available - (full * width + (full - 1) * spacing))
      if full > 1 { gap = spacing + rest / (full - 1) }
    }
    return broken(sizes, numbers).map { row($0, gap: gap, numbers) }
  }

  /// Rule F6 for measured items.
  private func measuredLines(_ sizes: [Size], _ numbers: ReferenceSectionNumbers) -> [ReferenceLine] {
    let lines = broken(sizes, numbers)
    return lines.enumerated().map { position, line in
      var gap = numbers.spacing
      if isLayoutJustified, position < lines.count - 1, line.count > 1 {
        let gaps = Double(line.count - 1)
        let used = line.map(\.width).reduce(0, +) + gaps * numbers.spacing
        gap += max(0, numbers.available - used) / gaps
      }
      return row(line, gap: gap, numbers)
    }
  }

  // MARK: Columns

  /// The n of rule F2, as a `Double`, because it can be any integer.
  private func columnCount(atMost limit: Int, _ numbers: ReferenceSectionNumbers) -> Double {
    let fitting = RuleArithmetic.floor((numbers.available + numbers.spacing) / (1 + numbers.spacing))
    return max(1, min(fitting, Double(limit)))
  }

  /// The w of the rules F2, F3 and C1.
  private func columnWidth(_ columns: Double, _ numbers: ReferenceSectionNumbers) -> Double {
    max(0, (numbers.available - (columns - 1) * numbers.spacing) / columns)
  }

  /// The start of column k.
  private func columnStart(_ column: Int, width: Double, _ numbers: ReferenceSectionNumbers) -> Double {
    numbers.inset.leading + Double(column) * (width + numbers.spacing)
  }

  private func uniformRows(
    _ count: Int, columns: Double, size: Size, _ numbers: ReferenceSectionNumbers
  ) -> [ReferenceLine] {
    let perLine = Int(min(columns, Double(count)))
    return stride(from: 0, to: count, by: perLine).map { first in
      (first..<min(first + perLine, count)).map { item in
        ReferenceCell(
          x: columnStart(item - first, width: size.width, numbers), width: size.width, height: size.height)
      }
    }
  }

  /// Rules C1 and C2.
  private func columnLines(_ section: Section, _ numbers: ReferenceSectionNumbers) -> [ReferenceLine] {
    let columns = columnCount(atMost: max(1, numberOfColumns), numbers)
    let width = columnWidth(columns, numbers)
    let perLine = Int(min(columns, Double(section.items.count)))
    return stride(from: 0, to: section.items.count, by: perLine).map { first in
      section.items[first...].prefix(perLine).enumerated().map { column, item in
        let x = columnStart(column, width: width, numbers)
        let snappedWidth = snap(x + width) - snap(x)
        return ReferenceCell(x: x, width: width, height: columnHeight(of: item, width: snappedWidth))
      }
    }
  }

  private func columnHeight(of item: Item, width: Double) -> Double {
    if let measure = item.measure, !item.isUnmeasured { return roundedUp(measure.height(forWidth: width)) }
    // “Column item”.
    if estimate.height > 0 { return estimate.height }
    return RuleArithmetic.length(itemSize?.height ?? 50)
  }
}
