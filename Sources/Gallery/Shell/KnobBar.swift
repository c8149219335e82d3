import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The controls for the knobs of a page.
final class KnobBar {
  let root: WrappingBox
  /// Whether there are so many knobs that they need a panel.
  let isLong: Bool
  /// The maximum number of options side by side, and of their characters in total; other options are in a menu.
  ///
  /// A bar within these limits fits into the narrowest window, even with the largest text.
  private static let maximumBarOptionCount = 3
  private static let maximumBarCharacterCount = 12
  /// The maximum number of knobs above the page.
  private static let maximumKnobCount = 5
  /// The width in pixels below which each of many knobs has its own line, because two would look untidy.
  private static let listWidth = 440

  /// Creates the controls of all knobs that aren't in the page itself.
  init(_ context: PageContext) {
    // Text knobs, such as a search or a file, have entries in the page.
    isLong = context.entry.knobs.count { !$0.isText } > Self.maximumKnobCount
    root = WrappingBox(spacing: 16, lineSpacing: 8, listWidth: isLong ? Self.listWidth : 0)
    root.addStyleClass("gallery-knobs")
    for knob in context.entry.knobs {
      guard let control = control(for: knob, context) else { continue }
      let label = Label(knob.title)
      label.addStyleClass(TextStyle.footnote.utilityClass)
      label.addStyleClass(UtilityClass.secondary.rawValue)
      // A wrapping label would also wrap where there is enough space. This one is truncated if there isn't.
      label.numberOfLines = 1
      control.verticalAlignment = .center
      control.setAccessibleLabel(knob.title)
      root.append(isLong ? Self.panelRow(label, control) : Box(.horizontal, spacing: 8, [label, control]))
    }
    root.isVisible = !root.children.isEmpty
  }

  /// Creates a row with the title and its control at both ends.
  private static func panelRow(_ label: Label, _ control: Widget) -> Widget {
    label.alignment = 0
    label.expandsHorizontally = true
    label.numberOfLines = 0
    return Box(.horizontal, spacing: 8, [label, control])
  }

  private func control(for knob: KnobDefinition, _ context: PageContext) -> Widget? {
    switch knob.kind {
    case .choice(let options):
      let titles = options.map(KnobDefinition.title)
      let choose = { context.setValue(options[$0], ofKnob: knob.name) }
      // The page and the knob bar both write this value.
      func index() -> Int? { options.firstIndex(of: context.value(ofKnob: knob.name)) }
      guard options.count <= Self.maximumBarOptionCount,
        titles.reduce(0, { $0 + $1.count }) <= Self.maximumBarCharacterCount
      else {
        let menu = ChoiceMenu(titles, name: knob.title, choose: choose)
        menu.observe { [unowned menu] in menu.selectedIndex = index() }
        return menu
      }
      let bar = ChoiceBar(titles, name: knob.title, choose: choose)
      bar.observe { [unowned bar] in bar.selectedIndex = index() }
      return bar
    case .toggle:
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
    case .text, .words:
      return nil
    }
  }
}
