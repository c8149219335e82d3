import FloorplanTheme

/// The natural width of an item (FUIBaseItemCollectionViewCell in the SAP Fiori for iOS documentation).
public enum ItemSize: String, CaseIterable, Sendable {
  /// 120 points.
  case standard
  /// 110 points, the width of a picture.
  case small

  /// Returns the width of a cell in pixels, from the metrics of its part.
  func width(of part: ComponentPart) -> Int { part[self == .standard ? .itemWidth : .smallItemWidth] }

  /// Returns the width of a cell's content in pixels, without the padding that GTK adds.
  func contentWidth(of part: ComponentPart) -> Int {
    max(0, width(of: part) - 2 * part[.paddingInline])
  }
}

/// The buttons of an item (`actionLayout` in the SAP Fiori for iOS documentation).
public enum ActionLayout: String, CaseIterable, Sendable {
  /// No button.
  case none
  /// The primary button.
  case single
  /// The primary and the secondary button, side by side.
  case pair

  /// The number of buttons.
  var count: Int {
    switch self {
    case .none: 0
    case .single: 1
    case .pair: 2
    }
  }
}
