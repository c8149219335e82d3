import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The panel with the controls of a page's knobs, by group.
enum Inspector {
  /// Creates the panel of a page, or returns nil if the page has no knobs that belong there.
  static func make(_ context: PageContext) -> Widget? {
    let knobs = context.entry.knobs.filter { $0.group != .page }
    guard !knobs.isEmpty else { return nil }
    let sections = Dictionary(grouping: knobs, by: \.group)
    let column = Box(.vertical, spacing: 24, [header(knobs, context)])
    for (group, title) in titles {
      guard let knobs = sections[group] else { continue }
      let heading = Label(title, .caption1, .secondary)
      heading.setAccessibleRole(.heading)
      heading.addStyleClass("gallery-inspector-heading")
      column.append(Box(.vertical, spacing: 12, [heading] + knobs.map { KnobRow.make($0, context) }))
    }
    column.setMargins(top: 12, leading: 16, bottom: 24, trailing: 16)
    let panel = ScrolledWindow(column, name: localized("Properties"))
    panel.addStyleClass(UtilityClass.panel.rawValue)
    panel.addStyleClass("gallery-inspector")
    return panel
  }

  /// The groups in the displayed order.
  private static var titles: [(KnobGroup, String)] {
    [
      (.content, localized("Content")), (.appearance, localized("Appearance")), (.behavior, localized("Behavior")),
      (.data, localized("Data")),
    ]
  }

  private static func header(_ knobs: [KnobDefinition], _ context: PageContext) -> Widget {
    let title = Label(localized("Properties"), .subheadline)
    title.setAccessibleRole(.heading)
    title.expandsHorizontally = true
    let reset = Button(label: localized("Reset"))
    reset.setAccessibleLabel(localized("Reset Properties"))
    reset.addStyleClass("flat")
    reset.onClick {
      for knob in knobs { context.setValue(knob.defaultValue, ofKnob: knob.name) }
    }
    reset.observe { [unowned reset] in
      // All are read, because only those that are read are observed.
      reset.isSensitive = knobs.map { context.isChanged($0) }.contains(true)
    }
    return Box(.horizontal, spacing: 8, [title, reset])
  }
}
