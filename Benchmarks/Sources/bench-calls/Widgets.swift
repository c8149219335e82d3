import CBaseline
import CGTK
import Comparing
import Floorplan

/// Overrides as much as the baseline, a subclass in C.
private final class Bare: CustomWidget {
  override class var cssName: String { "bare" }
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(24) }
  override func sizeAllocate(width: Int, height: Int) {}
  override func snapshot(_ snapshot: Snapshot) {}
}

/// A widget created, sunk and freed immediately.
func measureWidgets(_ comparison: Comparison) {
  let peers = PeerTable.count
  comparison.run("Label created and freed", against: "gtk_label_new", times: 20_000) { times in
    for _ in 0..<times { _ = Label("Pump P-4711") }
  } _: {
    baseline_make_labels($0)
  }
  comparison.run("Button created and freed", against: "gtk_button_new_with_label", times: 5_000) { times in
    for _ in 0..<times { _ = Button(label: "Confirm") }
  } _: {
    baseline_make_buttons($0)
  }
  comparison.run("CustomWidget subclass created and freed", against: "GtkWidget subclass in C", times: 20_000) {
    times in
    for _ in 0..<times { _ = Bare() }
  } _: {
    baseline_make_widgets($0)
  }
  precondition(PeerTable.count == peers, "a widget was not freed")
}
