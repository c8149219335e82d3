import CGTK
import GTKBridge

/// Equally wide fields, side by side if they are fully visible, otherwise stacked.
@MainActor
final class FieldRow: CustomWidget {
  private let fields: [PickerField]
  private let gap: Int

  override class var cssName: String { "fieldrow" }
  override class var arrangesByWidth: Bool { true }

  init(_ fields: [PickerField], gap: Int) {
    self.fields = fields
    self.gap = gap
    super.init()
    for field in fields { field.setParent(self) }
  }

  private var gaps: Int { gap * (fields.count - 1) }

  private func isSideBySide(in width: Int) -> Bool {
    width < 0 || (fields.map(\.wholeWidth).max() ?? 0) * fields.count + gaps <= width
  }

  private func columnWidth(in width: Int) -> Int { (width - gaps) / fields.count }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if orientation == .vertical, isSideBySide(in: forSize) {
      let width = forSize < 0 ? -1 : columnWidth(in: forSize)
      return Measurement(fields.map { $0.measured(.vertical, forSize: width).natural }.max() ?? 0)
    }
    var size = fields.column(orientation, forSize, gap: gap)
    switch orientation {
    case .horizontal: size.natural = size.natural * fields.count + gaps
    case .vertical: size.arrangement = 1
    }
    return size
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard isSideBySide(in: width) else { return fields.allocateColumn(width: width, gap: gap) }
    let columnWidth = columnWidth(in: width)
    for (column, field) in fields.enumerated() {
      field.allocate(in: self, x: column * (columnWidth + gap), width: columnWidth)
    }
  }

  /// A message below a field doesn't change the tab order.
  override var tabOrder: [Widget]? { fields }
  override func takeFocus() -> Bool { fields.first?.grabFocus() ?? false }
}
