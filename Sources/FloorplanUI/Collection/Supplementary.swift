import FloorplanLayout

/// What stands above or below the items of a section (the seeds' supplementary view kinds).
public nonisolated enum SupplementaryKind: Hashable, Sendable, CaseIterable {
  /// Above the items.
  case header
  /// Below the items.
  case footer
}

/// How high the header or footer of a section is.
public nonisolated enum SupplementaryHeight: Hashable, Sendable {
  /// A number of points; 0 or less for none.
  case points(Double)
  /// As high as the view wants to be at the width of the collection.
  case measured
}

/// The place of a header or a footer.
nonisolated struct SupplementaryPlace: Hashable {
  let kind: SupplementaryKind
  let section: Int

  init(_ kind: SupplementaryKind, section: Int) { (self.kind, self.section) = (kind, section) }

  /// The place of an element, where that is a header or a footer.
  init?(_ element: LayoutElement) {
    switch element {
    case .header(let section): self.init(.header, section: section)
    case .footer(let section): self.init(.footer, section: section)
    case .item: return nil
    }
  }

  var element: LayoutElement {
    switch kind {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
  }
}
