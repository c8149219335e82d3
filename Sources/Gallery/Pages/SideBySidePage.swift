import Floorplan

private let sameAsWindow = "window"

private func knobs(_ name: String, _ title: String, _ theme: String) -> [KnobDefinition] {
  func knob(_ name: String, _ title: String, _ values: [String], _ standard: String) -> KnobDefinition {
    .choice(name, title, standard, of: [sameAsWindow] + values)
  }
  return [
    knob(name, title + " theme", BuiltInTheme.allCases.map(\.rawValue), theme),
    knob(name + "-appearance", title + " appearance", Appearance.allCases.map(\.rawValue), sameAsWindow),
  ]
}

/// A page of the same components in two panes, each with its own theme and appearance.
let sideBySidePage = Page(
  path: "side-by-side", title: localized("Side by Side"), group: localized("Theming"),
  summary: localized("The same components in two themes"), iconName: "view-dual-symbolic", documentation: "themes",
  keywords: localizedKeywords("compare, two themes, dark, light, contrast, scope, appearance, tint attributes")
    + ["almanac", "ledger", "ThemeScope", "setAttributes"],
  knobs: knobs("first", "First", sameAsWindow) + knobs("second", "Second", BuiltInTheme.almanac.rawValue) + [
    .toggle("enabled", "Enabled", true),
    .toggle("tint", "Tint attributes", false),
  ]
) { context in
  let panes = AdaptiveColumns(minimumColumnWidth: 280, spacing: 0, ["first", "second"].map { pane($0, context) })
  return ScrolledWindow(panes, name: context.entry.title, horizontal: .never)
}

private func pane(_ knob: String, _ context: PageContext) -> Widget {
  let heading = Label("", .headline)
  heading.setAccessibleRole(.heading)
  let column = Box(.vertical, spacing: 12, [heading, sample(context)])
  column.setMargins(top: 16, bottom: 16)
  let scope = ThemeScope(child: PageInset(column))
  scope.observe { [unowned scope, unowned heading] in
    let theme = BuiltInTheme(rawValue: context.value(ofKnob: knob))
    let appearance = Appearance(rawValue: context.value(ofKnob: knob + "-appearance"))
    let displayed = theme?.theme() ?? context.switches.theme
    scope.apply(displayed, appearance: appearance ?? context.switches.appearance)
    let names = [theme?.title, appearance?.title].compactMap(\.self)
    heading.text = names.isEmpty ? localized("Same as Window") : names.joined(separator: ", ")
  }
  return scope
}

private func sample(_ context: PageContext) -> Widget {
  let sample = ThemeSample()
  sample.card.observe { [unowned card = sample.card, unowned object = sample.object, unowned value = sample.value] in
    card.isSensitive = context.isOn("enabled")
    let isTinted = context.isOn("tint")
    let title = TintAttributes(foregroundColor: .palette(.tintColor), font: StyleFont(.title3))
    object.setAttributes(isTinted ? title : TintAttributes(), for: .title)
    let accent = TintAttributes(foregroundColor: .palette(.positiveLabel))
    value.setAttributes(isTinted ? accent : TintAttributes(), for: .valueText)
  }
  return sample.card
}
