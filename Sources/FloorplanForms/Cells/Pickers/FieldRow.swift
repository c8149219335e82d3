import GTKBridge

/// Equally wide fields, side by side if they are fully visible, otherwise stacked.
class FieldRow: CustomWidget {
  final let fields: [PickerField]
  private let gap: Int

  override class var cssName: String { "fieldrow" }
  override class var hasSeveralArrangements: Bool { true }

  init(_ fields: [PickerField], gap: Int) {
    self.fields = fields
    self.gap = gap
    super.init()
    for field in fields { field.setParent(self) }
  }

  private var gaps: Int { gap * (fields.count - 1) }

  private func isSideBySide(in width: Int) -> Bool {
    (fields.map(\.unwrappedWidth).max() ?? 0) * fields.count + gaps <= width
  }

  override var requestedWidth: Measurement? {
    let widest = Measurement.maximum(of: fields.map { $0.measured(.horizontal) })
    return Measurement(minimum: widest.minimum, natural: widest.natural * fields.count + gaps)
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    if isSideBySide(in: width) {
      let columnWidth = (width - gaps) / fields.count
      for (column, field) in fields.enumerated() {
        arrangement.add(field, x: column * (columnWidth + gap), width: columnWidth)
      }
    } else {
      arrangement.index = 1
      arrangement.add(fields, width: width, gap: gap)
    }
    return arrangement
  }

  /// A message below a field doesn't change the tab order.
  override var tabOrder: [Widget]? { fields }
  override func takeFocus() -> Bool { fields.first?.grabFocus() ?? false }
}
