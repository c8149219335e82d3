/// A way to arrange the items of a collection: a plain value that a ``LayoutEngine`` follows.
///
/// The layouts of this module are the only ones that can make a ``LineGeometry``; other types can pass theirs on. Pick one
/// by its name, as in `.horizontalFlow`, and change its properties.
public protocol CollectionLayout: Hashable, Sendable {
  /// The gap between neighbours in a line, in points, used exactly.
  var minimumInteritemSpacing: Double { get set }
  /// The room along the edges of every section, in points.
  var sectionInset: Insets { get set }
  /// The height of a section's header in points where the section does not say; 0 for none.
  var headerReferenceHeight: Double { get set }
  /// The height of a section's footer in points where the section does not say; 0 for none.
  var footerReferenceHeight: Double { get set }
  /// Whether the header of the section in sight stays at the top of the viewport.
  var pinsHeaders: Bool { get set }
  /// Whether the footer of the section in sight stays at the bottom of the viewport.
  var pinsFooters: Bool { get set }

  /// Whether lines may be wider than the container, which then scrolls sideways.
  var scrollsHorizontally: Bool { get }
  /// Whether the host should measure an item at ``columnWidth(in:)`` and tell the engine its height (rule C2).
  var wantsMeasuredHeight: Bool { get }

  /// Finds the lines that the items of a section form.
  ///
  /// - Parameters:
  ///   - section: The section, with what it has instead of the layout's values.
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: The height in points that the host gives every item, or nil if each has its own.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  func lineGeometry(
    of section: SectionDescription, in environment: LayoutEnvironment, uniformItemHeight: Double?
  ) -> LineGeometry
}

extension CollectionLayout {
  /// Finds the width that items have on the screen, in points: the one to measure a uniform height with (rule C2).
  ///
  /// Snapped columns may differ by one pixel; this is the narrowest, at which text needs the most height.
  ///
  /// - Parameter environment: The place that the layout fills.
  /// - Returns: The width of the narrowest column in whole pixels, unless snapping is off; 0 where there are no
  ///   columns.
  /// - Complexity: O(columns), at most 64 of them.
  public func columnWidth(in environment: LayoutEnvironment) -> Double {
    let geometry = lineGeometry(
      of: SectionDescription(itemCount: 0), in: environment, uniformItemHeight: nil)
    return switch geometry.rule {
    case .uniform(let lines): PixelGrid(environment).roundDown(lines.columns.width)
    case .rows(let rule): rule.narrowestWidth
    case .packed, .single: 0
    }
  }

  /// Whether another layout is of the same type and has the same properties.
  func isEqual(to other: any CollectionLayout) -> Bool {
    (other as? Self) == self
  }
}

extension Size {
  /// The size of items where nothing gives one.
  static let unspecifiedItem = Size(width: 50, height: 50)

  /// The height that keeps the aspect at another width; 0 where the size has no width and hence no aspect.
  func height(scaledToWidth other: Double) -> Double {
    Tolerance.length(other * height / width)
  }
}

extension SectionDescription {
  /// The number of items that counts.
  var countedItems: Int { min(max(0, itemCount), Tolerance.mostItems) }

  /// The insets that count for the section, as layouts read them (rule R1).
  func inset(or layoutInset: Insets) -> Insets {
    Tolerance.length(overrides.sectionInset ?? layoutInset)
  }

  func interitemSpacing(or layoutSpacing: Double) -> Double {
    Tolerance.length(overrides.minimumInteritemSpacing ?? layoutSpacing)
  }

  func lineSpacing(or layoutSpacing: Double) -> Double {
    Tolerance.length(overrides.minimumLineSpacing ?? layoutSpacing)
  }
}

extension Insets {
  /// The width that a section has for its items (rule R2).
  func availableWidth(in environment: LayoutEnvironment) -> Double {
    max(0, Tolerance.length(environment.containerSize.width) - leading - trailing)
  }
}
