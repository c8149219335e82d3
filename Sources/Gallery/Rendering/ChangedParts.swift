import FloorplanTheme
import FloorplanThemeCheck
import FloorplanUI
import GTKBridge

/// A value of a theme that explains a changed region of a picture.
nonisolated struct ChangedPart: Codable, Hashable {
  /// The class path of the part.
  let classPath: String
  /// The property with the suffix of its state.
  let property: String
  /// The value in the baseline, or “none”.
  let old: String
  /// The new value, or “none”.
  let new: String
  /// The place of the new declaration as `file:line:column`, or else that of the old one.
  let place: String
}

/// The differences between two themes that a laid out page displays.
///
/// They are those of the parts of mapped widgets, in the states of the widgets.
struct ChangedParts {
  /// The differences of all widgets.
  private(set) var all: [ChangedPart] = []
  /// The first difference of each element of ``all``.
  private(set) var differences: [ThemeComparison.Difference] = []
  /// The bounds of each widget with differences, and the indices of these.
  private var places: [(bounds: Bounds, indices: [Int])] = []
  /// A frame in the picture, in pixels.
  typealias Bounds = (x: Double, y: Double, width: Double, height: Double)

  /// Examines the widgets of a page.
  ///
  /// - Parameters:
  ///   - layers: The layers of the picture.
  ///   - differences: The differences between the themes.
  ///   - appearance: The appearance of the picture.
  init(of layers: [OffscreenLayer], _ differences: [ThemeComparison.Difference], in appearance: Appearance) {
    let relevant = Dictionary(grouping: differences.filter { $0.appearances.contains(appearance) }, by: \.classPath)
    guard !relevant.isEmpty else { return }
    var indices: [ChangedPart: Int] = [:]
    for layer in layers {
      for part in layer.parts { visit(part, layer, relevant, &indices) }
    }
  }

  private mutating func visit(
    _ widget: Widget, _ layer: OffscreenLayer, _ relevant: [String: [ThemeComparison.Difference]],
    _ indices: inout [ChangedPart: Int]
  ) {
    // The gallery's own parts have the standard theme.
    guard widget.isMapped, widget.isChildVisible, !widget.hasStyleClass(Chrome.styleClass) else { return }
    for child in widget.children { visit(child, layer, relevant, &indices) }
    let found = PartLookup.parts(of: widget).flatMap { carried in
      // Differences have the first class path, which a part outside its component lacks.
      let path = ComponentParts.part(at: carried.part.classPath)?.classPath ?? carried.part.classPath
      return (relevant[path] ?? []).filter { difference in
        (difference.state == .normal || carried.states.contains(difference.state))
          && (difference.variant == nil || difference.variant == carried.variant)
      }
    }
    guard !found.isEmpty, let bounds = layer.bounds(of: widget) else { return }
    let own = found.map { difference in
      let part = ChangedPart(difference)
      if indices[part] == nil {
        indices[part] = all.count
        all.append(part)
        differences.append(difference)
      }
      return indices[part] ?? 0
    }
    places.append((bounds, Array(own.uniqued())))
  }

  /// Returns the bounds of the widgets with a difference.
  func bounds(of difference: ThemeComparison.Difference) -> [Bounds] {
    guard let index = differences.firstIndex(of: difference) else { return [] }
    return places.filter { $0.indices.contains(index) }.map(\.bounds)
  }

  /// Returns the indices of the differences of the widgets that intersect a region.
  func indices(in region: PictureComparison.Region) -> [Int] {
    // The picture of a widget may exceed its bounds by a pixel.
    Array(places.filter { region.intersects($0.bounds, margin: 1) }.flatMap(\.indices).uniqued())
  }
}

nonisolated extension ThemeComparison.Difference {
  /// The property with the suffix of the state.
  var propertyName: String { property.rawValue + state.suffix }
}

nonisolated extension ChangedPart {
  fileprivate init(_ difference: ThemeComparison.Difference) {
    classPath = difference.classPath
    property = difference.propertyName
    old = difference.old?.text ?? "none"
    new = difference.new?.text ?? "none"
    if case .sheet(let range) = difference.new?.origin {
      place = "\(range)"
    } else if case .sheet(let range) = difference.old?.origin {
      place = "\(range) in the baseline"
    } else {
      place = "\(difference.new?.origin ?? .table)"
    }
  }

  init(_ difference: ThemeComparison.PaletteDifference) {
    self.init(
      classPath: "@\(difference.token.rawValue)", property: difference.isElevated ? "elevated color" : "color",
      old: difference.old.sheetText, new: difference.new.sheetText, place: "the palette")
  }

  /// The part on one line: `classPath: property: old → new, from file:line:column`.
  var text: String { "\(classPath): \(property): \(old) → \(new), from \(place)" }
}

nonisolated extension PictureComparison.Region {
  fileprivate func intersects(
    _ bounds: ChangedParts.Bounds, margin: Double
  ) -> Bool {
    bounds.x - margin < Double(x + width) && bounds.x + bounds.width + margin > Double(x)
      && bounds.y - margin < Double(y + height) && bounds.y + bounds.height + margin > Double(y)
  }
}
