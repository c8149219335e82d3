import Floorplan

/// The pages of the gallery that display the app, and actions on all data.
extension BusinessApp {
  /// The knob for the displayed orders: those of the user, or generated ones.
  static let ordersKnob = KnobDefinition.choice("orders", "Orders", "saved", of: ["saved", "\(generatedOrderCount)"])
  static let generatedOrderCount = 100_000
  static let generatedOrdersText = localized("%1$@ orders").filled(with: groupedDigits(generatedOrderCount))

  /// An object that an address specifies, but the store doesn't contain.
  struct MissingObject: Error {
    let title: String
    let message: String
  }

  /// Returns a page's content: the app at the destination that the knobs specify.
  ///
  /// - Parameter context: The context of the page.
  /// - Returns: The app, an empty state for a missing object, or a spinner until the data is available.
  static func page(_ context: PageContext) -> Widget {
    let (store, host) = (BusinessStore.shared, ContentHost())
    var app: BusinessApp?
    var known: [String]?
    func show() {
      let knobs = context.routeKnobs.map { context.value(ofKnob: $0.name) }
      // The displayed object may be deleted: its pages close, and an open form keeps its input.
      guard knobs != known else { return }
      do throws(MissingObject) {
        let found = try BusinessRoute(knobsOf: context, in: store)
        known = knobs
        if let app { return app.show(found) }
        let newApp = BusinessApp(context, at: found, store)
        app = newApp
        // The app sets the knobs if they were empty.
        known = context.routeKnobs.map { context.value(ofKnob: $0.name) }
        host.show(newApp.root)
      } catch {
        (app, known) = (nil, nil)
        host.show(EmptyStateView.make(error.title, error.message))
      }
    }
    func begin() {
      host.root.observe { show() }
      followOrdersKnob(of: context, store, in: host.root)
    }
    guard context.requestsGeneratedOrders, !store.isGenerated else {
      begin()
      return host.root
    }
    host.show(Spinner(loading: generatedOrdersText))
    context.isLoading = true
    Task {
      await store.generate(orders: generatedOrderCount)
      context.isLoading = false
      if !host.root.isDisposed { begin() }
    }
    return host.root
  }

  /// Synchronizes the knob, which the user sets, with the store, which any window can change.
  static func followOrdersKnob(of context: PageContext, _ store: BusinessStore, in root: Widget) {
    var known: Bool?
    root.observe {
      let context = context.displayed
      guard context.entry.knobs.contains(ordersKnob) else { return }
      let isGenerated = store.isGenerated || store.isGenerating
      let isRequested = context.requestsGeneratedOrders
      defer { known = isGenerated }
      guard isGenerated != isRequested else { return }
      if isGenerated != known {
        // Update the knob, also initially: opening a window must not end the generation that another one has started.
        context.setGeneratedOrders(isGenerated)
      } else {
        changeOrders(of: store)
      }
    }
  }

  /// Generates orders, or restores those of the user.
  private static func changeOrders(of store: BusinessStore) {
    if store.isGenerated || store.isGenerating {
      store.discardGeneratedOrders()
    } else {
      Task { await store.generate(orders: generatedOrderCount) }
    }
  }

  // MARK: Actions

  /// The actions on all data, which are in the menu of the overview.
  @ArrayBuilder<PageAction> var dataActions: [PageAction] {
    PageAction(
      "generate",
      store.isGenerated
        ? localized("Restore My Orders")
        : localized("Generate %1$@ Orders").filled(with: groupedDigits(Self.generatedOrderCount)),
      isEnabled: !store.isGenerating, isInMenu: true
    ) { [store] in Self.changeOrders(of: store) }
    if store.canRestoreCopies {
      PageAction("restore", localized("Restore Backup…"), isInMenu: true) { [unowned self] in chooseCopy() }
    }
    PageAction("reset", localized("Reset Sample Data…"), isInMenu: true) { [unowned self] in askToReset() }
  }

  /// Opens a window with the backups and damaged files, which restores the data from the chosen one.
  func chooseCopy() {
    guard let copies = store.file?.storage.versions() else { return }
    backupPicker.title = localized("Restore Backup")
    backupPicker.allowsMultipleSelection = false
    backupPicker.valueOptions = copies.map(Self.title)
    backupPicker.selection = []
    backupPicker.prompt =
      copies.isEmpty
      ? localized("There are no backups yet. The app keeps one when it first saves changes after its start.")
      : localized("Choose the version to restore. The current data is kept as a backup.")
    backupPicker.onSelectionChange = { [weak self] in
      if let index = $0.first { self?.restore(copies[index]) }
    }
    backupPicker.present(over: navigation)
  }

  private static func title(of copy: BackedUpFile.Version) -> String {
    let title = copy.isDamaged ? localized("Damaged File") : localized("Backup")
    guard let date = copy.modified.flatMap({ DateTime(secondsSince1970: $0) }) else { return title }
    return [title, [date.dateText, date.timeText()].localizedList].joinedInReadingOrder(separator: " – ")
  }

  private func restore(_ copy: BackedUpFile.Version) {
    store.restore(copy) { [weak self] error in
      let reason = error.map(problemText)
      self?.announce(
        reason.map { localized("Can’t restore the backup: %1$@").filled(with: $0) } ?? localized("Data restored"))
    }
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

extension PageContext {
  /// The knobs that are part of a route: all except the delivery and the displayed orders.
  var routeKnobs: [KnobDefinition] {
    entry.knobs.filter { $0.name != BusinessApp.deliveryKnob && $0 != BusinessApp.ordersKnob }
  }

  /// Sets the knob for the displayed orders, if the page has it.
  func setGeneratedOrders(_ isGenerated: Bool) {
    guard entry.knobs.contains(BusinessApp.ordersKnob) else { return }
    let knob = BusinessApp.ordersKnob
    setValue(isGenerated ? "\(BusinessApp.generatedOrderCount)" : knob.defaultValue, ofKnob: knob.name)
  }

  /// Whether the address asks for generated orders.
  var requestsGeneratedOrders: Bool {
    let knob = BusinessApp.ordersKnob
    return entry.knobs.contains(knob) && value(ofKnob: knob.name) != knob.defaultValue
  }
}
