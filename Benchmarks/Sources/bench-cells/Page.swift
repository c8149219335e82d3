import CBench
import Floorplan

/// A window with a column of cells, or of their baselines.
final class Page {
  private let stage: OpaquePointer
  /// The content of the window; it keeps cells alive.
  let shown: [any BoundView]

  /// Opens a window and waits for its first frame.
  init(_ shown: [any BoundView]) {
    self.shown = shown
    stage = bench_stage_new(
      BenchScene(
        items: 0, columns: 1, labels: 1, is_table: false, minimum_height: 1, spread: 0, width: 1000, height: 2300,
        has_own_items: false, texts: nil, keeps_style: true))
    bench_stage_build(stage, BENCH_PAGE)
    for view in shown { bench_page_append(stage, view.pointer) }
    bench_stage_present(stage)
  }

  /// Binds each to the next content.
  /// - Returns: The processor time, in nanoseconds.
  func bind(from number: Int) -> Double {
    let began = bench_processor_time()
    for (position, view) in shown.enumerated() { view.bind(to: number + position) }
    return Double(bench_processor_time() - began)
  }

  /// Waits for the frame that displays the bound content.
  func waitForFrame() -> BenchFrameTimes { bench_stage_frame(stage) }

  func close() { bench_stage_free(stage) }
}

/// A view that can be bound to the content of a number.
@MainActor
protocol BoundView {
  var pointer: UnsafeMutableRawPointer { get }
  func bind(to number: Int)
}

/// A cell that is reused repeatedly.
struct BoundCell: BoundView {
  let cell = ObjectCell()
  let kind: Kind

  var pointer: UnsafeMutableRawPointer { cell.pointer }
  func bind(to number: Int) { cell.replaceContent { kind.contents[number % kind.contents.count].show(in: cell) } }
}

/// A box of plain labels, and of images if it has them.
struct BoundBox: BoundView {
  let pointer: UnsafeMutableRawPointer
  let contents: [OpaquePointer]

  init(_ contents: [OpaquePointer], hasImages: Bool) {
    self.contents = contents
    pointer = bench_box_new(contents[0], hasImages)
  }

  func bind(to number: Int) { bench_box_show(pointer, contents[number % contents.count]) }
}

/// Ends the program if a view displays wrong content, so that no result of it is printed.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { bench_fail(what()) } }
