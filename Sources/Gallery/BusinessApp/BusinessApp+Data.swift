import Floorplan

/// What is to be known of the data that all pages show, and what can be done with all of it.
extension BusinessApp {
  /// Whose orders are shown: the user's own, or so many that are made up.
  static let ordersKnob = KnobDefinition.choice("orders", "Orders", "saved", of: ["saved", "\(madeUpOrders)"])
  static let madeUpOrders = 100_000
  private static let madeUpText = localized("%1$@ orders").filled(with: groupedDigits(madeUpOrders))

  /// Whether an address asks for orders that are made up.
  private static func wantsMadeUp(_ context: PageContext) -> Bool {
    context.entry.knobs.contains(ordersKnob) && context.value(ofKnob: ordersKnob.name) != ordersKnob.defaultValue
  }

  /// What a page of the gallery shows of the data that its address asks for, once that is there.
  ///
  /// - Parameters:
  ///   - context: What the page and the shell share.
  ///   - store: The data.
  ///   - make: Makes what is shown.
  /// - Returns: What the page shows.
  static func whenDataIsThere(
    _ context: PageContext, _ store: BusinessStore = .shared, _ make: @escaping () -> Widget
  ) -> Widget {
    let stage = Stage()
    let begin = {
      stage.show(make())
      Self.followOrdersKnob(of: context, store, in: stage.root)
    }
    guard wantsMadeUp(context), !store.isGenerated else {
      begin()
      return stage.root
    }
    stage.show(Spinner(reading: madeUpText))
    context.isLoading = true
    Task {
      await store.generate(orders: Self.madeUpOrders)
      context.isLoading = false
      if !stage.root.isDisposed { begin() }
    }
    return stage.root
  }

  /// What a page of the gallery shows of the place that its knobs name.
  static func page(_ context: PageContext, at place: @escaping (BusinessStore) -> BusinessPlace) -> Widget {
    whenDataIsThere(context) {
      let store = BusinessStore.shared
      let app = BusinessApp(context, at: place(store), store)
      app.root.observe { app.show(place(store)) }
      return app.root
    }
  }

  /// The knob of a page that names the object it shows.
  private static let objectKnob = "object"

  /// What a page of the gallery shows of the object that its address names, and of all that it leads to.
  ///
  /// - Parameters:
  ///   - context: What the page and the shell share.
  ///   - place: Gives the place of a name; nil where nothing is called so.
  ///   - missing: Gives what is said where nothing is called so: a title, and what can be done.
  /// - Returns: What the page shows.
  static func whenDataIsThere(
    _ context: PageContext, showing place: @escaping (_ object: String, BusinessStore) -> BusinessPlace?,
    missing: @escaping (_ object: String) -> (title: String, message: String)
  ) -> Widget {
    whenDataIsThere(context) {
      let store = BusinessStore.shared
      let stage = Stage()
      var app: BusinessApp?
      var opened: String?
      stage.root.observe {
        let object = context.value(ofKnob: objectKnob)
        // What was opened may go: what was done to it can be taken back, and a form stays with what was filled in.
        guard object != opened else { return }
        guard let found = place(object, store) else {
          (app, opened) = (nil, nil)
          let (title, message) = missing(object)
          return stage.show(EmptyStateView.state(iconName: "edit-find-symbolic", title: title, message: message))
        }
        opened = object
        if let app { return app.show(found) }
        let made = BusinessApp(context, at: found, store)
        app = made
        // Where none was named, it is now.
        opened = context.value(ofKnob: objectKnob)
        stage.show(made.root)
      }
      return stage.root
    }
  }

  /// Keeps the knob and the store in step: a person turns the one, and every window may change the other.
  private static func followOrdersKnob(of context: PageContext, _ store: BusinessStore, in root: Widget) {
    guard context.entry.knobs.contains(ordersKnob) else { return }
    var known: Bool?
    root.observe {
      let isMadeUp = store.isGenerated || store.isGenerating
      let isWanted = Self.wantsMadeUp(context)
      defer { known = isMadeUp }
      guard isMadeUp != isWanted else { return }
      if isMadeUp != known {
        // At first too: what another window has asked for is not ended by opening one.
        let knob = Self.ordersKnob
        context.setValue(isMadeUp ? "\(Self.madeUpOrders)" : knob.defaultValue, ofKnob: knob.name)
      } else if isWanted {
        Task { await store.generate(orders: Self.madeUpOrders) }
      } else {
        store.endGenerated()
      }
    }
  }

  // MARK: Above the pages

