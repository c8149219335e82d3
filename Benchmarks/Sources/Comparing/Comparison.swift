import Glibc

/// Runs measurements and their baselines alternately, so that disturbances of the machine affect all of them.
///
/// Prints one line for each comparison, with tabs between the name, the name of the baseline, the unit and the two
/// series; measure.py creates the table.
public struct Comparison: Sendable {
  /// The number of measured rounds; one more round warms up.
  public let rounds: Int

  /// Creates comparisons with a number of rounds.
  ///
  /// - Parameter rounds: The number of measured rounds.
  public init(rounds: Int) {
    self.rounds = rounds
  }

  /// Prints nanoseconds of processor time per operation, round by round.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - baselineName: The name of the baseline.
  ///   - times: The number of operations in a round, which is passed to each body.
  ///   - floorplan: Performs the measured operations.
  ///   - baseline: Performs the operations of the baseline.
  public func run(
    _ name: String, against baselineName: String, times: Int, _ floorplan: (Int) -> Void, _ baseline: (Int) -> Void
  ) {
    let measured = series(of: 2) { $0 == 0 ? time(times, floorplan) : time(times, baseline) }
    report(name, against: baselineName, "ns", measured[0], measured[1])
  }

  /// Measures candidates alternately.
  ///
  /// - Parameters:
  ///   - count: The number of candidates.
  ///   - warmsUp: Whether there is a warm-up round; long measurements don't need one.
  ///   - measure: Measures one candidate, by its index, once.
  /// - Returns: The results of the measured rounds for each candidate.
  public func series<Value>(of count: Int, warmsUp: Bool = true, _ measure: (Int) -> Value) -> [[Value]] {
    var series = [[Value]](repeating: [], count: count)
    // The first round fills caches and registers types.
    for round in 0...rounds where warmsUp || round > 0 {
      // The order changes in each round: what one candidate leaves (a fragmented heap, a warm cache) affects all
      // equally.
      for turn in 0..<count {
        let candidate = (round + turn) % count
        let value = measure(candidate)
        if round > 0 { series[candidate].append(value) }
      }
    }
    return series
  }

  /// Measures the processor time of this thread.
  ///
  /// - Parameters:
  ///   - times: The number of operations.
  ///   - body: Performs the operations.
  /// - Returns: Nanoseconds for one operation.
  public func time(_ times: Int, _ body: (Int) -> Void) -> Double {
    let began = threadTime()
    body(times)
    return Double(threadTime() - began) / Double(times)
  }

  /// Prints one measurement.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - baselineName: The name of the baseline.
  ///   - unit: The unit of both series.
  ///   - floorplan: The results of Floorplan.
  ///   - baseline: The results of the baseline; empty if there is none.
  public func report(
    _ name: String, against baselineName: String, _ unit: String, _ floorplan: [Double], _ baseline: [Double]
  ) {
    func series(_ values: [Double]) -> String { values.map { "\($0)" }.joined(separator: " ") }
    print(name, baselineName, unit, series(floorplan), series(baseline), separator: "\t")
  }

  private func threadTime() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }
}
