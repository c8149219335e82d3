import FloorplanLayout
import GTKBridge

@testable import FloorplanUI

/// A cell of any size that counts its bindings and resets, and can call back while it is measured.
final class ProbeCell: CollectionCell {
  /// The size of an item, by its number and, for the height, by the width that it gets.
  static var size: (_ id: Int, _ width: Int) -> (width: Int, height: Int) = { id, _ in ProbeCell.scattered(id) }
  /// Called in each measurement, before its result.
  static var onMeasure: ((ProbeCell) -> Void)?
  /// Called when a cell is allocated.
  static var onAllocate: ((ProbeCell) -> Void)?
  private(set) static var made = 0
  private(set) static var binds = 0
  private(set) static var unbinds = 0
  /// The size classes that cells were notified of, by the identity of the cell.
  private(set) static var sizeClassCalls: [ObjectIdentifier: Int] = [:]
  static weak var collection: ProbeCollection?

  private(set) var id: Int?
  private(set) var measures = 0

  required init() {
    super.init()
    Self.made += 1
    if Self.collection?.isAllocating == true { Self.collection?.note("a cell was created in size_allocate") }
  }

  /// A size from 20 to 119 by 20 to 199 pixels that appears random and is the same in each run.
  nonisolated static func scattered(_ id: Int) -> (width: Int, height: Int) {
    let hash = UInt64(bitPattern: Int64(id)) &* 0x9E37_79B9_7F4A_7C15
    return (20 + Int(hash >> 40) % 100, 20 + Int(hash >> 33) % 180)
  }

  static func reset() {
    size = { id, _ in scattered(id) }
    (onMeasure, onAllocate, collection) = (nil, nil, nil)
    (made, binds, unbinds, sizeClassCalls) = (0, 0, 0, [:])
  }

  func show(_ new: Int) {
    if id != nil { (container as? ProbeCollection)?.note("\(new) is bound without a reset of \(id ?? 0)") }
    id = new
    Self.binds += 1
    queueResize()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if id != nil { Self.unbinds += 1 }
    id = nil
  }

  override func sizeClassDidChange() {
    super.sizeClassDidChange()
    Self.sizeClassCalls[ObjectIdentifier(self), default: 0] += 1
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    measures += 1
    Self.onMeasure?(self)
    guard let id else { return Measurement(0) }
    let size = Self.size(id, orientation == .vertical ? forSize : -1)
    // The minimum is at most 1: a cell with less than its natural size gets exactly the size of the layout.
    let natural = orientation == .horizontal ? size.width : size.height
    return Measurement(minimum: min(1, natural), natural: natural)
  }

  override func sizeAllocate(width: Int, height: Int) {
    super.sizeAllocate(width: width, height: height)
    Self.onAllocate?(self)
  }
}

/// A header or footer that knows its section.
final class ProbeHeader: CollectionReusableView {
  static var height: (_ section: Int) -> Int = { 24 + $0 % 5 * 9 }
  var title: String? { didSet { if title != oldValue { queueResize() } } }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(
      minimum: 1, natural: orientation == .horizontal ? 30 : title.flatMap { Int($0.dropFirst()) }.map(Self.height) ?? 1
    )
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title = nil
  }
}

/// A collection that records forbidden events while GTK allocates it.
final class ProbeCollection: CollectionView {
  private(set) var isAllocating = false
  private(set) var notes: [String] = []

  func note(_ fault: String) { notes.append(fault) }

  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }

  override func sizeAllocate(width: Int, height: Int) {
    let before = children
    isAllocating = true
    super.sizeAllocate(width: width, height: height)
    isAllocating = false
    if children != before { note("children were inserted, removed or moved in size_allocate") }
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct ProbeDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
