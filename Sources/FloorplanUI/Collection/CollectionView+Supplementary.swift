import FloorplanLayout
import FloorplanTheme
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
    views[LayoutElement(kind, ofSection: section)]
  }

  /// Changes the contents immediately, without moving the header of a section in the viewport.
  ///
  /// Otherwise, the first visible item stays in place, which may be below the changed section.
  package final func keepHeader(ofSection section: Int, while change: () -> Void) {
    func top() -> Double? {
      engine.frame(of: .header(section: section), contentOffset: contentOffset).map { $0.minY - contentOffset.y }
    }
    let before = top()
    change()
    if let before, let after = top(), after != before { contentOffset.y += after - before }
  }

  /// Rebinds all headers and footers; a view that the provider reuses keeps the focus.
  public final func reloadSupplementaryViews() {
    whenIdle { [unowned self] in
      // A discarded collection has no contents to bind.
      guard contents != nil else { return }
      rebind { $0.supplementaryKind != nil }
      layOutImmediately()
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
        return (reference > 0 ? reference : Self.estimatedSupplementaryHeight) * engine.environment.textScale
      }
    }
    return (
      height(.header, layout.headerReferenceHeight, old?.headerHeight),
      height(.footer, layout.footerReferenceHeight, old?.footerHeight)
    )
  }

  /// A line of text with margins.
  private static var estimatedSupplementaryHeight: Double { DisplayedDensity.current == .compact ? 32 : 44 }

  /// Returns whether a visible header or footer still needs a view.
  final func needsView(of element: LayoutElement) -> Bool {
    makesSupplementaryViews && views[element] == nil && !views.elementsWithoutView.contains(element)
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

  /// Returns the height that the view of a self-sizing header or footer requests, or nil if the height is fixed or
  /// doesn't change.
  final func newHeight(of view: CollectionReusableView, for element: LayoutElement) -> Double? {
    guard let kind = element.supplementaryKind, requestedHeight(of: kind, ofSection: element.section) == .measured
    else { return nil }
    let section = engine.sections[element.section]
    let whole = Rect(origin: .zero, size: engine.environment.containerSize)
    let width = Int(groupFrame(ofSupplement: whole, for: element).size.width)
    let height = Double(view.measured(.vertical, forSize: width).natural)
    return height == (kind == .header ? section.headerHeight : section.footerHeight) ? nil : height
  }

  /// Updates the heights of all headers and footers.
  final func updateSupplementaryHeights() {
    for section in engine.sections.indices {
      let new = supplementaryHeights(ofSection: section, knownFrom: engine.sections[section])
      engine.setHeights(header: new.header, footer: new.footer, ofSection: section)
    }
  }

  final func bindSupplement(_ element: LayoutElement) -> CollectionReusableView? {
    guard let kind = element.supplementaryKind, !views.elementsWithoutView.contains(element) else { return nil }
    let (view, isFree) = requestView { makeSupplementaryView(kind, ofSection: element.section) }
    if !isFree { report(.viewInUse(kind, section: element.section)) }
    guard let view, isFree else {
      views.elementsWithoutView.insert(element)
      return nil
    }
    views[element] = view
    needsSorting = true
    return view
  }
}
