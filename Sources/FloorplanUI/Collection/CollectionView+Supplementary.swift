import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Returns a recycled or new header or footer of a type, to be bound to a section.
  public final func dequeue<View: CollectionReusableView>(
    _ type: View.Type, for kind: SupplementaryKind, ofSection section: Int
  ) -> View {
    dequeue(type)
  }

  /// Returns the header or footer of a section, or nil if it isn't visible.
  public final func supplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    liveSupplementaryViews[SupplementaryPlace(kind, section: section)]
  }

  /// Rebinds all headers and footers; a view that the provider reuses keeps the focus.
  public final func reloadSupplementaryViews() {
    whenSettled { [weak self] in
      // A discarded collection has no contents to bind.
      guard let self, contents != nil else { return }
      rebindSupplementaryViews { _ in true }
      settle()
    }
  }

  /// Rebinds the headers and footers of sections, in the same views unless the provider returns others.
  final func rebindSupplementaryViews(_ isIncluded: (_ section: Int) -> Bool) {
    emptySupplementaryPlaces = emptySupplementaryPlaces.filter { !isIncluded($0.section) }
    let affected = liveSupplementaryViews.filter { isIncluded($0.key.section) }
    phase = .settling
    defer { phase = .idle }
    for (place, view) in affected.sorted(by: { $0.key.section < $1.key.section }) {
      liveSupplementaryViews[place] = nil
      offer(view)
      if bind(place) !== view { release(view) }
    }
  }

  /// Returns the known heights of a section's header and footer; measured heights stay until the next measurement.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - old: The engine's current description of the section.
  /// - Returns: The heights in points, or nil for the layout's heights.
  final func supplementaryHeights(
    ofSection section: Int, knownFrom old: SectionDescription?
  ) -> (header: Double?, footer: Double?) {
    func height(_ kind: SupplementaryKind, _ reference: Double, _ known: Double?) -> Double? {
      switch requestedHeight(of: kind, ofSection: section) {
      case nil: return nil
      case .points(let points): return points
      case .measured:
        // A header without a height would never be visible, and so never be measured.
        if let known, known > 0 { return known }
        return reference > 0 ? reference : Self.estimatedSupplementaryHeight
      }
    }
    return (
      height(.header, layout.headerReferenceHeight, old?.headerHeight),
      height(.footer, layout.footerReferenceHeight, old?.footerHeight)
    )
  }

  /// A line of text with margins.
  private static let estimatedSupplementaryHeight = 44.0

  /// Returns the view of a visible element.
  final func liveView(of element: LayoutElement) -> CollectionReusableView? {
    switch element {
    case .item(let index): liveCells[index]
    case .header(let section): liveSupplementaryViews[SupplementaryPlace(.header, section: section)]
    case .footer(let section): liveSupplementaryViews[SupplementaryPlace(.footer, section: section)]
    }
  }

  /// Returns whether a visible header or footer still needs a view.
  final func needsView(of element: LayoutElement) -> Bool {
    guard makesSupplementaryViews, let place = SupplementaryPlace(element) else { return false }
    return liveSupplementaryViews[place] == nil && !emptySupplementaryPlaces.contains(place)
  }

  /// Binds the visible headers and footers, and measures the self-sizing ones.
  ///
  /// - Returns: Whether a height changed.
  final func bindSupplementaryViews(holding anchor: ScrollAnchor?) -> Bool {
    guard makesSupplementaryViews else { return false }
    var hasChanged = false
    let visible = viewport
    // The loop changes the engine, so it must not iterate over its elements.
    let places = engine.elements(in: visible, contentOffset: visible.origin).compactMap { SupplementaryPlace($0.0) }
    for place in places where bindAndMeasure(place) { hasChanged = true }
    if hasChanged { hold(anchor, wasAtLeadingEnd: isAtLeadingEnd) }
    return hasChanged
  }

  private func bindAndMeasure(_ place: SupplementaryPlace) -> Bool {
    guard let view = liveSupplementaryViews[place] ?? bind(place) else { return false }
    guard let height = measuredHeight(of: view, at: place), height != knownHeight(at: place) else { return false }
    setHeight(height, at: place)
    return true
  }

  /// Returns whether the view of a visible header or footer requests another height.
  final func needsOtherHeight(_ element: LayoutElement) -> Bool {
    guard let place = SupplementaryPlace(element), let view = liveSupplementaryViews[place],
      let height = measuredHeight(of: view, at: place)
    else { return false }
    return height != knownHeight(at: place)
  }

  /// Returns the part of a header's or footer's frame that its view covers.
  ///
  /// A line, and so its header, may be millions of points wide; a view of that width would have its texts outside the
  /// viewport.
  final func visibleFrame(ofSupplement frame: Rect, in visible: Rect) -> Rect {
    guard engine.layout.scrollsHorizontally else { return frame }
    let (start, end) = (max(frame.minX, visible.minX), min(frame.maxX, visible.maxX))
    return Rect(x: start, y: frame.minY, width: max(0, end - start), height: frame.size.height)
  }

  /// Returns the requested height of a self-sizing header or footer, or nil if its height is fixed.
  private func measuredHeight(of view: CollectionReusableView, at place: SupplementaryPlace) -> Double? {
    guard requestedHeight(of: place.kind, ofSection: place.section) == .measured else { return nil }
    return Double(view.measured(.vertical, forSize: Int(engine.environment.containerSize.width)).natural)
  }

  private func knownHeight(at place: SupplementaryPlace) -> Double? {
    let sections = engine.sections
    guard sections.indices.contains(place.section) else { return nil }
    let section = sections[place.section]
    return place.kind == .header ? section.headerHeight : section.footerHeight
  }

  private func setHeight(_ height: Double, at place: SupplementaryPlace) {
    let section = engine.sections[place.section]
    switch place.kind {
    case .header: engine.setHeights(header: height, footer: section.footerHeight, ofSection: place.section)
    case .footer: engine.setHeights(header: section.headerHeight, footer: height, ofSection: place.section)
    }
  }

  /// Updates the heights of all headers and footers.
  final func updateSupplementaryHeights() {
    for section in engine.sections.indices {
      let old = engine.sections[section]
      let new = supplementaryHeights(ofSection: section, knownFrom: old)
      if new.header != old.headerHeight || new.footer != old.footerHeight {
        engine.setHeights(header: new.header, footer: new.footer, ofSection: section)
      }
    }
  }

  private func bind(_ place: SupplementaryPlace) -> CollectionReusableView? {
    guard !emptySupplementaryPlaces.contains(place) else { return nil }
    let (view, isFree) = requestView { makeSupplementaryView(place.kind, ofSection: place.section) }
    if !isFree { report(.viewInUse(place.kind, section: place.section)) }
    guard let view, isFree else {
      emptySupplementaryPlaces.insert(place)
      return nil
    }
    liveSupplementaryViews[place] = view
    unsorted = .all
    return view
  }
}
