import Floorplan

/// The entries in the page for text knobs; the other knobs are in the knob bar.
enum KnobField {
  /// Creates entries with the titles of the text knobs above them, side by side.
  ///
  /// - Parameters:
  ///   - knobs: The knobs.
  ///   - context: The context of the page.
  ///   - problems: Closures that return the problem with a value, by the name of the knob.
  /// - Returns: The entries, or nil if there are none.
  static func fields(
    _ knobs: [KnobDefinition], _ context: PageContext, problems: [String: @MainActor (String) -> String?] = [:]
  ) -> Widget? {
    let fields = knobs.filter(\.isText).map { knob in
      let entry = Entry.bound(to: knob.name, of: context, name: knob.title)
      let message = problems[knob.name].map { Self.message(about: knob.name, in: entry, context, $0) }
      return Box(.vertical, spacing: 2, ([caption(knob.title), entry, message] as [Widget?]).compactMap(\.self))
    }
    return fields.isEmpty ? nil : AdaptiveColumns(minimumColumnWidth: 180, spacing: 12, fields)
  }

  /// Creates the message below an entry, which is visible while there is a problem with its text.
  ///
  /// A problem with the initial text, which is that of the address, is announced too, so that `--render` prints it.
  private static func message(
    about knob: String, in entry: Entry, _ context: PageContext, _ problem: @escaping @MainActor (String) -> String?
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

  private static func show(_ problem: String?, in view: InlineValidationView, below entry: Entry) {
    view.message = problem.map { ValidationMessage($0) } ?? ValidationMessage("", kind: .none)
    view.isVisible = problem != nil
    for input in [entry] + entry.children { input.setAccessibleInvalid(problem != nil) }
  }
  private static let typingPause: UInt32 = 600

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
