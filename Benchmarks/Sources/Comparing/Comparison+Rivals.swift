/// What something is measured against.
public struct Rival {
  let name: String
  let times: Int
  let body: (Int) -> Void

  /// Makes a rival.
  ///
  /// - Parameters:
  ///   - name: What it is called in the table.
  ///   - times: How many operations it does in a round.
  ///   - body: Does that many.
  public init(_ name: String, times: Int, _ body: @escaping (Int) -> Void) {
    (self.name, self.times, self.body) = (name, times, body)
  }
}

extension Comparison {
  /// Prints nanoseconds of processor time per operation against each of several rivals, round by round.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - times: How many operations make a round.
  ///   - rivals: What it is measured against, in the same rounds.
  ///   - ours: Does what is measured so often.
  /// - Returns: The series: ours and those of the rivals.
  @discardableResult
  public func run(
    _ name: String, times: Int, against rivals: [Rival], _ ours: (Int) -> Void
  ) -> [[Double]] {
    let measured = series(of: rivals.count + 1) { contestant in
      guard contestant > 0 else { return time(times, ours) }
      let rival = rivals[contestant - 1]
      return time(rival.times, rival.body)
    }
    for (rival, series) in zip(rivals, measured.dropFirst()) {
      report(name, against: rival.name, "ns", measured[0], series)
    }
    return measured
  }

  /// Prints the medians of what an operation takes in collections of growing size.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - sizes: The numbers of items.
  ///   - measure: Gives nanoseconds for one operation, by the position among the sizes.
  public func curve(_ name: String, sizes: [Int], _ measure: (Int) -> Double) {
    let medians = series(of: sizes.count, measure).map { $0.sorted()[$0.count / 2] }
    func list(_ values: [some Any]) -> String { values.map { "\($0)" }.joined(separator: " ") }
    print("curve", name, list(sizes), list(medians), separator: "\t")
  }
}
