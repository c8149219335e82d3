import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// A header or footer of a registered type, to be bound to a section: one that has gone out of sight, or a new one.
  public final func dequeue<View: CollectionReusableView>(
    _ type: View.Type, for kind: SupplementaryKind, ofSection section: Int
  ) -> View {
    dequeue(type)
  }

  /// The header or footer of a section; nil where it is not in sight.
  public final func supplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    liveSupplementaryViews[SupplementaryPlace(kind, section: section)]
  }

  /// Binds all headers and footers anew; the focus stays in those that the provider has use for.
  public final func reloadSupplementaryViews() {
    whenSettled { [weak self] in
      // One that is discarded has no contents any more, and nothing to bind.
      guard let self, contents != nil else { return }
      rebindSupplementaryViews { _ in true }
      settle()
    }
  }

  /// Binds the headers and footers of sections anew, in the views that they have unless the provider takes others.
  final func rebindSupplementaryViews(_ isMeant: (_ section: Int) -> Bool) {
    emptySupplementaryPlaces = emptySupplementaryPlaces.filter { !isMeant($0.section) }
    let meant = liveSupplementaryViews.filter { isMeant($0.key.section) }
    phase = .settling
    defer { phase = .idle }
    for (place, view) in meant.sorted(by: { $0.key.section < $1.key.section }) {
      liveSupplementaryViews[place] = nil
      offer(view)
      if bind(place) !== view { release(view) }
    }
  }

  /// How high a section's header and footer are, as far as that is known: what was measured stays until it is measured
  /// again.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - old: What the engine knows of it.
  /// - Returns: The heights in points; nil for the layout's.
  final func supplementaryHeights(
    ofSection section: Int, knownFrom old: SectionDescription?
  ) -> (header: Double?, footer: Double?) {
    func height(_ kind: SupplementaryKind, _ reference: Double, _ known: Double?) -> Double? {
      switch askedHeight(of: kind, ofSection: section) {
      case nil: return nil
      case .points(let points): return points
      case .measured:
        // One without a height is not in sight anywhere, so it would never be measured.
        if let known, known > 0 { return known }
        return reference > 0 ? reference : Self.estimatedSupplementaryHeight
      }
    }
    return (
      height(.header, layout.headerReferenceHeight, old?.headerHeight),
      height(.footer, layout.footerReferenceHeight, old?.footerHeight)
    )
  }

  /// A line of text with room around it.
  private static let estimatedSupplementaryHeight = 44.0

  /// The view of an element in sight.
  final func liveView(of element: LayoutElement) -> CollectionReusableView? {
    switch element {
    case .item(let index): liveCells[index]
    case .header(let section): liveSupplementaryViews[SupplementaryPlace(.header, section: section)]
    case .footer(let section): liveSupplementaryViews[SupplementaryPlace(.footer, section: section)]
    }
  }

  /// Whether the view of a header or footer in sight is still to be made or measured.
  final func wantsView(of element: LayoutElement) -> Bool {
    guard makesSupplementaryViews, let place = SupplementaryPlace(element) else { return false }
    return liveSupplementaryViews[place] == nil && !emptySupplementaryPlaces.contains(place)
  }

  /// Makes the headers and footers in sight, and measures those whose height is theirs to say.
  ///
  /// - Returns: Whether one of them has another height than before.
  final func bindSupplementaryViews(holding anchor: ScrollAnchor?) -> Bool {
    guard makesSupplementaryViews else { return false }
    var hasChanged = false
    let seen = viewport
    // The engine changes on the way, and what the loop goes over must not.
    let places = engine.elements(in: seen, contentOffset: seen.origin).compactMap { SupplementaryPlace($0.0) }
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

  /// Whether the view of a header or footer in sight wants another height than it has.
  final func wantsOtherHeight(_ element: LayoutElement) -> Bool {
    guard let place = SupplementaryPlace(element), let view = liveSupplementaryViews[place],
      let height = measuredHeight(of: view, at: place)
    else { return false }
    return height != knownHeight(at: place)
  }

  /// The part of a header's or footer's frame that its view is given.
  ///
  /// A line may be millions of points wide, and so is what heads it; a view of that width would have its texts somewhere
  /// out of sight.
  final func frameInSight(ofSupplement frame: Rect, in seen: Rect) -> Rect {
    guard engine.layout.scrollsHorizontally else { return frame }
    let (start, end) = (max(frame.minX, seen.minX), min(frame.maxX, seen.maxX))
    return Rect(x: start, y: frame.minY, width: max(0, end - start), height: frame.size.height)
  }

  /// The height that a view wants, where that is its to say.
  private func measuredHeight(of view: CollectionReusableView, at place: SupplementaryPlace) -> Double? {
    guard askedHeight(of: place.kind, ofSection: place.section) == .measured else { return nil }
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

  /// Asks anew how high headers and footers are.
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
    let (view, isFree) = provided { makeSupplementaryView(place.kind, ofSection: place.section) }
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
