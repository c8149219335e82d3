import FloorplanUI
import GTKBridge

extension PreviewWindow {
  func addInput(to sheet: PreviewSheet) {
    // The buttons would handle the arrow keys.
    sheet.window.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    let drag = DragGesture()
    var last = (x: 0.0, y: 0.0)
    drag.onBegin { _, _ in last = (0, 0) }
    drag.onUpdate { [weak sheet] x, y in
      guard let picture = sheet?.view.picture, !picture.isPinched else { return }
      // A picture that fits into its view doesn't move.
      picture.changeZoom { $0.pan(x: x - last.x, y: y - last.y) }
      last = (x, y)
    }
    drag.onEnd { [weak self, weak sheet] in
      let distance = last.x
      last = (0, 0)
      guard let self, let sheet, !sheet.view.picture.zoom.isPannable, distance.magnitude >= Self.swipeDistance else {
        return
      }
      step(distance < 0 ? forward : -forward)
    }
    sheet.view.root.addController(drag)
  }

  /// The minimum distance of a swipe to another item, in pixels.
  private static let swipeDistance = 48.0
  /// The distance that an arrow key pans a picture or scrolls a text, in pixels.
  private static let panStep = 64.0

  /// The step to the item on the right.
  private var forward: Int { sheet?.window.direction == .rtl ? -1 : 1 }

  /// Handles a key press.
  ///
  /// - Returns: Whether the key was handled.
  func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard let sheet, sheet.view.nameField == nil else { return false }
    let modifiers = modifiers.acceleratorModifiers
    if key == "z", modifiers == .control { return history.undo() }
    if key == "z", modifiers == [.control, .shift] { return history.redo() }
    // Without an item, the other keys do nothing.
    guard sheet.coveringView == nil else { return false }
    // Some keyboards need Shift for a plus sign.
    return modifiers.isEmpty
      ? handlePlain(key) : modifiers.subtracting(.shift) == .control && handleControl(key, modifiers)
  }

  private func handlePlain(_ key: Key) -> Bool {
    switch key {
    case .left: step(-forward)
    case .right: step(forward)
    case .pageUp: if !turnPage(-1) { step(-1) }
    case .pageDown: if !turnPage(1) { step(1) }
    case .home: show(0)
    case .end: show(items.count - 1)
    case .up: return scrollText(-1)
    case .down: return scrollText(1)
    case .function(2) where onRename != nil: beginRenaming()
    case .delete: deleteCurrentItem()
    default: return false
    }
    return true
  }

  private func handleControl(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    switch key {
    case "+", "=": zoom { $0.zoomIn() }
    case "-": zoom { $0.zoomOut() }
    case _ where modifiers.contains(.shift): return false
    case "0": zoom { $0.fit() }
    case "1": zoom { $0.zoom(to: 1) }
    case .left: pan(1, 0)
    case .right: pan(-1, 0)
    case .up: if !scrollText(-1, byPage: true) { pan(0, 1) }
    case .down: if !scrollText(1, byPage: true) { pan(0, -1) }
    // The text view copies its selection.
    case "c" where sheet?.view.hasFocusedSelection == true: return false
    case "c": copyCurrentItem()
    case "s": saveCurrentItem()
    case "o": openCurrentItem()
    default: return false
    }
    return true
  }

  /// Changes the zoom and announces the percentage.
  func zoom(_ change: (inout PictureZoom) -> Void) {
    guard let sheet, sheet.view.showsPicture else { return }
    sheet.view.picture.changeZoom(change)
    sheet.announcement.announce(percentText("\(sheet.view.picture.zoom.percentage)"))
  }

  /// Displays another page of the document.
  ///
  /// - Returns: Whether a document with several pages is displayed.
  @discardableResult
  func turnPage(_ step: Int) -> Bool { sheet?.view.turnPage(step) == true }

  /// Scrolls the displayed text, and returns whether there is one.
  private func scrollText(_ steps: Double, byPage: Bool = false) -> Bool {
    guard let position = sheet?.view.textPosition else { return false }
    // The last line of a page stays visible.
    position.value += steps * (byPage ? max(position.pageSize - Self.panStep, Self.panStep) : Self.panStep)
    return true
  }

  private func pan(_ x: Double, _ y: Double) {
    sheet?.view.picture.changeZoom { $0.pan(x: x * Self.panStep, y: y * Self.panStep) }
  }
}
