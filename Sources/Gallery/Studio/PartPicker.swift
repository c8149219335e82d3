import Floorplan
import FloorplanTheme
import FloorplanUI
import GTKBridge
import Observation

/// A container of a page, on which the user picks a part of a component to inspect it.
///
/// While the user picks, a shield in front of the page receives the pointer and the keyboard, so the page doesn't
/// respond. The picked part keeps its outline until ``picked`` is cleared.
@Observable
final class PartPicker: CustomWidget {
  override class var cssName: String { "partpicker" }

  /// Whether the user is picking a part.
  private(set) var isPicking = false
  /// The parts of the picked widget, the most specific one first; empty if none is picked.
  private(set) var picked: [CarriedPart] = []
  /// Whether the inspector takes the keyboard focus, because the user has picked the part.
  @ObservationIgnored private var movesFocus = false
  @ObservationIgnored private let content: Widget
  @ObservationIgnored private let shield = PickerShield()
  /// The class path of the outlined widget, at its outline.
  @ObservationIgnored private let caption = Label("", .footnote)
  @ObservationIgnored private let captionPart: ThemeScope
  @ObservationIgnored private weak var outlined: Widget?
  @ObservationIgnored private weak var previousFocus: Widget?
  /// The last position of the pointer.
  @ObservationIgnored private var position = (x: 0.0, y: 0.0)
  @ObservationIgnored private let switches: ViewSwitches
  private static let captionGap = 4

  init(_ content: Widget, _ context: PageContext) {
    self.content = content
    switches = context.switches
    captionPart = context.chrome.part(caption)
    super.init()
    caption.ellipsis = .middle
    caption.direction = .ltr
    caption.announcesText = true
    captionPart.addStyleClass("gallery-pick-caption")
    captionPart.canTarget = false
    captionPart.isChildVisible = false
    shield.isChildVisible = false
    for part in [content, shield, captionPart] { part.setParent(self) }
    setUpShield()
    observe { [unowned self] in
      _ = switches.appearance
      queueDraw()
    }
  }

  private func setUpShield() {
    shield.addController(MotionController()).onMove { [unowned self] x, y in
      position = (x, y)
      let found = widget(atX: x, y: y)
      if found !== outlined { outline(found) }
    }
    shield.addController(ClickGesture()).onPress { [unowned self] _, x, y in
      outline(widget(atX: x, y: y))
      pick()
    }
    let scroll = shield.addController(ScrollController([.vertical]))
    scroll.onScroll { [unowned self, unowned scroll] _, y in
      // The page is below the shield.
      let scrolled = content.pick(x: position.x, y: position.y)?.selfOrAncestor(ofType: ScrolledWindow.self)
      guard let adjustment = scrolled?.verticalAdjustment else { return false }
      adjustment.value += scroll.isPrecise ? y : y * adjustment.pageSize / 8
      return true
    }
    shield.onKeyPress { [unowned self] key, modifiers in
      let forward = direction == .rtl ? -1 : 1
      switch (key, modifiers.acceleratorModifiers) {
      case (.escape, []): end()
      case (.enter, []), (.space, []): pick()
      case (.tab, []), (.down, []): step(1)
      case (.tab, .shift), (.up, []): step(-1)
      case (.right, []): step(forward)
      case (.left, []): step(-forward)
      default: return false
      }
      return true
    }
  }

  // MARK: Picking

  /// Starts picking, at the part that was picked last.
  func begin() {
    guard !isPicking else { return }
    isPicking = true
    previousFocus = window?.focusWidget
    shield.isChildVisible = true
    queueAllocate()
    shield.grabFocus()
    outline(picked.first?.widget)
  }

  /// Ends picking without picking another part.
  func end() {
    guard isPicking else { return }
    isPicking = false
    // A hidden widget must not keep the focus.
    if shield.containsFocus, previousFocus?.isMapped != true || previousFocus?.grabFocus() != true {
      content.moveFocus(.tabForward)
    }
    shield.isChildVisible = false
    outline(picked.first?.widget)
  }

  /// Picks the outlined widget.
  private func pick() {
    guard let outlined else { return }
    movesFocus = true
    picked = PartLookup.parts(of: outlined)
    end()
  }

