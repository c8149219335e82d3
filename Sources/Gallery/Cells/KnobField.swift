import Floorplan

/// The entries in the page for text knobs; the other knobs are in the knob bar.
enum KnobField {
  /// Creates entries with the titles of the text knobs above them, side by side; returns nil if there are none.
  static func fields(_ knobs: [KnobDefinition], _ context: PageContext) -> Widget? {
    let fields = knobs.filter { $0.kind == .text }.map { knob in
      Box(.vertical, spacing: 2, [caption(knob.title), Entry.bound(to: knob.name, of: context, name: knob.title)])
    }
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
