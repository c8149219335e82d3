import FloorplanTheme
public import GTKBridge

/// A cell for a person, with up to five activities (FUIContactCell in the SAP Fiori for iOS documentation).
///
///     cell.detailImage = .file("profile.png")
///     cell.detailImageView.placeholderText = "Rouja Pakiman"
///     cell.headlineText = "Rouja Pakiman"
///     cell.subheadlineText = "Turbine technician"
///     cell.descriptionText = "Northern wind farm"
///     cell.activities = [.phone { call() }, .message { chat() }, .email { write() }]
///
/// From a content width of 560 points, name, description and activities are in columns. In a narrower cell, the
/// description is below the other texts. The activities are next to them if they take at most two fifths of the width,
/// and otherwise wrap below all other parts: none of them is ever hidden.
///
/// Parts that aren't set have no widgets.
///
/// ## CSS nodes
///
///     cell.fdlFUIContactCell
///     ├── detailimage.fdlFUIContactCell_detailImageView
///     │   ╰── label.fdlFUIContactCell_placeholder
///     ├── label.fdlFUIContactCell_headlineLabel
///     ├── label.fdlFUIContactCell_subheadlineLabel
///     ├── label.fdlFUIContactCell_descriptionLabel
///     ╰── activities
///         ╰── button.fdlFUIActionButton.fdlFUIContactCell_activityButton      for each activity
///
/// ## Accessibility
///
/// A list item labeled by its headline and described by a summary of its other texts. The label of each button
/// consists of its action and the headline.
open class ContactCell: CollectionCell, ContentPresenting {
  private typealias Parts = ComponentParts.ContactCell

  /// The content object with the parts.
  public private(set) final lazy var content = PersonContent(
    in: self, Parts.self, on: Parts.cell, isHeader: false)

  /// Creates an empty contact cell.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
  }

  open override var copyableText: String? { content.texts.asLines }

  open override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
  }

  // MARK: Arrangement

  /// The maximum fraction of the text width for activities in compact width.
  private static let maximumActivityFraction = 0.4
  /// The maximum fraction of the text width for activities in regular width.
  private static let maximumActivityFractionInRegular = 0.5
  /// The fraction of the width that the name shares with the description in regular width.
  private static let nameFraction = 0.5

  private final var reservedImageWidth: Int {
    content.detail.visibleView.map { $0.measured(.horizontal).natural + Parts.cell[.imageGap] } ?? 0
  }
  open override var separatorInset: Int { reservedImageWidth }
  private final var names: [Label] {
    [content.headline, content.subheadline].compactMap(\.visibleLabel)
  }

  open override var requestedWidth: Measurement? {
    let texts = Measurement.maximum(of: content.visibleLabels.map { $0.measured(.horizontal) })
    let row = content.visibleRow?.measured(.horizontal) ?? Measurement(0)
    let space = reservedImageWidth
    let trailing = row.natural > 0 ? Parts.cell[.columnGap] + row.natural : 0
    return Measurement(minimum: max(space + texts.minimum, row.minimum), natural: space + texts.natural + trailing)
  }

  open override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.isCentered = true
    let space = reservedImageWidth
    let row = content.visibleRow?.measured(.horizontal)
    let isRegular = width >= Parts.cell[.regularWidth]
    let textWidth = width - space
    let share = isRegular ? Self.maximumActivityFractionInRegular : Self.maximumActivityFraction
    let isSideBySide = row.map { Double($0.natural) <= Double(textWidth) * share } ?? false
    let rowWidth = isSideBySide ? (row?.natural ?? 0) : 0
    let columnWidth = textWidth - (isSideBySide ? rowWidth + Parts.cell[.columnGap] : 0)

    let description = content.descriptionPart.visibleLabel
    var columns: [(labels: [Label], x: Int, width: Int)] = []
    if isRegular, let description, !names.isEmpty {
      let both = columnWidth - Parts.cell[.columnGap]
      let main = Int(Double(both) * Self.nameFraction)
      columns.append((names, space, main))
      columns.append(([description], space + main + Parts.cell[.columnGap], both - main))
    } else {
      columns.append((content.visibleLabels, space, columnWidth))
    }
    let heights = columns.map { column in
      var measuring = Arrangement()
      return measuring.add(column.labels, width: column.width, gap: Parts.cell[.lineGap])
    }
    let image = content.detail.visibleView
    let imageHeight = image?.measured(.vertical).natural ?? 0
    let rowHeight = isSideBySide ? content.visibleRow?.measured(.vertical, forSize: rowWidth).natural ?? 0 : 0
    // Texts that are taller than the image and the activities are top-aligned with them; shorter texts are centered.
    let block = max(imageHeight, rowHeight)
    let isLow = heights.allSatisfy { $0 <= block }
    for (column, high) in zip(columns, heights) {
      arrangement.add(
        column.labels, x: column.x, y: isLow ? (block - high) / 2 : 0, width: column.width, gap: Parts.cell[.lineGap])
    }
    if let image {
      arrangement.add(
        image, x: 0, y: isLow ? (block - imageHeight) / 2 : 0, width: image.measured(.horizontal).natural,
        height: imageHeight)
    }
    guard let visibleRow = content.visibleRow else { return arrangement }
    if isSideBySide {
      arrangement.add(
        visibleRow, x: width - rowWidth, y: isLow ? (block - rowHeight) / 2 : 0, width: rowWidth,
        height: rowHeight)
    } else {
      arrangement.add(visibleRow, y: arrangement.top(after: Parts.cell[.controlGap]), width: width)
    }
    return arrangement
  }
}
