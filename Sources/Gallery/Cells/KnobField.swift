import Floorplan

/// A field for a knob that is a text, which has its place in the page itself.
enum KnobField {
  /// Makes a field with the knob's title above.
  static func make(_ knob: KnobDefinition, _ context: PageContext) -> Widget {
    Box(
      .vertical, spacing: 2,
      [caption(knob.title), Entry.bound(to: knob.name, of: context, name: knob.title)])
  }

  /// Fields beside each other for those of some knobs that are texts; nil where none is.
  static func fields(_ knobs: [KnobDefinition], _ context: PageContext) -> Widget? {
    let fields = knobs.filter { $0.kind == .text }.map { make($0, context) }
    return fields.isEmpty ? nil : AdaptiveColumns(leastColumnWidth: 180, spacing: 12, fields)
  }

  /// What stands above a field or a sample.
  static func caption(_ text: String) -> Label {
    let label = Label(text, .caption1, .secondary)
    label.wraps = true
    return label
  }
}

extension Entry {
  /// An entry whose text is a knob's.
  static func bound(to knob: String, of context: PageContext, name: String) -> Entry {
    let entry = Entry()
    entry.setAccessibleLabel(name)
    // The focus is on the text inside.
    for inner in entry.children { inner.setAccessibleLabel(name) }
    entry.observe { [unowned entry, context] in
      let text = context.value(ofKnob: knob)
      if entry.text != text { entry.text = text }
    }
    entry.connect("changed") { [unowned entry, context] in context.setValue(entry.text, ofKnob: knob) }
    return entry
  }
}
