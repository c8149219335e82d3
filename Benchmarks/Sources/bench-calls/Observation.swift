import CBaseline
import Comparing
import Floorplan
import Observation

@Observable
private final class Equipment {
  var name = ""
}

private let names = ["Valve V-0815", "Pump P-4711"]

/// From a write to a model until a label displays it.
func measureObservation(_ comparison: Comparison) {
  let times = 30_000
  let observed = Equipment()
  let unobserved = Equipment()
  let label = Label()
  let box = Box(.horizontal, [label])
  label.observe { label.text = observed.name }
  let baseline = baseline_label()

  comparison.run("model write to label update", against: "gtk_label_set_text", times: times) { times in
    for index in 0..<times {
      observed.name = names[index & 1]
      flushObservers()
    }
  } _: {
    baseline_set_text(baseline, $0)
  }
  comparison.run("model write to label update", against: "a write that nobody observes", times: times) { times in
    for index in 0..<times {
      observed.name = names[index & 1]
      flushObservers()
    }
  } _: { times in
    for index in 0..<times { unobserved.name = names[index & 1] }
  }
  comparison.run("model write to label update by the main loop", against: "gtk_label_set_text", times: times) { times in
    for index in 0..<times {
      observed.name = names[index & 1]
      MainLoop.drain()
    }
  } _: {
    baseline_set_text(baseline, $0)
  }
  comparison.run("label.text", against: "gtk_label_set_text", times: times) { times in
    for index in 0..<times { label.text = names[index & 1] }
  } _: {
    baseline_set_text(baseline, $0)
  }
  // A writer faster than the frames: the cost of each further write before the single update.
  comparison.run("ten writes to one label update", against: "gtk_label_set_text", times: times / 10) { times in
    for index in 0..<times {
      for write in 0..<10 { observed.name = names[(index + write) & 1] }
      flushObservers()
    }
  } _: {
    baseline_set_text(baseline, $0)
  }
  box.discard()
}
