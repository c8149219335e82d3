/// Where the sections start: the one thing that is stored, two numbers for each section.
struct SectionStack: Hashable, Sendable {
  /// The items of every section that have frames.
  let shownCounts: [Int]
  /// The top of every section, and at the end the bottom of the last one; not snapped.
  let tops: [Double]
  /// The sections that have items, in ascending order.
  let filled: [Int]

  init(_ sections: [SectionDescription], lines: UniformLines) {
    let shownCounts = sections.map { lines.shownCount(ofItemCount: $0.itemCount) }
    var tops: [Double] = [0]
    tops.reserveCapacity(sections.count + 1)
    var top = 0.0
    for count in shownCounts {
      top += lines.sectionHeight(forItemCount: count)
      tops.append(top)
    }
    self.shownCounts = shownCounts
    self.tops = tops
    filled = shownCounts.indices.filter { shownCounts[$0] > 0 }
  }

  var height: Double { tops.last ?? 0 }

  /// The section with items that comes before another one.
  func filledSection(before section: Int) -> Int? {
    let position = firstPosition(below: filled.count) { filled[$0] >= section }
    return position > 0 ? filled[position - 1] : nil
  }

  /// The section with items that comes after another one.
  func filledSection(after section: Int) -> Int? {
    let position = firstPosition(below: filled.count) { filled[$0] > section }
    return position < filled.count ? filled[position] : nil
  }
}
