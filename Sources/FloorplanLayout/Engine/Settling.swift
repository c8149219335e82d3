/// Watches for items that ask for another size whenever they are measured, which would never end.
///
/// An item is frozen when its size went up and down eight times in passes that follow each other, or when it was
/// measured eight times in one pass because it asked again. It then keeps the last size, whatever it asks for, until
/// it, its width or the content changes.
struct Settling: Sendable {
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

  /// How often an item may change its mind.
  static let patience = 8

  mutating func beginPass() {
    pass += 1
    isInPass = true
    newlyFrozen = []
    records = records.filter { $0.value.pass >= pass - 1 }
  }

  mutating func endPass() {
    isInPass = false
  }

  /// Whether an item asked for another size in this pass or the one before.
  var isWatching: Bool { !records.isEmpty }

  func isFrozen(_ index: ItemIndex) -> Bool {
    !frozen.isEmpty && frozen.contains(index)
  }

  /// Notes that an item asked for another size.
  mutating func noteInvalidation(of index: ItemIndex) {
    if records[index] == nil { records[index] = Record(pass: pass) }
  }

  /// Notes the size that an item was given after it asked.
  mutating func noteMeasure(of index: ItemIndex, old: MeasuredTicks?, new: MeasuredTicks) {
    guard isInPass, let old, var record = records[index] else { return }
    if record.pass != pass { (record.pass, record.measuresInPass) = (pass, 0) }
    let difference = new.height != old.height ? new.height - old.height : (new.width ?? 0) - (old.width ?? 0)
    let direction = difference.signum()
    if direction == 0 {
      record.reversals = 0
    } else if record.direction == -direction {
      record.reversals += 1
    }
    record.direction = direction
    record.measuresInPass += 1
    records[index] = record
    if record.reversals >= Self.patience || record.measuresInPass >= Self.patience {
      records[index] = nil
      frozen.insert(index)
      newlyFrozen.append(index)
    }
  }

  mutating func forgetAll() {
    if !records.isEmpty { records = [:] }
    if !frozen.isEmpty { frozen = [] }
  }
}
