import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Where the views on the screen are, before a change that is to be shown.
  ///
  /// - Returns: Where they are; nil where nothing is to be shown moving.
  final func framesOnScreen(animated: Bool) -> FramesOnScreen? {
    let isShown = animated && isMapped && hasSize && Settings.default.enablesAnimations
    var frames: [ObjectIdentifier: Rect] = [:]
    if isShown {
      let views: [CollectionReusableView] = Array(liveCells.values) + Array(liveSupplementaryViews.values)
      for view in views where view.isMapped {
        guard let bounds = view.bounds(in: self) else { continue }
        frames[ObjectIdentifier(view)] = Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
      }
    }
    // What is still on its way goes on from where it is.
    let previous = transition
    finishTransition()
    return isShown ? FramesOnScreen(frames: frames, previous: previous) : nil
  }

  /// Shows views going from where they were to where they are now.
  ///
  /// - Parameters:
  ///   - before: Where they were.
  ///   - leaving: The views of what is gone.
  ///   - isNew: Whether the item at a place was not there before.
  final func beginTransition(
    from before: FramesOnScreen, leaving: [CollectionReusableView], isNew: (ItemIndex) -> Bool
  ) {
    let new = CollectionTransition(following: before.previous)
    let before = before.frames
    for view in leaving {
      if let frame = before[ObjectIdentifier(view)] { new.fadeOut(view, from: frame) } else { pool(view) }
    }
    let seen = pixelViewport
    func displacement(_ view: CollectionReusableView, _ element: LayoutElement) -> Point? {
      guard let old = before[ObjectIdentifier(view)],
        var frame = engine.frame(of: element, contentOffset: seen.origin)
      else { return nil }
      if SupplementaryPlace(element) != nil { frame = frameInSight(ofSupplement: frame, in: seen) }
      return Point(x: old.minX - (frame.minX - seen.minX), y: old.minY - (frame.minY - seen.minY))
    }
    // What comes into sight from outside comes with what stands before it.
    var previous: Point?
    for index in liveCells.keys.sorted() {
      guard let cell = liveCells[index] else { continue }
      if let distance = displacement(cell, .item(index)) {
        previous = distance
        if distance != .zero { new.displace(cell, by: distance) }
      } else if isNew(index) {
        new.fadeIn(cell)
      } else if let previous, previous != .zero {
        new.displace(cell, by: previous)
      }
    }
    for (place, view) in liveSupplementaryViews {
      if let distance = displacement(view, place.element), distance != .zero { new.displace(view, by: distance) }
    }
    guard !new.isEmpty else { return }
    transition = new
    onEachFrame { [weak self, weak new] time in
      guard let self, let new, transition === new else { return false }
      let goesOn = new.advance(to: time)
      if !goesOn { finishTransition() }
      queueAllocate()
      return goesOn
    }
    queueAllocate()
  }

  /// Puts everything where it belongs, at once.
  final func finishTransition() {
    guard let transition else { return }
    self.transition = nil
    for view in transition.finish() { pool(view) }
    hidePooledViews()
    queueAllocate()
  }
}

/// Where views were on the screen when something changed.
struct FramesOnScreen {
  /// Their frames in the viewport.
  var frames: [ObjectIdentifier: Rect]
  /// The transition that was going on.
  var previous: CollectionTransition?
}
