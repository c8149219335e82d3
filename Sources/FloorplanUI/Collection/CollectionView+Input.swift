import CGTK
public import FloorplanLayout
import GTKBridge

extension CollectionView {
  func addInput() {
    let click = ClickGesture()
    click.onPress { [weak self] _, x, y in self?.press(x, y) }
    click.onRelease { [weak self] _, x, y in self?.release(x, y) }
    click.connect("cancel") { [weak self] in self?.setPressed(nil) }
    addController(click)
    let keys = KeyController()
    keys.onPress { [weak self] key, modifiers in self?.handle(key, modifiers) ?? false }
    addController(keys)
  }

  // MARK: Pointer

  private func item(_ x: Double, _ y: Double) -> ItemIndex? {
    engine.item(at: Point(x: x + viewport.minX, y: y + viewport.minY))
  }

  private func press(_ x: Double, _ y: Double) {
    guard let index = item(x, y), let cell = liveCells[index], cell.isInteractive else { return }
    setPressed(cell)
    cell.grabFocus()
  }

  private func release(_ x: Double, _ y: Double) {
    let pressed = pressedCell
    setPressed(nil)
    guard let pressed, let index = pressed.index, item(x, y) == index else { return }
    activateItem(at: index)
  }

  private func setPressed(_ cell: CollectionCell?) {
    pressedCell?.setState(.active, false)
    pressedCell = cell
    cell?.setState(.active, true)
  }

  /// Selects the item where items can be selected, and tells the caller that it was activated.
  func activateItem(at index: ItemIndex) {
    if selectionMode == .single { selectedItem = index }
    onActivate?(index)
  }

  // MARK: Keyboard

  /// The keys that move, with where they go; left and right are the keyboard's, not the reader's.
  private static let movements: [Int32: NeighborDirection] = [
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Home: .first, GDK_KEY_KP_Home: .first, GDK_KEY_End: .last, GDK_KEY_KP_End: .last,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
  ]
  private static let activatingKeys: Set<Int32> = [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space]

  private func handle(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    guard let current = focusedItem else { return false }
    let key = Int32(bitPattern: key)
    let held = modifiers.intersection([.controlMask, .shiftMask, .altMask, .superMask])
    if held.isEmpty, Self.activatingKeys.contains(key) {
      activateItem(at: current)
      return true
    }
    guard held.isSubset(of: [.controlMask]), let movement = Self.movements[key],
      let target = engine.neighbor(of: current, direction: movement, viewportSize: viewport.size)
    else { return false }
    // At an edge the key goes on, to whatever stands around the collection.
    guard target != current else { return false }
    focusItem(at: target)
    if selectionMode == .single, held.isEmpty { selectedItem = target }
    return true
  }

  // MARK: Focus

  /// The item whose cell contains the keyboard focus.
  public var focusedItem: ItemIndex? {
    guard containsFocus, let focusIndex, liveCells[focusIndex]?.containsFocus == true else { return nil }
    return focusIndex
  }

  /// Moves the keyboard focus to an item and brings it into sight.
  @discardableResult
  public func focusItem(at index: ItemIndex) -> Bool {
    scrollToItem(at: index)
    focusIndex = index
    guard hasSize else { return false }
    return liveCells[index].map(focus) ?? false
  }

  /// Gives the focus to a cell or, where it takes none itself, to the first control inside.
  @discardableResult
  func focus(_ cell: CollectionCell) -> Bool {
    cell.containsFocus || cell.grabFocus() || cell.moveFocus(.tabForward)
  }

  func moveFocusThroughItems(_ direction: GtkDirectionType) -> Bool {
    if let focusedItem, let cell = liveCells[focusedItem] { return cell.moveFocus(direction) }
    // A window that opens looks for a focus before the first layout: nothing is in sight then.
    guard hasSize else { return false }
    let entry = [focusIndex, selectedItem].compactMap(\.self).first { engine.frame(ofItemAt: $0) != nil }
    guard let index = entry ?? engine.visibleItems(in: viewport).first else { return false }
    return focusItem(at: index)
  }
}