  /// Picks the first visible part with a class path.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func pick(_ classPath: String) -> Bool {
    let found = pickableWidgets.first { widget in
      widget.hasStyleClass(classPath)
        && PartLookup.parts(of: widget).contains { $0.part.cssClasses.contains(classPath) }
    }
    guard let found else { return false }
    reveal(found)
    outline(found)
    movesFocus = false
    picked = PartLookup.parts(of: found)
    return true
  }

  /// Removes the outline of the picked part.
  func clear() {
    if !picked.isEmpty { picked = [] }
    if !isPicking { outline(nil) }
  }

  /// Returns whether the user has picked the part since the last call.
  func takeChoice() -> Bool {
    defer { movesFocus = false }
    return movesFocus
  }

  private func step(_ distance: Int) {
    let all = pickableWidgets
    guard !all.isEmpty else { return }
    let current = all.firstIndex { $0 === outlined } ?? (distance > 0 ? -1 : 0)
    let next = all[(current + distance + all.count) % all.count]
    reveal(next)
    outline(next)
  }

  private func outline(_ widget: Widget?) {
    outlined = widget
    let carried = widget.flatMap { PartLookup.parts(of: $0).first }
    captionPart.isChildVisible = carried != nil
    caption.text = carried?.title ?? ""
    queueAllocate()
    queueDraw()
  }

  // MARK: Parts

  /// The widgets with parts, each before its descendants.
  var pickableWidgets: [Widget] { pickable(in: content) }

  private func pickable(in widget: Widget) -> [Widget] {
    guard isPickable(widget) else { return [] }
    let own = widget.width > 0 && widget.height > 0 && !PartLookup.parts(of: widget).isEmpty ? [widget] : []
    return own + widget.children.flatMap { pickable(in: $0) }
  }

  /// Returns the topmost widget with a part at a position.
  private func widget(atX x: Double, y: Double) -> Widget? {
    func find(in widget: Widget) -> Widget? {
      guard isPickable(widget) else { return nil }
      let isInside = widget.contains(x, y, in: self)
      guard isInside || widget.overflow == .visible else { return nil }
      return widget.children.reversed().lazy.compactMap(find).first
        ?? (isInside && !PartLookup.parts(of: widget).isEmpty ? widget : nil)
    }
    return find(in: content)
  }

  /// Whether a widget and its descendants belong to the page rather than to the gallery or to another surface.
  private func isPickable(_ widget: Widget) -> Bool {
    widget.isMapped && !widget.hasStyleClass(Chrome.styleClass) && !(widget is Popover)
  }

  private func scrolledWindows(around widget: Widget) -> [ScrolledWindow] {
    sequence(first: widget) { $0.parent }.prefix { $0 !== self }.compactMap { $0 as? ScrolledWindow }
  }

  private func reveal(_ widget: Widget) {
    for scrolled in scrolledWindows(around: widget) {
      guard let box = widget.bounds(in: scrolled) else { continue }
      let top = scrolled.verticalAdjustment.value + box.y
      scrolled.verticalAdjustment.reveal(top...top + box.height)
    }
  }

  // MARK: Layout and drawing

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    content.measured(orientation, forSize: forSize)
  }

  override func sizeAllocate(width: Int, height: Int) {
    content.allocate(width: width, height: height)
    if shield.isChildVisible { shield.allocate(width: width, height: height) }
    guard captionPart.isChildVisible else { return }
    let size = captionPart.measured(.horizontal)
    let captionWidth = max(size.minimum, min(size.natural, width))
    captionPart.allocate(width: captionWidth, height: captionPart.measured(.vertical, forSize: captionWidth).natural)
  }

  override func snapshot(_ snapshot: Snapshot) {
    snapshot.draw(content, of: self)
    guard let outlined, outlined.isMapped, let box = outlined.bounds(in: self) else { return }
    // The visible part of the page.
    var (left, top, right, bottom) = (0.0, 0.0, Double(width), Double(height))
    for scrolled in scrolledWindows(around: outlined) {
      guard let view = scrolled.bounds(in: self) else { continue }
      (left, top) = (max(left, view.x), max(top, view.y))
      (right, bottom) = (min(right, view.x + view.width), min(bottom, view.y + view.height))
    }
    guard box.x < right, box.x + box.width > left, box.y < bottom, box.y + box.height > top else { return }
    snapshot.withClip(x: left, y: top, width: right - left, height: bottom - top) {
      snapshot.outline(box, in: switches.appearance)
    }
    drawCaption(snapshot, left: box.x, top: max(box.y, top), bottom: min(box.y + box.height, bottom))
  }

  /// Draws the caption above the outline or, if there is no space, below it or at its bottom.
  private func drawCaption(_ snapshot: Snapshot, left: Double, top: Double, bottom: Double) {
    // With the padding.
    guard let size = captionPart.bounds(in: self) else { return }
    let high = size.height + Double(Self.captionGap)
    let y = top >= high ? top - high : min(bottom + Double(Self.captionGap), Double(height) - high)
    let x = max(0, min(left, Double(width) - size.width))
    snapshot.draw(captionPart, of: self, offsetX: x, offsetY: y)
  }

  override func dispose() {
    picked = []
    super.dispose()
  }
}

extension Snapshot {
  /// Draws a line around a part, in the standard theme.
  func outline(_ box: (x: Double, y: Double, width: Double, height: Double), in appearance: Appearance) {
    let color = Theme.standard.color(.tintColor, in: appearance).paint
    let halo = Theme.standard.color(.primaryBackground, in: appearance).paint
    // On a surface in the color of the outline, the lines around it are visible.
    for (distance, thickness, paint) in [(3.0, 4.0, halo), (2.0, 2.0, color)] {
      strokeBorder(
        x: box.x - distance, y: box.y - distance, width: box.width + 2 * distance, height: box.height + 2 * distance,
        radius: 2, thickness: thickness, paint)
    }
  }
}

extension CarriedPart {
  var stateNames: [String] { StyleState.allCases.filter(states.contains).map(\.rawValue) }
  /// The class path with the states.
  var title: String { ([classPath] + stateNames).joined(separator: ", ") }
}

/// A transparent surface in front of a page, which receives all input.
final class PickerShield: CustomWidget {
  override class var cssName: String { "pickershield" }

  override init() {
    super.init()
    isFocusable = true
    setCursor("crosshair")
    setAccessibleLabel(localized("Element Picker"))
    setAccessibleDescription(
      localized("Move to an element with Tab or the arrow keys, pick it with Enter, or cancel with Escape."))
  }
}
