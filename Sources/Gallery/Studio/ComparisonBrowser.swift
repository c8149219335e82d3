import Floorplan
import FloorplanThemeCheck

/// A comparison of a page in two themes or appearances, with a list of the differing values.
final class ComparisonBrowser {
  typealias Side = PageComparison.Side

  let root = Box(.vertical)
  private let context: PageContext
  private let comparison: PageComparison
  private let view = ComparisonView()
  private let picturesPane: CollectionPane
  private let list = CollectionView(layout: .table)
  private let listPane: CollectionPane
  private let listTitle = Label("", .headline, wraps: true)
  private let status = Label("", .footnote, .secondary, wraps: true)
  private let titles = [Side.first: Label("", .footnote), .second: Label("", .footnote)]
  private let slider = Scale(.horizontal, Adjustment(value: 0, lower: 0, upper: 100, step: 1))
  private let pause = ToggleButton(toggling: localized("Pause"))
  private var source: CollectionDataSource<Int, ThemeComparison.Difference>?
  private var files: [Side: LiveStyleSheet] = [:]
  private var styles: [Side: PageComparison.Style] = [:]
  /// The reason why the pictures can't be drawn.
  private var problem: Problem?
  /// The page that was drawn last.
  private var drawnPage: String?
  private var drawing: LoopSource?
  private var alternation: LoopSource?

  /// A problem with the page or a style sheet.
  private struct Problem: Error {
    let title: String
    let message: String
  }

  /// The delay of drawing while the user changes the width or the page's address, in milliseconds.
  private static let typingPause: UInt32 = 300
  /// The time for which each picture is displayed, in milliseconds.
  private static let alternationInterval: UInt32 = 700

  init(_ context: PageContext) {
    self.context = context
    comparison = PageComparison(context.switches)
    picturesPane = CollectionPane(view, name: localized("Pictures"))
    listPane = CollectionPane(list, name: localized("Differing Values"))
    root.append(context.chrome.part(PageInset(bar())))
    let pictures = Box(.vertical, spacing: 8, [slider, names(), picturesPane.root])
    let split = InspectorSplit(context.chrome.part(PageInset(pictures)), context.chrome, title: localized("Comparison"))
    split.expandsVertically = true
    split.show(panel())
    root.append(split)
    root.addCancellable(self)
    context.isWaiting = { [weak self] in self.map { $0.drawing != nil || $0.comparison.isDrawing } ?? false }
    setUpView()
    setUpList()
    // The closures of the tree keep the browser alive until the tree is discarded.
    root.observe { [self] in update() }
    root.observe { [self] in showMode() }
    root.observe { [self] in showSelection() }
  }

  // MARK: Controls

  private func bar() -> Widget {
    let page = Entry.bound(to: "page", of: context, name: localized("Page Address"))
    page.maximumWidthInCharacters = 32
    let modes = ComparisonView.Mode.allCases
    let mode = ChoiceBar(modes.map(\.title), name: localized("Mode")) { [context] in
      modes.firstIndex { $0.rawValue == context.value(ofKnob: "mode") }
    } choose: { [context] in
      context.setValue(modes[$0].rawValue, ofKnob: "mode")
    }
    let row = WrappingBox(spacing: 8, lineSpacing: 8, [page, mode])
    let switching = Button(label: localized("Switch Pictures"))
    switching.onClick { [unowned self] in switchPictures() }
    let flicker = WrappingBox(spacing: 8, lineSpacing: 8, [switching, pause])
    pause.connect("toggled") { [unowned self] in alternate() }
    flicker.observe { [unowned flicker, context] in
      flicker.isVisible = context.value(ofKnob: "mode") == ComparisonView.Mode.flicker.rawValue
    }
    let column = Box(.vertical, spacing: 8, [row, status, flicker])
    column.setMargins(top: 4, bottom: 8)
    return column
  }

  /// Creates the names of the pictures.
  private func names() -> Widget {
    for title in titles.values { title.ellipsis = .middle }
    titles[.first]?.expandsHorizontally = true
    return Box(.horizontal, spacing: 16, Side.allCases.compactMap { titles[$0] })
  }

  private func styleMenus(_ side: Side) -> Widget {
    let knob = side.rawValue
    let words = ComparedSheet.words
    let name = side == .first ? localized("First Style Sheet") : localized("Second Style Sheet")
    let sheet = ChoiceMenu(words.map { ComparedSheet($0).title } + [localized("Other File…")], name: name) {
      [context] in
      words.firstIndex(of: context.value(ofKnob: knob)) ?? words.count
    } choose: { [unowned self] index in
      if index < words.count { context.setValue(words[index], ofKnob: knob) } else { chooseFile(for: knob) }
    }
    let appearances = [ComparedSheet.sameAsWindow] + Appearance.allCases.map(\.rawValue)
    let appearance = ChoiceMenu(
      [localized("Same as Window")] + Appearance.allCases.map(\.title),
      name: side == .first ? localized("First Appearance") : localized("Second Appearance")
    ) { [context] in
      appearances.firstIndex(of: context.value(ofKnob: knob + "-appearance"))
    } choose: { [context] in
      context.setValue(appearances[$0], ofKnob: knob + "-appearance")
    }
    return WrappingBox(spacing: 4, lineSpacing: 4, [sheet, appearance])
  }

