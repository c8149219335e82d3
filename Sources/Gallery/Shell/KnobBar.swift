import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The controls of a page's knobs, made from the page's table.
final class KnobBar {
  let root = WrappingBox(spacing: 16, lineSpacing: 8)

  /// Controls for every knob that is not the page's own business.
  init(_ context: PageContext) {
    root.addStyleClass("gallery-knobs")
    for knob in context.entry.knobs {
      guard let control = control(for: knob, context) else { continue }
      let label = Label(knob.title)
      label.addStyleClass(TextStyle.footnote.utilityClass)
      label.addStyleClass(UtilityClass.secondary.rawValue)
      control.verticalAlignment = .center
      control.setAccessibleLabel(knob.title)
      root.append(Box(.horizontal, spacing: 8, [label, control]))
    }
    root.isVisible = !root.children.isEmpty
  }

  private func control(for knob: KnobDefinition, _ context: PageContext) -> Widget? {
    switch knob.kind {
    case .choice(let options):
      let bar = ChoiceBar(options, name: knob.title) { context.setValue(options[$0], ofKnob: knob.name) }
      // Page and knob bar write the same value: each follows the other.
      bar.root.observe { [unowned bar] in bar.selected = options.firstIndex(of: context.value(ofKnob: knob.name)) }
      return bar.root
    case .toggle:
      let control = Switch()
      control.become(ComponentParts.SwitchFormCell.switch)
      control.observe { [unowned control] in
        let isOn = context.isOn(knob.name)
        if control.isOn != isOn { control.isOn = isOn }
      }
      control.connect("notify::active") { [unowned control] in
        context.setValue(KnobDefinition.toggleValues[control.isOn ? 0 : 1], ofKnob: knob.name)
      }
      return control
    case .number(let range, let step):
      let adjustment = Adjustment(value: range.lowerBound, lower: range.lowerBound, upper: range.upperBound, step: step)
      let decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0
      let control = SpinButton(adjustment, decimals: decimals)
      control.observe { [unowned control] in
        let value = Double(context.value(ofKnob: knob.name)) ?? range.lowerBound
        if control.value != value { control.value = value }
      }
      control.connect("value-changed") { [unowned control] in
        let value = control.value
        context.setValue(decimals == 0 ? "\(Int(value))" : "\(value)", ofKnob: knob.name)
      }
      return control
    case .text:
      // Texts (a search, a file) have their place in the page itself.
      return nil
    }
  }
}
