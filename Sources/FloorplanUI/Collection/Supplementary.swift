import FloorplanLayout

/// The kind of a supplementary view of a section.
public nonisolated enum SupplementaryKind: Hashable, Sendable, CaseIterable {
  /// A view above the items.
  case header
  /// A view below the items.
  case footer
}

/// The height of a section's header or footer.
public nonisolated enum SupplementaryHeight: Hashable, Sendable {
  /// A height in points; 0 or less for none.
  case points(Double)
  /// The natural height of the view at the width of the collection.
  case measured
}

/// The kind and the section of a header or footer.
nonisolated struct SupplementaryPlace: Hashable {
  let kind: SupplementaryKind
  let section: Int

  init(_ kind: SupplementaryKind, section: Int) { (self.kind, self.section) = (kind, section) }

  /// Creates the position of a layout element, or nil if it is an item.
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
