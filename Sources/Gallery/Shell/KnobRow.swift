import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A row of the inspector: the title of a knob, a mark if its value isn't the default, and its control.
enum KnobRow {
  /// The maximum number of options in a segmented control; more are in a menu.
  private static let maximumSegmentCount = 3
  /// The time without a key press after which a text is examined, in milliseconds.
  private static let typingPause: UInt32 = 600

  /// Creates the row of a knob.
  static func make(_ knob: KnobDefinition, _ context: PageContext) -> Widget {
    let title = Label(knob.title, .footnote, wraps: true)
    title.expandsHorizontally = true
    let mark = Label("•", .footnote, .informative)
    mark.setAccessibleLabel(localized("Changed"))
    mark.observe { [unowned mark] in mark.isVisible = context.isChanged(knob) }
    let control = control(for: knob, context)
    control.setAccessibleLabel(knob.title)
    let caption = Box(.horizontal, spacing: 4, [title, mark])
    let row: Box
    switch knob.kind {
    case .toggle, .number:
      control.verticalAlignment = .center
      caption.expandsHorizontally = true
      row = Box(.horizontal, spacing: 8, [caption, control])
    case .choice, .text, .words, .styleSheet:
      row = Box(.vertical, spacing: 4, [caption, control])
      if let problem = context.problems[knob.name] {
        row.append(message(about: knob.name, in: control, context, problem))
      }
    }
    row.addStyleClass("gallery-knob")
    return row
  }

  private static func control(for knob: KnobDefinition, _ context: PageContext) -> Widget {
    switch knob.kind {
    case .choice(let options): choice(of: options, for: knob, context)
    case .toggle: toggle(for: knob, context)
    case .number(let range, let step): number(in: range, step: step, for: knob, context)
    case .text, .words, .styleSheet: Entry.bound(to: knob.name, of: context, name: knob.title)
    }
  }

  private static func choice(of options: [String], for knob: KnobDefinition, _ context: PageContext) -> Widget {
    let titles = options.map(KnobDefinition.title)
    let selection = { options.firstIndex(of: context.value(ofKnob: knob.name)) }
    let choose = { context.setValue(options[$0], ofKnob: knob.name) }
    return options.count <= maximumSegmentCount
      ? ChoiceBar(titles, name: knob.title, selection: selection, choose: choose)
      : ChoiceMenu(titles, name: knob.title, selection: selection, choose: choose)
  }

  private static func toggle(for knob: KnobDefinition, _ context: PageContext) -> Widget {
    let control = Switch()
    control.addStyleClasses(of: ComponentParts.SwitchFormCell.switch)
    control.observe { [unowned control] in
      let isOn = context.isOn(knob.name)
      if control.isOn != isOn { control.isOn = isOn }
    }
    control.connect("notify::active") { [unowned control] in
      context.setValue(KnobDefinition.toggleValues[control.isOn ? 0 : 1], ofKnob: knob.name)
    }
    return control
  }

  private static func number(
    in range: ClosedRange<Double>, step: Double, for knob: KnobDefinition, _ context: PageContext
  ) -> Widget {
    let adjustment = Adjustment(value: range.lowerBound, lower: range.lowerBound, upper: range.upperBound, step: step)
    let decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0
    let control = SpinButton(adjustment, decimals: decimals)
    control.observe { [unowned control] in
      let value = Double(context.value(ofKnob: knob.name)) ?? range.lowerBound
      if control.value != value { control.value = value }
    }
    // Repeated steps add up to values such as 0.6000000000000001.
    let unit = decimals == 2 ? 100.0 : decimals == 1 ? 10 : 1
    control.connect("value-changed") { [unowned control] in
      guard control.value != Double(context.value(ofKnob: knob.name)) else { return }
      context.setValue(plainDecimal((control.value * unit).rounded() / unit), ofKnob: knob.name)
    }
    return control
  }

  /// Creates the message below an entry, which is visible while there is a problem with its text.
  ///
  /// A problem with the initial text, which is that of the address, is announced too, so `--render` prints it.
  private static func message(
    about knob: String, in entry: Widget, _ context: PageContext, _ problem: @escaping @MainActor (String) -> String?
  ) -> Widget {
    let view = InlineValidationView()
    var examined = context.value(ofKnob: knob)
    let initial = problem(examined)
    show(initial, in: view, below: entry)
    if let initial { context.announce(initial) }
    var examination: LoopSource?
    view.observe { [unowned view, unowned entry, context] in
      let value = context.value(ofKnob: knob)
      guard value != examined else { return }
      examined = value
      if let examination { view.removeCancellable(examination) }
      // The beginning of a word that the user is typing isn't a problem.
      examination = view.addCancellable(
        MainLoop.after(milliseconds: typingPause) { show(problem(value), in: view, below: entry) })
    }
    return view
  }

  private static func show(_ problem: String?, in view: InlineValidationView, below entry: Widget) {
    view.message = problem.map { ValidationMessage($0) } ?? ValidationMessage("", kind: .none)
    view.isVisible = problem != nil
    for input in [entry] + entry.children { input.setAccessibleInvalid(problem != nil) }
  }
}
