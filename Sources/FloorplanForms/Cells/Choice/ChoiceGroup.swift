import FloorplanLayout
import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// A group of options with a single tab stop, in which the arrow keys move the focus.
///
/// The buttons wrap into further lines, unless a subclass arranges them.
package class ChoiceGroup: CustomWidget {
  let part: ComponentPart
  package internal(set) final var buttons: [ChoiceButton] = []
  private weak var tabStop: ChoiceButton?

  /// - Parameter part: The part that determines the style of the options.
  init(_ part: ComponentPart) {
    self.part = part
    super.init()
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
  }

  /// Called with the index of the option that the user pressed or moved to.
  var onSelect: ((Int) -> Void)?
  /// Whether moving to an option selects it, and the last option is followed by the first.
  var selectionFollowsFocus: Bool { false }
  /// Whether the focus enters at the first selected option.
  var focusStartsAtSelection: Bool { true }
  /// Whether the focus moves up and down between lines.
  var focusMovesBetweenLines: Bool { true }
  /// The accessible role of the options, or nil for that of a button; a change creates new buttons.
  var role: AccessibleRole? = .checkbox {
    didSet {
      guard role != oldValue else { return }
      let (texts, images) = (buttons.map(\.text), buttons.map(\.image))
      show([])
      show(texts)
      show(images: images)
    }
  }

  func show(_ options: [String]) {
    let losesFocus = buttons.dropFirst(options.count).contains { $0.hasFocus }
    for button in buttons.dropFirst(options.count) { button.unparent() }
    buttons.removeLast(max(0, buttons.count - options.count))
    buttons.reserveCapacity(options.count)
    for (index, (option, name)) in zip(options, options.disambiguated).enumerated() {
      if index == buttons.count { buttons.append(makeButton { [weak self] in self?.onSelect?(index) }) }
      buttons[index].text = option
      buttons[index].accessibleName = name
    }
    // Keep the focus in the group if its option was removed.
    if losesFocus { grabFocus() }
  }

  /// Displays images before the texts; options without an image have only a text.
  func show(images: [ImageSource?]) {
    for (index, button) in buttons.enumerated() { button.image = images.indices.contains(index) ? images[index] : nil }
  }

  /// Updates which options are selected.
  func updateSelection(_ isSelected: (Int) -> Bool) {
    for (index, button) in buttons.enumerated() { button.isSelected = isSelected(index) }
    if !containsFocus { tabStop = nil }
  }

  final func makeButton(_ onClick: @escaping () -> Void) -> ChoiceButton {
    let button = ChoiceButton(part, role: role)
    button.onClick(onClick)
    button.setParent(self)
    propagateDirection()
    return button
  }

  // MARK: Keyboard

  final var current: Int? { containsFocus ? buttons.firstIndex { $0.hasFocus } : nil }

  package override func takeFocus() -> Bool {
    if current != nil { return true }
    let selected = focusStartsAtSelection ? buttons.first { $0.isSelected == true } : nil
    let button = buttons.first { $0 === tabStop } ?? selected ?? buttons.first
    return button?.grabFocus() ?? false
  }

  package override func focus(_ direction: FocusDirection) -> Bool {
    // Tab leaves the group.
    !containsFocus && takeFocus()
  }

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard let current, let step = NeighborDirection(key, modifiers) else { return false }
    let isMirrored = direction == .rtl
    if let next = step.position(from: current, count: buttons.count, isMirrored: isMirrored) {
      focus(selectionFollowsFocus ? (next + buttons.count) % buttons.count : next)
      return true
    }
    guard focusMovesBetweenLines, step == .up || step == .down,
      let target = neighbor(of: current, isBelow: step == .down)
    else { return false }
    focus(target)
    return true
  }

  private func focus(_ target: Int) {
    guard buttons.indices.contains(target) else { return }
    tabStop = buttons[target]
    buttons[target].grabFocus()
    if selectionFollowsFocus { onSelect?(target) }
  }

  /// Returns the nearest button in the next line, by horizontal distance.
  private func neighbor(of current: Int, isBelow: Bool) -> Int? {
    guard let here = buttons[current].bounds(in: self) else { return nil }
    let middle = here.x + here.width / 2
    let others = isBelow ? Array(buttons.indices[(current + 1)...]) : buttons.indices[..<current].reversed()
    var line: Double?
    var nearest: (index: Int, distance: Double)?
    for index in others {
      guard let box = buttons[index].bounds(in: self), box.y != here.y else { continue }
      if line == nil { line = box.y }
      guard box.y == line else { break }
      let distance = abs(box.x + box.width / 2 - middle)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (index, distance) }
    }
    return nearest?.index
  }

  // MARK: Arrangement

  /// Whether the buttons wrap; otherwise they form a single line.
  var wraps: Bool { true }
  /// The requested widths of the buttons.
  var sizes: [Measurement] { buttons.map { $0.measured(.horizontal) } }

  package override var requestedWidth: Measurement? {
    let sizes = sizes
    let natural = Measurement.sum(of: sizes, gap: part[.columnGap]).natural
    return Measurement(minimum: wraps ? Measurement.maximum(of: sizes).minimum : natural, natural: natural)
  }

  package override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let sizes = sizes
    arrangement.wrap(
      buttons, sizes: sizes, width: wraps ? max(width, Measurement.maximum(of: sizes).minimum) : .max,
      gap: part[.columnGap], lineGap: part[.lineGap], stretches: true)
    return arrangement
  }
}
