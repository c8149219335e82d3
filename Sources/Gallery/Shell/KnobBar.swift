import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The controls of a page's knobs, made from the page's table.
final class KnobBar {
  let root: WrappingBox
  /// Whether there are so many knobs that they need a panel of their own.
  let isLong: Bool
  /// The most options that are one joined bar, and the most letters of them: it is as wide as they are together in the
  /// narrowest window and with the largest text too.
  private static let mostJoined = 3
  private static let mostJoinedLetters = 12
  /// More knobs than these do not stay over the page.
  private static let mostInBar = 5
  /// Below this width, in pixels, two of many knobs in a line would only look untidy.
  private static let listWidth = 440

  /// Controls for every knob that is not the page's own business.
  init(_ context: PageContext) {
    // Texts (a search, a file) have their place in the page itself.
    isLong = context.entry.knobs.count { $0.kind != .text } > Self.mostInBar
    root = WrappingBox(spacing: 16, lineSpacing: 8, listWidth: isLong ? Self.listWidth : 0)
    root.addStyleClass("gallery-knobs")
    for knob in context.entry.knobs {
      guard let control = control(for: knob, context) else { continue }
      let label = Label(knob.title)
      label.addStyleClass(TextStyle.footnote.utilityClass)
      label.addStyleClass(UtilityClass.secondary.rawValue)
      // Not broken into lines, which GTK would also do where there is room; ends in an ellipsis where there is none.
      label.numberOfLines = 1
      control.verticalAlignment = .center
      control.setAccessibleLabel(knob.title)
      root.append(isLong ? Self.panelRow(label, control, knob) : Box(.horizontal, spacing: 8, [label, control]))
    }
    root.isVisible = !root.children.isEmpty
  }

  /// A title and its control at the two ends of a line, or below each other where the control may need more of them.
  private static func panelRow(_ label: Label, _ control: Widget, _ knob: KnobDefinition) -> Widget {
    label.alignment = 0
    label.expandsHorizontally = true
    label.numberOfLines = 0
    if case .choice(let options) = knob.kind, options.count > mostChoicesInLine {
      return Box(.vertical, spacing: 4, [label, control])
    }
    return Box(.horizontal, spacing: 8, [label, control])
  }

  private static let mostChoicesInLine = 2

  private static func areJoined(_ options: [String]) -> Bool {
    options.count <= mostJoined && options.reduce(0) { $0 + $1.count } <= mostJoinedLetters
  }

  private func control(for knob: KnobDefinition, _ context: PageContext) -> Widget? {
    switch knob.kind {
    case .choice(let options):
      let bar = ChoiceBar(options, name: knob.title, wraps: isLong || !Self.areJoined(options)) {
        context.setValue(options[$0], ofKnob: knob.name)
      }
      // Page and knob bar write the same value: each follows the other.
      bar.observe { [unowned bar] in bar.selected = options.firstIndex(of: context.value(ofKnob: knob.name)) }
      return bar
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
      return nil
    }
  }
}
