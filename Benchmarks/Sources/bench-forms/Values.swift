import CBaseline
import Comparing
import Floorplan
import OnScreen

private let times = 3000

/// From a key press in a text field to the bound model, compared with an entry whose handler copies its text.
func measureKeystrokes(_ comparison: Comparison) {
  // This window is first, so that it doesn't take the focus.
  let baseline = baseline_entry_with_handler()
  let values = FormValues()
  let cell = TitleFormCell()
  cell.tracksLiveChanges = true
  cell.bind(values, to: \.text)
  let window = showWindow(with: cell)
  guard cell.takeFocus(), let text = baseline_text(cell.pointer) else { fatalError("the cell has no text") }
  // Text that is written without the focus counts only when the loop is idle.
  turn(until: { cell.containsFocus })
  var keys = 0
  comparison.run(
    "a keystroke to the model",
    times: times, against: Baseline("GtkEntry's “changed” to a variable", times: times) { baseline_type(baseline, $0) },
    above: "a bare GtkEntry"
  ) { times in
    for _ in 0..<times {
      baseline_type(text, 1)
      // A deletion counts only if nothing follows it immediately, because the user may be about to replace the text.
      if baseline_shown_text(text).pointee == 0 { MainLoop.drain() }
      flushObservers()
    }
    keys += times
    // Exactly one write for each key press, and the text of the field.
    guard values.writes == keys, values.text == String(cString: baseline_shown_text(text)) else {
      fatalError("\(keys) keys made \(values.writes) writes, of “\(values.text)” at last")
    }
  }
  guard baseline_changes() >= keys else { fatalError("the handler of the baseline was not called") }
  window.close()
}

/// From a write to the model to the widget that displays it, compared with the GTK call that displays it.
func measureModel(_ comparison: Comparison) {
  let values = FormValues()
  let (title, toggle, slider) = (TitleFormCell(), SwitchFormCell(), SliderFormCell())
  title.bind(values, to: \.text)
  toggle.bind(values, to: \.isOn)
  slider.bind(values, to: \.number)
  let window = showWindow(with: Box(.vertical, [title, toggle, slider]))
  title.onChangeHandler = { _ in fatalError("nobody has typed") }
  toggle.onChangeHandler = { _ in fatalError("nobody has switched") }
  slider.onChangeHandler = { _ in fatalError("nobody has slid") }
  var writes = 0

  func run(
    _ name: String, _ baseline: Baseline, _ write: @escaping @MainActor (Int) -> Void,
    isShown: @escaping @MainActor () -> Bool
  ) {
    comparison.run("a model's \(name) to its widget", times: times, against: baseline, above: "GTK's own call") {
      times in
      for index in 0..<times {
        write(index)
        flushObservers()
      }
      writes += times
      guard values.writes == writes, isShown() else { fatalError("\(writes) writes became \(values.writes)") }
    }
  }
  guard let text = baseline_text(title.pointer) else { fatalError("the cell has no text") }
  let entry = baseline_entry_with_handler()
  run(
    "text", Baseline("gtk_editable_set_text", times: times) { baseline_set_entry_text(entry, $0) },
    { values.text = $0 & 1 == 0 ? "Valve V-0815" : "Pump P-4711" },
    isShown: { String(cString: baseline_shown_text(text)) == values.text })
  let baselineSwitch = baseline_switch()
  run(
    "flag", Baseline("gtk_switch_set_active", times: times) { baseline_set_switch(baselineSwitch, $0) },
    { values.isOn = $0 & 1 == 0 }, isShown: { toggle.value == values.isOn })
  let baselineScale = baseline_scale()
  run(
    "number", Baseline("gtk_range_set_value", times: times) { baseline_set_scale(baselineScale, $0) },
    { values.number = Double($0 & 1) }, isShown: { slider.value == values.number })
  window.close()
}
