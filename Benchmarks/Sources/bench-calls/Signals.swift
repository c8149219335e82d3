import CBaseline
import Comparing
import Floorplan

/// Measures an emission with one handler.
///
/// The emission is the same C code for both, so the difference is the path to the
/// handler.
func measureSignals(_ comparison: Comparison) {
  let times = 300_000
  var calls = 0

  // In a box, as in an app: a toggle reference is notified of each new reference if it is the last one.
  let button = Button(label: "Confirm")
  let box = Box(.horizontal, [button])
  button.onClick { calls += 1 }
  let baselineButton = baseline_button_with_handler(1)
  comparison.run("signal without arguments", against: "g_signal_connect in C", times: times) {
    baseline_emit_clicked(button.pointer, $0)
  } _: {
    baseline_emit_clicked(baselineButton, $0)
  }

  // The worst case of the toggle reference, measured in addition to the normal one.
  let loneButton = Button(label: "Confirm")
  loneButton.onClick { calls += 1 }
  let baselineLoneButton = baseline_button_with_handler(0)
  comparison.run("signal of a widget in no container", against: "g_signal_connect in C", times: times) {
    baseline_emit_clicked(loneButton.pointer, $0)
  } _: {
    baseline_emit_clicked(baselineLoneButton, $0)
  }

  let gesture = ClickGesture()
  box.addController(gesture)
  gesture.onPress { count, x, y in calls += x > y ? count + 1 : count }
  let baselineGesture = baseline_gesture_with_handler()
  comparison.run("signal with three arguments", against: "g_signal_connect in C", times: times) {
    baseline_emit_pressed(gesture.pointer, $0)
  } _: {
    baseline_emit_pressed(baselineGesture, $0)
  }

  // Each handler was called once for each emission, including the warm-up round.
  let emissions = 3 * times * (comparison.rounds + 1)
  precondition(calls == emissions && baseline_calls() == emissions, "an emission did not reach its handler")
}