  /// The pages, below what is to be known of their data.
  func makeRoot() -> Widget {
    let notices = Box(.vertical)
    addNotice(to: notices, of: { [unowned self] in store.problem }) { [unowned self] problem in
      NoticeBanner(
        problem.title,
        details: NoticeBanner.Details(
          button: localized("Details"), name: localized("Details of the problem"), lines: [problem.message]),
        buttons: (problem.kind == .saveFailed ? [button(localized("Try Again")) { $0.retrySaving() }] : [])
          + [button(localized("Dismiss")) { $0.dismissProblem() }])
    }
    addNotice(to: notices, of: { [unowned self] in store.notes.isEmpty ? nil : store.notes }) { [unowned self] notes in
      let records = Set(notes.map(\.record)).count
      return NoticeBanner(
        localized("%1$@ record was repaired", "%1$@ records were repaired", count: records),
        details: NoticeBanner.Details(
          button: localized("Show All"), name: localized("Repaired Records"), lines: Self.lines(notes)),
        buttons: [button(localized("Dismiss")) { $0.dismissNotes() }])
    }
    addNotice(to: notices, of: { [unowned self] () -> Bool? in store.isGenerating ? true : nil }) { _ in
      Self.busyNotice(
        localized("Generating %1$@. They won’t be saved.").filled(with: Self.madeUpText),
        localized("Generating"))
    }
    addNotice(to: notices, of: { [unowned self] () -> Bool? in store.isChangingMany ? true : nil }) { _ in
      Self.busyNotice(localized("Changing orders…"), localized("Changing"))
    }
    addNotice(to: notices, of: { [unowned self] () -> Bool? in store.isGenerated ? true : nil }) { [unowned self] _ in
      NoticeBanner(
        localized("These orders are generated. They and your changes won’t be saved."), isProblem: false,
        buttons: [button(localized("End Generated Orders")) { $0.endGenerated() }])
    }
    undoBar.root.expandsVertically = true
    let root = Box(.vertical, [notices, undoBar.root])
    // Whose orders are shown is a part of every address.
    root.observe { [unowned self] in
      _ = Self.wantsMadeUp(context)
      didNavigate()
    }
    return root
  }

  /// Says what is going on.
  ///
  /// - Parameters:
  ///   - text: What is to be known.
  ///   - activity: What is going on, in a word.
  /// - Returns: The banner.
  private static func busyNotice(_ text: String, _ activity: String) -> NoticeBanner {
    let spinner = Spinner()
    spinner.isSpinning = true
    spinner.setAccessibleLabel(activity)
    return NoticeBanner(text, isProblem: false, leading: spinner)
  }

  private static let mostLines = 200

  private static func lines(_ notes: [BusinessNote]) -> [String] {
    let rest = notes.count - mostLines
    return notes.prefix(mostLines).map(\.description)
      + (rest > 0 ? [localized("and %1$@ more", "and %1$@ more", count: rest)] : [])
  }

  private func button(_ title: String, _ act: @escaping (BusinessStore) -> Void) -> Button {
    let button = Button(label: title)
    button.onClick { [store] in act(store) }
    return button
  }

  /// Shows a banner as long as there is something to be said; one that says the same stays as it is.
  private func addNotice<Value: Equatable>(
    to notices: Box, of value: @escaping () -> Value?, _ make: @escaping (Value) -> NoticeBanner
  ) {
    let place = Box(.vertical)
    notices.append(place)
    var shown: Value?
    place.isVisible = false
    place.observe { [unowned self, unowned place] in
      let current = value()
      guard current != shown else { return }
      shown = current
      // What had the focus goes: the page below gets it.
      if place.containsFocus, !navigation.moveFocus(.tabForward) { place.window?.clearFocus() }
      for child in place.children { child.removePermanently() }
      if let current { place.append(make(current).root) }
      place.isVisible = current != nil
    }
  }

  // MARK: What can be done

  /// What can be done with all data: among the further actions of the overview.
  var dataActions: [PageAction] {
    [
      PageAction(
        "generate",
        store.isGenerated
          ? localized("End Generated Orders")
          : localized("Generate %1$@ Orders").filled(with: groupedDigits(Self.madeUpOrders)),
        isEnabled: !store.isGenerating, isInMenu: true
      ) { [unowned self] in
        if store.isGenerated {
          store.endGenerated()
        } else {
          Task { [store] in await store.generate(orders: Self.madeUpOrders) }
        }
      },
      PageAction("reset", localized("Reset Sample Data…"), isInMenu: true) { [unowned self] in askToReset() },
    ]
  }

  private func askToReset() {
    guard let window = navigation.window else { return }
    QuestionWindow.ask(
      localized("Reset Sample Data?"),
      localized("All your changes will be permanently lost."),
      keep: localized("Keep My Data"), lose: localized("Reset"), over: window, direction: navigation.direction
    ) { [weak self] answer in
      guard let self, answer == .lose else { return }
      store.reset()
      announce(localized("Sample data reset"))
    }
  }
}