  private func chooseFile(for knob: String) {
    guard let window = root.window else { return }
    GalleryWindow.chooseSheet(over: window, announce: context.announce) { [weak self] path in
      self?.context.setValue(StyleSheetChoice.file(path).description, ofKnob: knob)
    }
  }

  // MARK: Pictures

  private func setUpView() {
    comparison.onDraw = { [unowned self] in showPictures() }
    view.onWidthChange = { [unowned self] _ in schedule(after: drawnPage == nil ? 1 : Self.typingPause) }
    view.onDrag = { [unowned self] in setPosition($0 * 100) }
    slider.ignoreScrollEvents()
    slider.connect("value-changed") { [unowned self] in setPosition(slider.value) }
  }

  private func setPosition(_ position: Double) {
    context.setValue(plainDecimal(position.rounded()), ofKnob: "position")
  }

  /// Reads the settings of the pictures, which are observed, and schedules a drawing.
  private func update() {
    let switches = context.switches
    _ = (switches.scale, switches.direction, switches.selectedDensity, switches.deviceDensity)
    let isTyping = drawnPage != nil && context.value(ofKnob: "page") != drawnPage
    var notes: [String] = []
    problem = nil
    for side in Side.allCases {
      let appearance = Appearance(rawValue: context.value(ofKnob: side.rawValue + "-appearance"))
      guard let theme = theme(of: side, &notes) else { continue }
      styles[side] = PageComparison.Style(theme: theme, appearance: appearance ?? switches.appearance)
    }
    status.text = notes.joined(separator: "\n")
    status.isVisible = !notes.isEmpty
    view.appearance = switches.appearance
    schedule(after: isTyping ? Self.typingPause : 1)
  }

  /// Returns the theme of a side, or nil after setting ``problem``.
  private func theme(of side: Side, _ notes: inout [String]) -> Theme? {
    let sheet = ComparedSheet(context.value(ofKnob: side.rawValue))
    let dialect = context.switches.dialect
    if let file = files[side], sheet != .sheet(.file(file.path)) || file.dialect != dialect {
      file.close()
      files[side] = nil
    }
    switch sheet {
    case .version(.base): return .standard
    case .version(.candidate): return context.switches.theme
    case .version(.previous):
      if let theme = context.switches.previousTheme { return theme }
      problem = Problem(
        title: localized("No Previous Version"),
        message: localized("Save the style sheet of the window to compare it with its previous version."))
    case .sheet(.builtIn(let theme)): return theme.theme()
    case .sheet(.file(let path)):
      let file = files[side] ?? LiveStyleSheet(path: path, dialect: dialect)
      files[side] = file
      let failure = file.failure.map { "\($0)" }
      if let read = file.sheet {
        let heldBack = localized("The new version has errors. Still showing the previous one.")
        if let note = failure ?? (file.isHeldBack ? "\(path): \(heldBack)" : nil) { notes.append(note) }
        return Theme.standard.applying(read)
      }
      problem = Problem(title: localized("Can’t Read Style Sheet"), message: failure ?? path)
    }
    return nil
  }

  private func schedule(after milliseconds: UInt32) {
    drawing?.cancel()
    drawing = MainLoop.after(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      drawing = nil
      draw()
    }
  }

  private func draw() {
    let isFirst = drawnPage == nil
    let text = context.value(ofKnob: "page")
    showTitles()
    do throws(Problem) {
      if let problem { throw problem }
      let page = try Self.page(text)
      picturesPane.showItems()
      // The view schedules another drawing when it has a size.
      guard view.pictureWidth > 0 else { return }
      drawnPage = text
      comparison.show(page, styles, width: view.pictureWidth)
    } catch {
      drawnPage = text
      comparison.cancelDrawing()
      picturesPane.showPlaceholder(error.title, error.message, iconName: "dialog-error-symbolic")
      show(nil)
      // The command line reports announcements on a page that it draws.
      if isFirst { context.announce("\(error.title): \(error.message)") }
    }
  }

  /// Returns the page of an address, whose only switch is the size of the pictures.
  private static func page(_ text: String) throws(Problem) -> ResolvedAddress {
    let title = localized("Invalid Page Address")
    let resolved: ResolvedAddress
    do {
      resolved = try catalog.resolve(Address(parsing: text))
    } catch {
      throw Problem(title: title, message: "\(error)")
    }
    let others = Address.Key.allCases.filter { $0 != .size && resolved.address.text(of: $0) != nil }
    guard let key = others.first else { return resolved }
    throw Problem(
      title: title,
      message: localized("Remove “%1$@”. It can’t be set for the compared page.").filled(with: key.rawValue))
  }

  private func showPictures() {
    view.pictures = comparison.pictures.mapValues(\.drawing)
    show(comparison.differences)
    showSelection()
  }

