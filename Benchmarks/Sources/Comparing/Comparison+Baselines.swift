/// A baseline of a measurement.
public struct Baseline {
  let name: String
  let times: Int
  let body: (Int) -> Void

  /// Creates a baseline.
  ///
  /// - Parameters:
  ///   - name: The name in the table.
  ///   - times: The number of operations in a round.
  ///   - body: Performs the operations.
  public init(_ name: String, times: Int, _ body: @escaping (Int) -> Void) {
    (self.name, self.times, self.body) = (name, times, body)
  }
}

extension Comparison {
  /// Prints nanoseconds of processor time per operation compared with several baselines, round by round.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - times: The number of operations in a round.
  ///   - baselines: The baselines, measured in the same rounds.
  ///   - floorplan: Performs the measured operations.
  /// - Returns: The series of Floorplan and those of the baselines.
  @discardableResult
  public func run(
    _ name: String, times: Int, against baselines: [Baseline], _ floorplan: (Int) -> Void
  ) -> [[Double]] {
    let measured = series(of: baselines.count + 1) { candidate in
      guard candidate > 0 else { return time(times, floorplan) }
      let baseline = baselines[candidate - 1]
      return time(baseline.times, baseline.body)
    }
    for (baseline, series) in zip(baselines, measured.dropFirst()) {
      report(name, against: baseline.name, "ns", measured[0], series)
    }
    return measured
  }

  /// Prints the medians of the time of an operation in collections of growing size.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - sizes: The numbers of items.
  ///   - measure: Returns nanoseconds for one operation, for an index into the sizes.
  public func curve(_ name: String, sizes: [Int], _ measure: (Int) -> Double) {
    let medians = series(of: sizes.count, measure).map { $0.sorted()[$0.count / 2] }
    func list(_ values: [some Any]) -> String { values.map { "\($0)" }.joined(separator: " ") }
    print("curve", name, list(sizes), list(medians), separator: "\t")
  }
}
