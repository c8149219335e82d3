public import CGTK
import FloorplanTheme
public import GTKBridge

/// A person in a collection, with up to five ways to reach them (FUIContactCell).
///
///     cell.detailImage = .file("profile.png")
///     cell.detailImageView.placeholderText = "Rouja Pakiman"
///     cell.headlineText = "Rouja Pakiman"
///     cell.subheadlineText = "Turbine technician"
///     cell.descriptionText = "Northern park"
///     cell.activities = [.phone { call() }, .message { chat() }, .email { write() }]
///
/// From 560 points of width within the padding on, name, description and activities stand in columns.  Below, the description
/// stands below the other texts, and the activities beside them where they take no more than two fifths of the room, else in
/// as many lines as they need below all of it: none of them is ever left out.
///
/// A part that is not set costs nothing: its widget does not exist.
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
/// A list item named by its headline and described by its other texts.  Each button is named by what it does and the headline.
@MainActor
open class ContactCell: CollectionCell, ContentPresenting {
  private typealias Parts = ComponentParts.ContactCell
  private static let parts = PersonParts(
    detailImageView: Parts.detailImageView, placeholder: Parts.placeholder, headlineLabel: Parts.headlineLabel,
    subheadlineLabel: Parts.subheadlineLabel, descriptionLabel: Parts.descriptionLabel,
    activityButton: Parts.activityButton, activityGap: Int(Parts.cell.metric(.controlGap)), isHeader: false)

  /// The parts.
  public private(set) final lazy var content = PersonContent(in: self, Self.parts)

  /// Makes an empty contact cell.
  public required init() {
    super.init()
    become(Parts.cell)
  }

  /// The texts, each in a line.
  open override var copyableText: String? {
    let texts = content.texts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    content.clear()
  }

  /// Lets go of the activities.
  open override func dispose() {
    content.letGo()
    super.dispose()
  }

  // MARK: Arrangement

  private static let imageGap = Int(Parts.cell.metric(.imageGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private static let columnGap = Int(Parts.cell.metric(.columnGap))
  private static let controlGap = Int(Parts.cell.metric(.controlGap))
  private static let regularWidth = Int(Parts.cell.metric(.regularWidth))
  /// In compact, the most of the width beside the picture that activities take.
  private static let largestActivityShare = 0.4
  /// In regular, the most of it.
  private static let largestShareInRegular = 0.5
  /// In regular, the part of the room for the texts that the name has.
  private static let mainShare = 0.5

  private final var imageRoom: Int {
    content.detail.shownView.map { $0.measured(.horizontal).natural + Self.imageGap } ?? 0
  }
  private final var names: [Label] {
    [content.headline, content.subheadline].compactMap(\.shownLabel)
  }

  /// The room for the parts at their best, or the height that they need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let texts = content.shownLabels.map { $0.measured(.horizontal) }
      let row = content.shownRow?.measured(.horizontal) ?? Measurement(0)
      let room = imageRoom
      let beside = row.natural > 0 ? Self.columnGap + row.natural : 0
      return Measurement(
        minimum: max(room + (texts.map(\.minimum).max() ?? 0), row.minimum),
        natural: room + (texts.map(\.natural).max() ?? 0) + beside)
    case .vertical:
      return Measurement(arrange(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) {
    let arrangement = arrange(width: width)
    arrangement.place(y: max(0, height - arrangement.height) / 2, width: width, isMirrored: direction == .rtl)
  }

  private final func arrange(width: Int) -> ObjectArrangement {
    var arrangement = ObjectArrangement()
    let room = imageRoom
    let row = content.shownRow?.measured(.horizontal)
    let isRegular = width >= Self.regularWidth
    let textWidth = width - room
    let share = isRegular ? Self.largestShareInRegular : Self.largestActivityShare
    let isBeside = row.map { Double($0.natural) <= Double(textWidth) * share } ?? false
    let besideWidth = isBeside ? (row?.natural ?? 0) : 0
    let columnWidth = textWidth - (isBeside ? besideWidth + Self.columnGap : 0)

    let description = content.descriptionPart.shownLabel
    var columns: [(labels: [Label], x: Int, width: Int)] = []
    if isRegular, let description, !names.isEmpty {
      let main = Int(Double(columnWidth - Self.columnGap) * Self.mainShare)
      columns.append((names, room, main))
      columns.append(([description], room + main + Self.columnGap, columnWidth - Self.columnGap - main))
    } else {
      columns.append((content.shownLabels, room, columnWidth))
    }
    let heights = columns.map { column in Self.height(of: column.labels, width: column.width) }
    let image = content.detail.shownView
    let imageHeight = image?.measured(.vertical).natural ?? 0
    let rowHeight = isBeside ? content.shownRow?.measured(.vertical, forSize: besideWidth).natural ?? 0 : 0
    // Texts that are higher than what is beside them begin where it begins; others stand in its middle.
    let block = max(imageHeight, rowHeight)
    let isLow = heights.allSatisfy { $0 <= block }
    for (column, high) in zip(columns, heights) {
      Self.add(column.labels, x: column.x, y: isLow ? (block - high) / 2 : 0, width: column.width, &arrangement)
    }
    if let image {
      arrangement.add(
        image, x: 0, y: isLow ? (block - imageHeight) / 2 : 0, width: image.measured(.horizontal).natural,
        height: imageHeight)
    }
    let bottom = max(block, heights.max() ?? 0)
    guard let shownRow = content.shownRow, let row else { return arrangement }
    if isBeside {
      arrangement.add(
        shownRow, x: width - besideWidth, y: isLow ? (block - rowHeight) / 2 : 0, width: besideWidth, height: rowHeight)
    } else {
      let wide = max(width, row.minimum)
      arrangement.add(
        shownRow, x: 0, y: bottom + (bottom > 0 ? Self.controlGap : 0), width: wide,
        height: shownRow.measured(.vertical, forSize: wide).natural)
    }
    return arrangement
  }

  private static func height(of labels: [Label], width: Int) -> Int {
    var measuring = ObjectArrangement()
    add(labels, x: 0, y: 0, width: width, &measuring)
    return measuring.height
  }

  private static func add(
    _ labels: [Label], x: Int, y: Int, width: Int, _ arrangement: inout ObjectArrangement
  ) {
    var y = y
    for label in labels {
      // A window narrower than the least the parts can live with clips; it never hands out less than the minimum.
      let wide = max(width, label.measured(.horizontal).minimum)
      let high = label.measured(.vertical, forSize: wide).natural
      arrangement.add(label, x: x, y: y, width: wide, height: high)
      y += high + lineGap
    }
  }
}
