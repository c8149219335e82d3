import Comparing
import Observation

/// A model that counts the writes to it.
@Observable
final class FormValues {
  @ObservationIgnored private(set) var writes = 0
  var text = "" { didSet { writes += 1 } }
  var isOn = false { didSet { writes += 1 } }
  var number = 0.5 { didSet { writes += 1 } }
  var count = 1.0 { didSet { writes += 1 } }
}

extension Comparison {
  /// Prints nanoseconds per operation compared with a baseline, and the difference.
  func run(_ name: String, times: Int, against baseline: Baseline, above: String, _ floorplan: (Int) -> Void) {
    let measured = run(name, times: times, against: [baseline], floorplan)
    report("\(name), above \(above)", against: "", "ns", zip(measured[0], measured[1]).map { $0 - $1 }, [])
  }
}
