import CBaseline

/// Runs what is measured and its rival in turn, so that whatever disturbs the machine disturbs both.
struct Comparison {
  let rounds: Int

  /// Prints nanoseconds of processor time per operation, round by round.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - rivalName: What it is measured against.
  ///   - times: How many operations make a round; each body is told.
  ///   - ours: Does what is measured so often.
  ///   - rival: Does what the rival does so often.
  func run(_ name: String, against rivalName: String, times: Int, _ ours: (Int) -> Void, _ rival: (Int) -> Void) {
    var measured: (ours: [Double], rival: [Double]) = ([], [])
    // The first round fills caches and registers types.
    for round in 0...rounds {
      // Who goes first changes: what one leaves behind (a fragmented heap, a warm cache) meets the other as often.
      let isOursFirst = round.isMultiple(of: 2)
      if isOursFirst { measured.ours.append(time(times, ours)) }
      measured.rival.append(time(times, rival))
      if !isOursFirst { measured.ours.append(time(times, ours)) }
    }
    report(name, against: rivalName, "ns", Array(measured.ours.dropFirst()), Array(measured.rival.dropFirst()))
  }

  /// Prints one measurement: its name, its rival's, the unit, and both series.
  func report(_ name: String, against rivalName: String, _ unit: String, _ ours: [Double], _ rival: [Double]) {
    func series(_ values: [Double]) -> String { values.map { "\($0)" }.joined(separator: " ") }
    print(name, rivalName, unit, series(ours), series(rival), separator: "\t")
  }

  private func time(_ times: Int, _ body: (Int) -> Void) -> Double {
    let began = baseline_thread_time()
    body(times)
    return Double(baseline_thread_time() - began) / Double(times)
  }
}
