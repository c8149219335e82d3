import Comparing
import Floorplan
import OnScreen

/// A form with a number of fields of all kinds.
private func form(of count: Int, _ values: FormValues) -> Form<FormValues> {
  Form(values) {
    for index in 0..<count {
      let title = "Field \(index)"
      switch index % 4 {
      case 0: FormField(title, \.text, in: TitleFormCell.self)
      case 1: FormField(title, \.isOn, in: SwitchFormCell.self)
      case 2: FormField(title, \.number, in: SliderFormCell.self)
      default: FormField(title, \.count, in: StepperFormCell.self)
      }
    }
  }
}

private func open(_ form: Form<FormValues>) -> Window {
  showWindow(with: ScrolledWindow(FormView(form), name: "Form"))
}

/// From creating the view of a form to the end of its first frame, and the peers that are left after closing it.
func measureOpenings(_ comparison: Comparison) {
  let values = FormValues()
  let forms = [1000, 20].map { form(of: $0, values) }
  let opened = comparison.series(of: 2) { candidate in
    var window: Window?
    let spent = processorTime { window = open(forms[candidate]) }
    window?.close()
    MainLoop.drain()
    return spent
  }
  comparison.report("a form of 1,000 cells opened", against: "a form of 20", "ms", opened[0], opened[1])
  let described = comparison.series(of: 2) { candidate in
    processorTime { _ = form(of: candidate == 0 ? 1000 : 20, values) }
  }
  comparison.report("a form of 1,000 fields described", against: "a form of 20", "ms", described[0], described[1])

  let before = PeerTable.count
  for _ in 0..<100 {
    open(forms[0]).close()
    MainLoop.drain()
  }
  MainLoop.drain()
  comparison.report("peers left by 100 openings of a form", against: "", "", [Double(PeerTable.count - before)], [])
}
