import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Returns a transition from the current frames of the visible views, or nil if the change isn't animated.
  final func prepareTransition(animated: Bool) -> CollectionTransition? {
    // A running animation continues from its current state.
    defer { finishTransition() }
    guard animated, isMapped, hasSize, Settings.default.areAnimationsEnabled else { return nil }
    var frames: [ObjectIdentifier: Rect] = [:]
    for view in views.live.values where view.isMapped {
      guard let bounds = view.bounds(in: self) else { continue }
      frames[ObjectIdentifier(view)] = Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }
    return CollectionTransition(from: frames, following: transition)
  }

  /// Animates views from their old positions to the current ones.
  ///
  /// - Parameters:
  ///   - new: The transition, prepared before the change.
  ///   - leaving: The views of removed elements.
  ///   - isNew: Returns whether the item at an index was inserted.
  final func beginTransition(
    _ new: CollectionTransition, leaving: [CollectionReusableView], isNew: (ItemIndex) -> Bool
  ) {
    let before = new.framesBefore
    for view in leaving {
      if let frame = before[ObjectIdentifier(view)] { new.fadeOut(view, from: frame) } else { views.recycle(view) }
    }
    let visible = pixelViewport
    func displacement(_ view: CollectionReusableView, _ element: LayoutElement) -> Point? {
      guard let old = before[ObjectIdentifier(view)],
        var frame = engine.frame(of: element, contentOffset: visible.origin)
      else { return nil }
      if element.supplementaryKind != nil {
        frame = groupFrame(ofSupplement: visibleFrame(ofSupplement: frame, in: visible), for: element)
      }
      if case .item(let index) = element, let lift = input.drag.lift {
        // The dragged cell follows the pointer.
        if index == lift.index { return .zero }
        frame.origin.y += lift.displacement(of: index)
      }
      return Point(x: old.minX - (frame.minX - visible.minX), y: old.minY - (frame.minY - visible.minY))
    }
    // A cell that was outside the viewport moves with the cell before it.
    var previous: Point?
    for (element, view) in views.live.sorted(by: { $0.key < $1.key }) {
      var distance = displacement(view, element)
      if case .item(let index) = element {
        if distance == nil, isNew(index) {
          new.fadeIn(view)
          continue
        }
        distance = distance ?? previous
        previous = distance
      }
      if let distance, distance != .zero { new.displace(view, by: distance) }
    }
    guard !new.isEmpty else { return }
    transition = new
    addTickCallback { [weak self, weak new] time in
      guard let self, let new, transition === new else { return false }
      let isRunning = new.advance(to: time)
      if !isRunning { finishTransition() }
      queueAllocate()
      return isRunning
    }
    queueAllocate()
  }

  /// Ends the running animation immediately.
  final func finishTransition() {
    guard let transition else { return }
    self.transition = nil
    for view in transition.finish() { views.recycle(view) }
    views.hidePooledViews()
    queueAllocate()
  }
}
