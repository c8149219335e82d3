/// The chosen ones among options, as ranges of their numbers: to choose a million is no more work than to choose one.
nonisolated extension RangeSet<Int> {
  /// Makes a set of options; numbers that no option has are left out.
  ///
  /// - Parameters:
  ///   - options: Their numbers, in any order.
  ///   - count: How many options there are.
  init(options: some Sequence<Int>, of count: Int) {
    self.init(options.lazy.filter { 0..<count ~= $0 }.map { $0..<$0 + 1 })
  }

  var count: Int { ranges.reduce(0) { $0 + $1.count } }
  /// The numbers of the options, in order.
  var options: some Sequence<Int> { ranges.lazy.flatMap(\.self) }

  /// Returns the option that has so many others before it; nil where there are not as many.
  func option(at position: Int) -> Int? {
    var rest = position
    for range in ranges where rest >= 0 {
      if rest < range.count { return range.lowerBound + rest }
      rest -= range.count
    }
    return nil
  }

  /// Returns how many options there are before one.
  func position(of option: Int) -> Int { intersection(RangeSet(0..<option)).count }
}