  // MARK: Modes

  private func showMode() {
    let position = Double(context.value(ofKnob: "position")) ?? 0
    view.mode = ComparisonView.Mode(rawValue: context.value(ofKnob: "mode")) ?? .split
    view.position = position / 100
    if slider.value != position { slider.value = position }
    slider.isVisible = [.split, .overlay].contains(view.mode)
    slider.setAccessibleLabel(
      view.mode == .overlay ? localized("Opacity of the Second Picture") : localized("Position of the Divider"))
    showTitles()
    alternate()
  }

  private func showTitles() {
    let names = Side.allCases.map { side in
      let appearance = Appearance(rawValue: context.value(ofKnob: side.rawValue + "-appearance"))
      return localized("%1$@, %2$@").filled(
        with: ComparedSheet(context.value(ofKnob: side.rawValue)).title,
        (appearance ?? context.switches.appearance).title)
    }
    for (side, name) in zip(Side.allCases, names) {
      titles[side]?.text = view.mode == .flicker && side != view.displayedSide ? "" : name
    }
    view.setAccessibleLabel(names.localizedList)
  }

  private func switchPictures() {
    view.displayedSide = view.displayedSide == .first ? .second : .first
    showTitles()
  }

  /// Starts or stops alternating the pictures; without animations, only the user switches them.
  private func alternate() {
    alternation?.cancel()
    alternation = nil
    let isAnimated = context.switches.motion != .reduced && Settings.default.areAnimationsEnabled
    pause.isVisible = isAnimated
    guard view.mode == .flicker, isAnimated, !pause.isActive else { return }
    alternation = MainLoop.every(milliseconds: Self.alternationInterval) { [weak self] in
      self?.switchPictures()
      return self != nil
    }
  }

  // MARK: Values

  /// Creates the panel with the style sheets and the differing values.
  private func panel() -> Widget {
    listTitle.setAccessibleRole(.heading)
    let top = Box(.vertical, spacing: 8, Side.allCases.map(styleMenus) + [listTitle])
    top.setMargins(top: 12, leading: 16, bottom: 8, trailing: 16)
    let panel = Box(.vertical, [top, listPane.root])
    panel.addStyleClass(UtilityClass.panel.rawValue)
    return panel
  }

  private func setUpList() {
    list.setAccessibleLabel(localized("Differing Values"))
    list.selectionMode = .single
    source = CollectionDataSource(list, DifferenceCell.self) { cell, difference in cell.show(difference) }
    list.itemName = { [self] in source?.snapshot.itemID(at: $0)?.classPath }
    list.onSelectionChange = { [self] in if let index = list.selectedItem { select(index) } }
    list.onActivate = { [self] in select($0) }
  }

  private func select(_ index: ItemIndex) {
    guard let difference = source?.snapshot.itemID(at: index) else { return }
    context.setValue(difference.name, ofKnob: "value")
  }

  /// Displays the values, or nothing if there is nothing to compare.
  private func show(_ differences: [ThemeComparison.Difference]?) {
    source?.show([(0, differences ?? [])], announcing: context.announce, animated: false)
    listTitle.isVisible = differences != nil
    guard let differences else { return listPane.showItems() }
    listTitle.text = [
      localized("Differing Values").withCount("\(differences.count)"),
      comparison.hasSamePixels ? localized("equal pictures") : localized("different pictures"),
    ].joinedInReadingOrder()
    guard differences.isEmpty else { return listPane.showItems() }
    let words = Side.allCases.map { context.value(ofKnob: $0.rawValue) }
    if context.switches.theme == .standard, comparison.hasSamePixels,
      words.contains(MatrixColumn.Version.candidate.rawValue)
    {
      listPane.showMissingStyleSheet()
    } else {
      listPane.showPlaceholder(
        localized("No Values Differ"),
        comparison.hasSamePixels
          ? localized("All values that the page displays are equal.")
          : localized("The pictures differ only in elements without a class path."))
    }
  }

  /// Selects the value of the knob in the list, and outlines its elements in both pictures.
  private func showSelection() {
    let name = context.value(ofKnob: "value")
    let selected = comparison.differences.first { $0.name == name }
    let index = selected.flatMap { source?.snapshot.index(ofItem: $0) }
    if list.selectedItem != index { list.selectedItem = index }
    view.outlines =
      selected.map { difference in comparison.pictures.mapValues { $0.parts.bounds(of: difference) } } ?? [:]
    // The pictures may get a new layout first.
    MainLoop.idle { [weak self] in
      guard let self, let range = view.outlinedRange else { return }
      picturesPane.scrolled.verticalAdjustment.reveal(range)
    }
  }
}

extension ComparisonBrowser: Cancellable {
  func cancel() {
    drawing?.cancel()
    alternation?.cancel()
    comparison.close()
    for file in files.values { file.close() }
  }
}

extension ThemeComparison.Difference {
  /// The name in addresses.
  fileprivate var name: String {
    ([classPath, propertyName] + [variant?.rawValue].compactMap(\.self)).joined(separator: ":")
  }
}
