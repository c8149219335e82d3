import CBaseline
import CGTK
import Comparing
import Floorplan
import OnScreen

/// A frame in which a stroke continues, with a signature of ten thousand points and with an empty canvas.
func measureSignature(_ comparison: Comparison) {
  let frames = 200
  let series = comparison.series(of: 2) { candidate in
    let cell = InlineSignatureFormCell()
    let window = showWindow(with: cell)
    defer { window.close() }
    cell.beginSigning()
    if candidate == 0 { cell.draft = scribble(of: 10_000) }
    waitForFrame(of: window)
    guard let gesture = drag(in: cell) else { fatalError("nothing in the cell is drawn on") }
    var spent = 0.0
    baseline_drag_begin(gesture.pointer, 20, 20)
    for frame in 0..<frames {
      spent += processorTime {
        // Several points for each frame, as a pen reports them.
        for place in 0..<4 {
          let way = Double(frame * 4 + place)
          baseline_drag_update(gesture.pointer, way, 60 + 40 * (way / 50).truncatingRemainder(dividingBy: 1))
        }
        waitForFrame(of: window)
      }
    }
    baseline_drag_end(gesture.pointer)
    guard cell.draft?.strokes.last?.count ?? 0 > frames else { fatalError("no stroke was drawn") }
    return spent / Double(frames)
  }
  comparison.report(
    "a frame of a stroke over 10,000 points", against: "over an empty canvas", "ms", series[0], series[1])
}

private func scribble(of count: Int) -> Signature {
  let points = (0..<count).map { Signature.Point(x: Double($0 * 7 % 900), y: Double($0 * 13 % 250)) }
  return Signature(
    stride(from: 0, to: count, by: 100).map { Array(points[$0..<$0 + 100]) }, width: 968, height: 256)
}

private func drag(in widget: Widget) -> DragGesture? {
  let own = widget.controllers.lazy.compactMap { $0 as? DragGesture }.first
  return own ?? widget.children.lazy.compactMap { drag(in: $0) }.first
}
