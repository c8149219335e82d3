import Floorplan

/// Notices about the data above all pages, and actions on all data.
extension BusinessApp {
  /// The knob for the displayed orders: those of the user, or generated ones.
  static let ordersKnob = KnobDefinition.choice("orders", "Orders", "saved", of: ["saved", "\(generatedOrderCount)"])
  static let generatedOrderCount = 100_000
  private static let generatedOrdersText = localized("%1$@ orders").filled(with: groupedDigits(generatedOrderCount))

  /// Whether the address asks for generated orders.
  private static func requestsGeneratedOrders(_ context: PageContext) -> Bool {
    context.entry.knobs.contains(ordersKnob) && context.value(ofKnob: ordersKnob.name) != ordersKnob.defaultValue
  }

  /// Returns a page's content once the data that its address asks for is available.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - store: The store of the data.
  ///   - make: Returns the content.
  /// - Returns: The content, or a spinner until then.
  static func contentWhenLoaded(
    _ context: PageContext, _ store: BusinessStore = .shared, _ make: @escaping () -> Widget
  ) -> Widget {
    let host = ContentHost()
    let begin = {
      host.show(make())
      Self.followOrdersKnob(of: context, store, in: host.root)
    }
    guard requestsGeneratedOrders(context), !store.isGenerated else {
      begin()
      return host.root
    }
    host.show(Spinner(loading: generatedOrdersText))
    context.isLoading = true
    Task {
      await store.generate(orders: Self.generatedOrderCount)
      context.isLoading = false
      if !host.root.isDisposed { begin() }
    }
    return host.root
  }

  /// Returns a page's content: the app at the destination that the knobs specify.
  static func page(_ context: PageContext, at route: @escaping (BusinessStore) -> BusinessRoute) -> Widget {
    contentWhenLoaded(context) {
      let store = BusinessStore.shared
      let app = BusinessApp(context, at: route(store), store)
      app.root.observe { app.show(route(store)) }
      return app.root
    }
  }

  /// The knob for the object that a page displays.
  private static let objectKnob = "object"

  /// Returns a page's content: the app at the object that the address specifies.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - route: Returns the route of an object, or nil if there is no such object.
  ///   - missing: Returns the title and the description for an unknown object.
  /// - Returns: The app, or an empty state for an unknown object.
  static func contentWhenLoaded(
    _ context: PageContext, showing route: @escaping (_ object: String, BusinessStore) -> BusinessRoute?,
    missing: @escaping (_ object: String) -> (title: String, message: String)
  ) -> Widget {
    contentWhenLoaded(context) {
      let store = BusinessStore.shared
      let host = ContentHost()
      var app: BusinessApp?
      var opened: String?
      host.root.observe {
        let object = context.value(ofKnob: objectKnob)
        // The opened object may be deleted: that can be undone, and an open form keeps its input.
        guard object != opened else { return }
        guard let found = route(object, store) else {
          (app, opened) = (nil, nil)
          let (title, message) = missing(object)
          return host.show(EmptyStateView.make(iconName: "edit-find-symbolic", title: title, message: message))
        }
        opened = object
        if let app { return app.show(found) }
        let newApp = BusinessApp(context, at: found, store)
        app = newApp
        // The app sets the knob if it was empty.
        opened = context.value(ofKnob: objectKnob)
        host.show(newApp.root)
      }
      return host.root
    }
  }

  /// Synchronizes the knob, which the user sets, with the store, which any window can change.
  private static func followOrdersKnob(of context: PageContext, _ store: BusinessStore, in root: Widget) {
    guard context.entry.knobs.contains(ordersKnob) else { return }
    var known: Bool?
    root.observe {
      let isGenerated = store.isGenerated || store.isGenerating
      let isRequested = Self.requestsGeneratedOrders(context)
      defer { known = isGenerated }
      guard isGenerated != isRequested else { return }
      if isGenerated != known {
        // Update the knob, also initially: opening a window must not end the generation that another one has started.
        let knob = Self.ordersKnob
        context.setValue(isGenerated ? "\(Self.generatedOrderCount)" : knob.defaultValue, ofKnob: knob.name)
      } else if isRequested {
        Task { await store.generate(orders: Self.generatedOrderCount) }
      } else {
        store.discardGeneratedOrders()
      }
    }
  }

  // MARK: Notices

