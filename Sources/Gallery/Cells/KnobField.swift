import Floorplan

/// An entry in the page for a text knob.
enum KnobField {
  /// Creates an entry with the title of the knob above it.
  static func make(_ knob: KnobDefinition, _ context: PageContext) -> Widget {
    Box(
      .vertical, spacing: 2,
      [caption(knob.title), Entry.bound(to: knob.name, of: context, name: knob.title)])
  }

  /// Creates entries for the text knobs, side by side; returns nil if there are none.
  static func fields(_ knobs: [KnobDefinition], _ context: PageContext) -> Widget? {
    let fields = knobs.filter { $0.kind == .text }.map { make($0, context) }
    return fields.isEmpty ? nil : AdaptiveColumns(minimumColumnWidth: 180, spacing: 12, fields)
  }

  /// Creates the caption of an entry or a sample.
  static func caption(_ text: String) -> Label {
    let label = Label(text, .caption1, .secondary)
    label.wraps = true
    return label
  }
}

extension Entry {
  /// Creates an entry that is bound to a text knob.
  static func bound(to knob: String, of context: PageContext, name: String) -> Entry {
    let entry = Entry()
    entry.setAccessibleLabel(name)
    // The inner widget has the focus.
    for inner in entry.children { inner.setAccessibleLabel(name) }
    entry.observe { [unowned entry, context] in
      let text = context.value(ofKnob: knob)
      if entry.text != text { entry.text = text }
    }
    entry.connect("changed") { [unowned entry, context] in context.setValue(entry.text, ofKnob: knob) }
    return entry
  }
}
