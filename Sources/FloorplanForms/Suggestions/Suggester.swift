import CGTK
import FloorplanUI
import GTKBridge

/// Displays the suggestions for a field in a popover below it while the user types.
///
/// The field keeps the keyboard focus. Down and Up select a suggestion, Enter or a click takes it, and Escape closes the
/// popover. Without typed text, Down or a click in an empty field displays the first suggestions.
final class Suggester {
  private unowned let field: ValueField<String>
  private let announcement: Announcement
  private var announcedText: String?
  let finder = SuggestionFinder()
  let list = SuggestionList()
  private var popover: Popover?
  private var outsidePresses: ClickGesture?
  /// Whether the popover is open, or opens when there are suggestions.
  private var isActive = false

  init(_ field: ValueField<String>, _ announcement: Announcement) {
    self.field = field
    self.announcement = announcement
    // Before the keys of the text.
    field.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    let presses = field.addController(ClickGesture())
    // The text handles presses itself.
    presses.phase = .capture
    presses.onPress { [weak self] _, _, _ in
      MainLoop.idle {
        guard let self, !self.isActive, !self.field.isDisposed else { return }
        if self.field.isFocusWithin, self.field.text.isEmpty { self.find("") }
      }
    }
    finder.onChange = { [weak self] in self?.update() }
    list.onChoose = { [weak self] in self?.choose($0) }
  }

  var suggestions: Suggestions {
    get { finder.suggestions }
    set {
      finder.suggestions = newValue
      if isActive { finder.find(finder.text) }
    }
  }

  var isOpen: Bool { popover?.isVisible ?? false }

  // MARK: Opening

  /// Finds the suggestions for a typed text.
  func textDidChange() {
    guard field.isTyping, !field.isComposing else { return close() }
    find(field.text)
  }

  private func find(_ text: String) {
    isActive = true
    finder.find(text)
  }

  /// Closes the popover and cancels a search.
  func close() {
    isActive = false
    announcedText = nil
    finder.cancel()
    hide()
  }

  /// Closes the popover and releases the app's closures.
  func dispose() {
    close()
    finder.suggestions = Suggestions()
  }

  private func hide() {
    list.selected = nil
    if let gesture = outsidePresses { gesture.widget?.removeController(gesture) }
    outsidePresses = nil
    if isOpen { popover?.popDown() }
  }

  private func update() {
    guard isActive, field.isFocusWithin else { return }
    var content = SuggestionList.Content(recent: finder.recent, others: finder.others, text: finder.text)
    switch finder.state {
    case .searching: content.message = localized("Searching…")
    case .failed(let reason):
      content.message = localized("The search failed: %1$@").filled(with: reason)
      content.canRetry = true
    case .complete:
      // A text that is the only suggestion needs no suggestion.
      if content.suggestions.map(\.title) == [finder.text] { return hide() }
      if content.suggestions.isEmpty, finder.suggestions.search != nil, !finder.text.isOmitted {
        content.message = ListPickerView.noResults
      }
    }
    guard !content.suggestions.isEmpty || content.message != nil else { return hide() }
    list.content = content
    show()
    announceContent()
  }

  private func show() {
    list.fieldWidth = field.width
    guard !isOpen else { return }
    let popover = popover ?? makePopover()
    popover.setDirectionRecursively(field.direction)
    popover.popUp()
    let presses = ClickGesture()
    presses.phase = .capture
    presses.onPress { [weak self] _, x, y in self?.windowWasPressed(x, y) }
    outsidePresses = field.window?.addController(presses)
  }

  private func makePopover() -> Popover {
    let newPopover = Popover(list)
    newPopover.isAutohiding = false
    newPopover.hasArrow = false
    newPopover.set("can-focus", to: false)
    newPopover.setAccessibleLabel(localized("Suggestions"))
    newPopover.setParent(field)
    field.popover = newPopover
    popover = newPopover
    return newPopover
  }

  private func windowWasPressed(_ x: Double, _ y: Double) {
    guard let window = field.window else { return }
    let isInside = [field, list].contains { widget in
      guard let box = widget.bounds(in: window) else { return false }
      return (box.x...box.x + box.width).contains(x) && (box.y...box.y + box.height).contains(y)
    }
    // Closing removes the gesture.
    if !isInside { MainLoop.soon { [weak self] in self?.close() } }
  }

  private func announceContent() {
    let count = list.content.suggestions.count
    let counted = count == 0 ? nil : localized("%1$@ suggestion", "%1$@ suggestions", count: count)
    guard finder.state != .searching, let text = list.content.message ?? counted, text != announcedText else { return }
    announcedText = text
    announcement.announce(text)
  }

  // MARK: Choosing

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    // An input method has its own list, whose keys come first.
    guard modifiers.acceleratorModifiers.isEmpty, !field.isComposing else { return false }
    switch key {
    case .down: return moveSelection(by: 1)
    case .up: return moveSelection(by: -1)
    case .enter:
      guard isOpen, let selected = list.selected else {
        close()
        return false
      }
      choose(selected)
    case .escape:
      guard isOpen else { return false }
      close()
    default: return false
    }
    return true
  }

  /// Moves the selection, also over the text itself, which is before the first suggestion and after the last one.
  private func moveSelection(by step: Int) -> Bool {
    guard isOpen else {
      guard step > 0 else { return false }
      find(field.isTyping ? field.text : "")
      if !isOpen { close() }
      return isOpen
    }
    let count = list.rows.count
    guard count > 0 else { return true }
    let next = (list.selected.map { $0 + 1 } ?? 0) + step
    let position = (next + count + 1) % (count + 1)
    list.selected = position == 0 ? nil : position - 1
    announceSelection()
    return true
  }

  private func announceSelection() {
    guard let selected = list.selected else { return announcement.announce(field.text) }
    let suggestions = list.content.suggestions
    let place = localized("%1$@ of %2$@").filled(with: "\(selected + 1)", "\(list.rows.count)")
    let texts = [
      list.rows[selected].text, suggestions.indices.contains(selected) ? suggestions[selected].description : nil, place,
    ]
    announcement.announce(texts.compactMap(\.self).localizedList)
  }

  private func choose(_ index: Int) {
    let suggestions = list.content.suggestions
    guard suggestions.indices.contains(index) else { return finder.retry() }
    close()
    field.enter(suggestions[index].title, isUndoable: true)
    field.onEdit?()
  }
}
