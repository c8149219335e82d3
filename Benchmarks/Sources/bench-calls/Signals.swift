import CBaseline
import Comparing
import Floorplan

/// One emission with one handler: the emission is the same C code for both, so the difference is the handler's way.
func measureSignals(_ comparison: Comparison) {
  let times = 300_000
  var calls = 0

  // In a box, as widgets are: a toggle reference that is the last one is notified of every reference that is taken.
  let button = Button(label: "Confirm")
  let box = Box(.horizontal, [button])
  button.onClick { calls += 1 }
  let rivalButton = baseline_button_with_handler(1)
  comparison.run("signal without arguments", against: "g_signal_connect in C", times: times) {
    baseline_emit_clicked(button.pointer, $0)
  } _: {
    baseline_emit_clicked(rivalButton, $0)
  }

  // The toggle reference's worst case, kept beside the usual one so that it is not forgotten.
  let loneButton = Button(label: "Confirm")
  loneButton.onClick { calls += 1 }
  let rivalLoneButton = baseline_button_with_handler(0)
  comparison.run("signal of a widget in no container", against: "g_signal_connect in C", times: times) {
    baseline_emit_clicked(loneButton.pointer, $0)
  } _: {
    baseline_emit_clicked(rivalLoneButton, $0)
  }

  let gesture = ClickGesture()
  box.addController(gesture)
  gesture.onPress { count, x, y in calls += x > y ? count + 1 : count }
  let rivalGesture = baseline_gesture_with_handler()
  comparison.run("signal with three arguments", against: "g_signal_connect in C", times: times) {
    baseline_emit_pressed(gesture.pointer, $0)
  } _: {
    baseline_emit_pressed(rivalGesture, $0)
  }

  // Each handler was called once for each emission, the round that warms up included.
  let emissions = 3 * times * (comparison.rounds + 1)
  precondition(calls == emissions && baseline_calls() == emissions, "an emission did not reach its handler")
}
