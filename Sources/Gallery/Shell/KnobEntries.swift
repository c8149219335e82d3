import FloorplanUI
import GTKBridge

extension Entry {
  /// Creates an entry that is bound to a text knob.
  static func bound(to knob: String, of context: PageContext, name: String) -> Entry {
    let entry = Entry()
    entry.setAccessibleLabel(name)
    // The inner widget has the focus.
    for inner in entry.children { inner.setAccessibleLabel(name) }
    entry.bind(to: knob, of: context, changeSignal: "changed")
    return entry
  }
}

extension SearchEntry {
  /// Creates a search entry that is bound to a text knob.
  static func bound(to knob: String, of context: PageContext, name: String) -> SearchEntry {
    let entry = SearchEntry(name: name)
    // GTK emits this signal with a delay, except for an empty text, which may only occur between two others.
    entry.bind(to: knob, of: context, changeSignal: "search-changed")
    entry.connect("stop-search") { [unowned entry] in entry.text = "" }
    return entry
  }
}

extension Editable {
  /// Binds the text to a text knob.
  fileprivate func bind(to knob: String, of context: PageContext, changeSignal: String) {
    // The last value that was exchanged with the knob. The user may have typed more since.
    var known = ""
    var isFollowing = false
    observe { [unowned self, context] in
      let value = context.value(ofKnob: knob)
      guard value != known else { return }
      known = value
      isFollowing = true
      text = value
      isFollowing = false
    }
    connect(changeSignal) { [unowned self, context] in
      guard !isFollowing, text != known else { return }
      known = text
      context.setValue(known, ofKnob: knob)
    }
  }
}
