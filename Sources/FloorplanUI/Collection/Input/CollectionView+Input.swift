import FloorplanLayout
import GTKBridge

extension CollectionView {
  final func addInput() {
    addClicks()
    addDrag()
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
  }

  private func addClicks() {
    let click = ClickGesture()
    click.onPress { [weak self] _, x, y in self?.press(at: Point(x: x, y: y)) }
    click.onRelease { [weak self, weak click] count, x, y in
      guard let self, let click else { return }
      if release(at: Point(x: x, y: y), count: count, modifiers: click.modifiers) { click.claim() }
    }
    click.connect("cancel") { [weak self] in self?.cancelPress() }
    addController(click)

    let (secondary, longPress) = (SecondaryClickGesture(), LongPressGesture())
    secondary.onPress(contextMenuOpener(secondary))
    longPress.onPress(contextMenuOpener(longPress))
    addController(secondary)
    addController(longPress)
  }

  private func contextMenuOpener(_ gesture: EventController) -> (_ x: Double, _ y: Double) -> Void {
    { [weak self, weak gesture] x, y in
      if self?.openContextMenu(at: Point(x: x, y: y)) == true { gesture?.claim() }
    }
  }

  private func addDrag() {
    let drag = DragGesture()
    drag.onBegin { [weak self, weak drag] x, y in
      // Dragging with a finger scrolls.
      if drag?.isTouch == false { self?.beginDrag(at: Point(x: x, y: y)) }
    }
    drag.onUpdate { [weak self, weak drag] x, y in
      guard let self, let drag else { return }
      if self.drag(by: Point(x: x, y: y), modifiers: drag.modifiers) { drag.claim() }
    }
    drag.onEnd { [weak self] in self?.endDrag() }
    drag.onCancel { [weak self] in self?.cancelDrag() }
    addController(drag)
  }
}