  /// Creates the widget with the pages below the notices about their data.
  func makeRoot() -> Widget {
    let notices = Box(.vertical)
    addNotice(to: notices, of: { [unowned self] in store.problem }) { [unowned self] problem in
      NoticeBanner(
        problem.title,
        details: NoticeBanner.Details(
          button: localized("Details"), name: localized("Problem Details"), lines: [problem.message]),
        buttons: (problem.kind == .saveFailed ? [button(localized("Try Again")) { $0.retrySaving() }] : [])
          + [button(localized("Dismiss")) { $0.dismissProblem() }])
    }
    addNotice(to: notices, of: { [unowned self] in store.notes.isEmpty ? nil : store.notes }) { [unowned self] notes in
      let records = Set(notes.map(\.record)).count
      return NoticeBanner(
        localized("%1$@ record repaired", "%1$@ records repaired", count: records),
        details: NoticeBanner.Details(
          button: localized("Show All"), name: localized("Repaired Records"), lines: Self.lines(notes)),
        buttons: [button(localized("Dismiss")) { $0.dismissNotes() }])
    }
    addNotice(to: notices, of: { [unowned self] () -> Bool? in store.isGenerating ? true : nil }) { _ in
      Self.busyNotice(
        localized("Generating %1$@. They won’t be saved.").filled(with: Self.generatedOrdersText),
        localized("Generating"))
    }
    addNotice(to: notices, of: { [unowned self] () -> Bool? in store.isRunningBatch ? true : nil }) { _ in
      Self.busyNotice(localized("Changing orders…"), localized("Changing"))
    }
    addNotice(to: notices, of: { [unowned self] () -> Bool? in store.isGenerated ? true : nil }) { [unowned self] _ in
      NoticeBanner(
        localized("These orders are generated. Your changes won’t be saved."), isProblem: false,
        buttons: [button(localized("Restore My Orders")) { $0.discardGeneratedOrders() }])
    }
    undoBar.root.expandsVertically = true
    let root = Box(.vertical, [notices, undoBar.root])
    // Each address includes the knob for the displayed orders.
    root.observe { [unowned self] in
      _ = Self.requestsGeneratedOrders(context)
      didNavigate()
    }
    return root
  }

  /// Returns a banner about an activity in progress.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - activity: The accessible name of the spinner.
  /// - Returns: The banner.
  private static func busyNotice(_ text: String, _ activity: String) -> NoticeBanner {
    let spinner = Spinner()
    spinner.isSpinning = true
    spinner.setAccessibleLabel(activity)
    return NoticeBanner(text, isProblem: false, leading: spinner)
  }

  private static let maximumLineCount = 200

  private static func lines(_ notes: [BusinessNote]) -> [String] {
    let rest = notes.count - maximumLineCount
    return notes.prefix(maximumLineCount).map(\.description)
      + (rest > 0 ? [localized("and %1$@ more", "and %1$@ more", count: rest)] : [])
  }

  private func button(_ title: String, _ act: @escaping (BusinessStore) -> Void) -> Button {
    let button = Button(label: title)
    button.onClick { [store] in act(store) }
    return button
  }

  /// Adds a banner that is visible while there is a value, and isn't rebuilt for an equal value.
  private func addNotice<Value: Equatable>(
    to notices: Box, of value: @escaping () -> Value?, _ make: @escaping (Value) -> NoticeBanner
  ) {
    let container = Box(.vertical)
    notices.append(container)
    var displayed: Value?
    container.isVisible = false
    container.observe { [unowned self, unowned container] in
      let current = value()
      guard current != displayed else { return }
      displayed = current
      // The focused widget may be removed: move the focus to the page below.
      if container.containsFocus, !navigation.moveFocus(.tabForward) { container.window?.clearFocus() }
      for child in container.children { child.removePermanently() }
      if let current { container.append(make(current).root) }
      container.isVisible = current != nil
    }
  }

  // MARK: Actions

  /// The actions on all data, which are in the menu of the overview.
  var dataActions: [PageAction] {
    [
      PageAction(
        "generate",
        store.isGenerated
          ? localized("Restore My Orders")
          : localized("Generate %1$@ Orders").filled(with: groupedDigits(Self.generatedOrderCount)),
        isEnabled: !store.isGenerating, isInMenu: true
      ) { [unowned self] in
        if store.isGenerated {
          store.discardGeneratedOrders()
        } else {
          Task { [store] in await store.generate(orders: Self.generatedOrderCount) }
        }
      },
      PageAction("reset", localized("Reset Sample Data…"), isInMenu: true) { [unowned self] in askToReset() },
    ]
  }

  private func askToReset() {
    guard let window = navigation.window else { return }
    DialogWindow.ask(
      localized("Reset Sample Data?"),
      localized("All your changes will be permanently lost."),
      keep: localized("Keep My Data"), discard: localized("Reset"), over: window, direction: navigation.direction
    ) { [weak self] isDiscarded in
      guard let self, isDiscarded == true else { return }
      store.reset()
      announce(localized("Sample data reset"))
    }
  }
}
