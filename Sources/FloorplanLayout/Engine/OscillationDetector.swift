/// A detector for items that request a different size whenever they are measured, which would never end.
///
/// An item is frozen after its size alternated between larger and smaller eight times in consecutive passes, or after
/// eight measurements in one pass. A frozen item keeps its last size until it is reloaded, or until its width or the
/// content changes.
struct OscillationDetector: Sendable {
  private struct Record {
    var pass: Int
    var measuresInPass = 0
    var direction = 0
    var reversals = 0
  }

  private var pass = 0
  private var isInPass = false
  private var records: [ItemIndex: Record] = [:]
  private var frozen: Set<ItemIndex> = []
  private(set) var newlyFrozen: [ItemIndex] = []

  /// The number of reversals, or of measurements in a pass, after which an item is frozen.
  static let reversalLimit = 8

  mutating func beginPass() {
    pass += 1
    isInPass = true
    newlyFrozen = []
    records = records.filter { $0.value.pass >= pass - 1 }
  }

  mutating func endPass() {
    isInPass = false
  }

  /// Whether an item requested a different size in this pass or the previous one.
  var isTracking: Bool { !records.isEmpty }

  func isFrozen(_ index: ItemIndex) -> Bool {
    !frozen.isEmpty && frozen.contains(index)
  }

  /// Records that an item requested a different size.
  mutating func recordInvalidation(of index: ItemIndex) {
    if records[index] == nil { records[index] = Record(pass: pass) }
  }

  /// Records the measurement of an item that requested a different size, and by how much it grew.
  mutating func recordMeasurement(of index: ItemIndex, growth: Int) {
    guard isInPass, var record = records[index] else { return }
    if record.pass != pass { (record.pass, record.measuresInPass) = (pass, 0) }
    let direction = growth.signum()
    if direction == 0 {
      record.reversals = 0
    } else if record.direction == -direction {
      record.reversals += 1
    }
    record.direction = direction
    record.measuresInPass += 1
    records[index] = record
    if record.reversals >= Self.reversalLimit || record.measuresInPass >= Self.reversalLimit {
      records[index] = nil
      frozen.insert(index)
      newlyFrozen.append(index)
    }
  }

  mutating func reset() {
    if !records.isEmpty { records = [:] }
    if !frozen.isEmpty { frozen = [] }
  }
}
