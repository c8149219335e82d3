import Glibc

/// Runs what is measured and its rivals in turn, so that whatever disturbs the machine disturbs all of them.
///
/// What comes out is printed as one line for each comparison, with tabs between name, rival's name, unit and the two
/// series; measure.py makes the table.
public struct Comparison: Sendable {
  /// The number of rounds that count; one more warms up.
  public let rounds: Int

  /// Makes comparisons of so many rounds.
  ///
  /// - Parameter rounds: The number of rounds that count.
  public init(rounds: Int) {
    self.rounds = rounds
  }

  /// Prints nanoseconds of processor time per operation, round by round.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - rivalName: What it is measured against.
  ///   - times: How many operations make a round; each body is told.
  ///   - ours: Does what is measured so often.
  ///   - rival: Does what the rival does so often.
  public func run(
    _ name: String, against rivalName: String, times: Int, _ ours: (Int) -> Void, _ rival: (Int) -> Void
  ) {
    let measured = series(of: 2) { $0 == 0 ? time(times, ours) : time(times, rival) }
    report(name, against: rivalName, "ns", measured[0], measured[1])
  }

  /// Measures contestants in turn.
  ///
  /// - Parameters:
  ///   - count: The number of contestants.
  ///   - warmsUp: Whether there is a round before those that count; not for long ones that warm up by themselves.
  ///   - measure: Measures one of them, by its position, once.
  /// - Returns: For each contestant what was measured in the rounds that count.
  public func series<Value>(of count: Int, warmsUp: Bool = true, _ measure: (Int) -> Value) -> [[Value]] {
    var series = [[Value]](repeating: [], count: count)
    // The first round fills caches and registers types.
    for round in 0...rounds where warmsUp || round > 0 {
      // Who goes first changes: what one leaves behind (a fragmented heap, a warm cache) meets the others as often.
      for turn in 0..<count {
        let contestant = (round + turn) % count
        let value = measure(contestant)
        if round > 0 { series[contestant].append(value) }
      }
    }
    return series
  }

  /// Measures the processor time of this thread.
  ///
  /// - Parameters:
  ///   - times: How many operations the body is to do.
  ///   - body: Does them.
  /// - Returns: Nanoseconds for one operation.
  public func time(_ times: Int, _ body: (Int) -> Void) -> Double {
    let began = threadTime()
    body(times)
    return Double(threadTime() - began) / Double(times)
  }

  /// Prints one measurement.
  ///
  /// - Parameters:
  ///   - name: What was measured.
  ///   - rivalName: What it was measured against.
  ///   - unit: The unit of both series.
  ///   - ours: What came out.
  ///   - rival: What came out for the rival; empty where there is none.
  public func report(_ name: String, against rivalName: String, _ unit: String, _ ours: [Double], _ rival: [Double]) {
    func series(_ values: [Double]) -> String { values.map { "\($0)" }.joined(separator: " ") }
    print(name, rivalName, unit, series(ours), series(rival), separator: "\t")
  }

  private func threadTime() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return now.tv_sec * 1_000_000_000 + now.tv_nsec
  }
}
