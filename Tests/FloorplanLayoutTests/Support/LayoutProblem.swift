import FloorplanLayout

/// A layout problem as in the JSON form: plain fields, without derived values.
///
/// A nil field isn't given, and has the default of the layout.
struct LayoutProblem: Sendable {
  /// The names of the layouts in the JSON form.
  enum Name: String, CaseIterable, Sendable {
    case horizontalScroll, horizontalFlow, autosizingColumnFlow, keyValueColumnFlow
  }

  struct Section: Sendable {
    /// Nil is the layout's reference height.
    var header: Double?
    var footer: Double?
    var inset: Insets?
    var interitemSpacing: Double?
    var lineSpacing: Double?
    var items: [Item] = []
  }

  struct Item: Sendable {
    var id: String?
    /// The per-item ("delegate") size.
    var size: Size?
    var measure: MeasureModel?
    /// Whether the estimate is used even if there is a `measure`.
    var isUnmeasured = false
  }

  var layout: Name
  var container: Size
  var scale = 1.0
  var isRightToLeft = false
  var itemSize: Size?
  var estimatedItemSize: Size?
  var minimumScaledItemSize: Size?
  var numberOfColumns = 0
  var numberOfRows = 0
  var isLayoutJustified = false
  var isTopAligned = false
  var interitemSpacing: Double?
  var lineSpacing: Double?
  var sectionInset: Insets?
  var headerReferenceHeight = 0.0
  var footerReferenceHeight = 0.0
  var pinsHeaders = false
  var pinsFooters = false
  var contentOffset = Point.zero
  var sections: [Section] = []
}
