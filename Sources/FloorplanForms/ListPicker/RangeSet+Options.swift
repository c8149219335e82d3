/// Selected options as ranges of indices: selecting a million options takes as long as selecting one.
nonisolated extension RangeSet<Int> {
  /// Creates a set of options, without invalid indices.
  ///
  /// - Parameters:
  ///   - options: The indices in any order.
  ///   - count: The number of options.
  init(options: some Sequence<Int>, of count: Int) {
    self.init(options.lazy.filter { 0..<count ~= $0 }.map { $0..<$0 + 1 })
  }

  var count: Int { ranges.reduce(0) { $0 + $1.count } }
  /// The indices of the options, in order.
  var options: some Sequence<Int> { ranges.lazy.flatMap(\.self) }

  /// Returns the option at a position in the set; nil if there is none.
  func option(at position: Int) -> Int? {
    var rest = position
    for range in ranges where rest >= 0 {
      if rest < range.count { return range.lowerBound + rest }
      rest -= range.count
    }
    return nil
  }

  /// Returns the number of selected options before an option.
  func position(of option: Int) -> Int { intersection(RangeSet(0..<option)).count }
}
