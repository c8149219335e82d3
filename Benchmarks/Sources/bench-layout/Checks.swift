import CHeap
import FloorplanLayout

/// Ends the program if a result is wrong: its speed doesn't matter then.
func demand(_ isTrue: Bool, _ claim: @autoclosure () -> String) {
  if !isTrue { fatalError("wrong: \(claim())") }
}

/// Ends the program if a measured function doesn't work.
func tryOrFail(_ body: () throws -> Void) {
  do { try body() } catch { fatalError("\(error)") }
}

/// Adds up frames, so that the compiler can't skip any, at almost no cost.
struct FrameSum: Equatable {
  private var value: UInt64 = 0

  mutating func add(_ item: Int, _ frame: Rect) {
    let (x, y) = (frame.origin.x.bitPattern, frame.origin.y.bitPattern)
    let (width, height) = (frame.size.width.bitPattern, frame.size.height.bitPattern)
    value &+= (x ^ (width &<< 21)) &+ (y ^ (height &<< 17)) &+ UInt64(truncatingIfNeeded: item)
  }
}

/// Compares every frame with the naive one, bit by bit.
func demandEqual(_ engine: LayoutEngine, _ naive: [Rect], _ name: String) {
  demand(engine.visibleItemCount == naive.count, "\(name): the number of frames")
  for (item, frame) in naive.enumerated() {
    let found = engine.frame(ofItemAt: ItemIndex(section: 0, item: item))
    demand(found == frame, "\(name): item \(item) is at \(found.map { "\($0)" } ?? "no frame") instead of \(frame)")
  }
}

extension LayoutEngine {
  /// The number of items in the first section that have frames.
  fileprivate var visibleItemCount: Int {
    visibleItems(in: Rect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)).items(inSection: 0).count
  }
}

/// Returns the bytes of the heap that a created value takes.
func allocatedBytes<Made>(_ make: () -> Made) -> (made: Made, bytes: Double) {
  let before = heap_allocated_bytes()
  let made = make()
  return (made, Double(heap_allocated_bytes() - before))
}
