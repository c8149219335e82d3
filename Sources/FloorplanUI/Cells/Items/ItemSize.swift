import FloorplanTheme

/// How wide an item is where nothing else decides it (seeds/000, FUIBaseItemCollectionViewCell).
public enum ItemSize: String, CaseIterable, Sendable {
  /// 120 points.
  case standard
  /// 110 points, which is the width of a picture.
  case small

  /// The width of a cell in points, by its part's table.
  func width(of part: ComponentPart) -> Int {
    Int(part.metric(self == .standard ? .itemWidth : .smallItemWidth))
  }

  /// The room between the sides of a cell in points: GTK adds the padding itself.
  func contentWidth(of part: ComponentPart) -> Int {
    max(0, width(of: part) - 2 * Int(part.metric(.paddingInline)))
  }
}

/// Which buttons an item has (seeds/000, `actionLayout`).
public enum ActionLayout: String, CaseIterable, Sendable {
  /// None.
  case none
  /// The primary one.
  case single
  /// The primary and the secondary one, side by side.
  case pair

  /// How many buttons there are.
  var count: Int {
    switch self {
    case .none: 0
    case .single: 1
    case .pair: 2
    }
  }
}
