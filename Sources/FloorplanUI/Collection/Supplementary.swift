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

nonisolated extension LayoutElement {
  init(_ kind: SupplementaryKind, ofSection section: Int) {
    self = kind == .header ? .header(section: section) : .footer(section: section)
  }

  /// The kind of a header or footer, or nil for an item.
  var supplementaryKind: SupplementaryKind? {
    switch self {
    case .header: .header
    case .footer: .footer
    case .item: nil
    }
  }
}
