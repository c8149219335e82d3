import CRivals
import Floorplan

/// A window with a few cells, or with what they are measured against, below each other.
final class Page {
  private let stage: OpaquePointer
  /// What stands in the window; the cells among them are kept by it.
  let shown: [any Exhibit]

  /// Opens a window and waits for its first frame.
  init(_ shown: [any Exhibit]) {
    self.shown = shown
    stage = rivals_stage_new(
      RivalsScene(
        items: 0, columns: 1, labels: 1, is_table: false, least_height: 1, spread: 0, width: 1000, height: 2300,
        has_own_items: false, texts: nil, keeps_style: true))
    rivals_stage_build(stage, RIVALS_PAGE)
    for exhibit in shown { rivals_page_append(stage, exhibit.pointer) }
    rivals_stage_present(stage)
  }

  /// Binds each to the next of the contents.
  /// - Returns: The processor time that it took, in nanoseconds.
  func bind(from number: Int) -> Double {
    let began = rivals_processor_time()
    for (position, exhibit) in shown.enumerated() { exhibit.bind(to: number + position) }
    return Double(rivals_processor_time() - began)
  }

  /// Waits for the frame that shows what was bound.
  func waitForFrame() -> RivalsFrameTimes { rivals_stage_frame(stage) }

  func close() { rivals_stage_free(stage) }
}

/// What can be bound to the content of a number.
@MainActor
protocol Exhibit {
  var pointer: UnsafeMutableRawPointer { get }
  func bind(to number: Int)
}

/// A cell that is used again and again.
struct CellExhibit: Exhibit {
  let cell = ObjectCell()
  let kind: Kind

  var pointer: UnsafeMutableRawPointer { cell.pointer }
  func bind(to number: Int) { cell.reuse { kind.contents[number % kind.contents.count].show(in: cell) } }
}

/// A box of plain labels, and of images if it has them.
struct BoxExhibit: Exhibit {
  let pointer: UnsafeMutableRawPointer
  let contents: [OpaquePointer]

  init(_ contents: [OpaquePointer], hasImages: Bool) {
    self.contents = contents
    pointer = rivals_box_new(contents[0], hasImages)
  }

  func bind(to number: Int) { rivals_box_show(pointer, contents[number % contents.count]) }
}

/// Ends the program where something shows what it should not, so that no figure of it is ever printed.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { rivals_fail(what()) } }
