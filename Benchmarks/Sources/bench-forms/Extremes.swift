import CGTK
import Comparing
import Floorplan
import OnScreen

/// Values much larger than in normal forms, compared with GTK's own widgets with the same values, or a tenth as many.
func measureExtremes(_ comparison: Comparison) {
  measureUnbrokenText(comparison)
  measureChips(comparison)
  measureLargePaste(comparison)
  let strokes = [1_000_000, 100_000].map { count in
    (0..<count).map { Signature.Point(x: Double($0 % 1000), y: Double($0 / 1000)) }
  }
  let reduced = comparison.series(of: 2) { candidate in
    processorTime { _ = Signature([strokes[candidate]], width: 1000, height: 1000) }
  }
  comparison.report("a signature of 1,000,000 points reduced", against: "100,000 points", "ms", reduced[0], reduced[1])
}

private func measureUnbrokenText(_ comparison: Comparison) {
  let text = String(repeating: "V", count: 10_000)
  let measured = comparison.series(of: 2) { candidate in
    let label = Label()
    label.wraps = true
    label.breaksWords = true
    let view = EmptyStateView()
    return processorTime {
      if candidate == 0 { view.bodyText = text } else { label.text = text }
      _ = (candidate == 0 ? view : label).measured(.vertical, forSize: 160)
    }
  }
  comparison.report("10,000 letters without a space measured", against: "GtkLabel", "ms", measured[0], measured[1])
}

private func measureChips(_ comparison: Comparison) {
  let options = (0..<1000).map { "Option \($0)" }
  let times = comparison.series(of: 2) { candidate in
    let cell = FilterFormCell()
    let box = Box(.vertical)
    let window = showWindow(with: ScrolledWindow(candidate == 0 ? cell : box, name: "Options"))
    defer { window.close() }
    return processorTime {
      if candidate == 0 {
        cell.valueOptions = options
      } else {
        for option in options { box.append(ToggleButton(toggling: option)) }
      }
      waitForFrame(of: window)
    }
  }
  comparison.report("1,000 chips shown", against: "GtkBox of GtkToggleButtons", "ms", times[0], times[1])
}

private func measureLargePaste(_ comparison: Comparison) {
  let texts = [300_000, 30_000].map { String(repeating: "lorem ipsum\n", count: $0) }
  let refused = comparison.series(of: 2) { candidate in
    let cell = TitleFormCell()
    let window = showWindow(with: cell)
    defer { window.close() }
    guard cell.takeFocus() else { fatalError("the cell takes no focus") }
    turn(until: { cell.containsFocus })
    return processorTime {
      cell.clipboard.set(text: texts[candidate])
      guard window.focusWidget?.activateAction("clipboard.paste") == true else { fatalError("nothing takes a paste") }
      waitForFrame(of: window)
    }
  }
  comparison.report("3.6 MB pasted into a title", against: "360 KB", "ms", refused[0], refused[1])
}
