import FloorplanTheme

extension GridRow {
  static let accessoryLook = AccessoryLook(
    indicator: ComponentParts.GridRow.accessory, button: ComponentParts.GridRow.accessoryButton,
    gap: Int(ComponentParts.GridRow.cell.metric(.columnGap)))
}

extension AccessoryType {
  /// The width that the columns reserve for the accessory.
  var room: Int { GridRow.accessoryLook.room(for: self) }
}
