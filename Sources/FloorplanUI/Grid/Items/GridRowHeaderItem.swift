/// The title of a column (FUIGridRowHeaderItem in the SAP Fiori for iOS documentation).
///
/// The theme determines font and color by the class path `fdlFUIGridRowHeaderItem_label`, and the surrounding field in
/// a ``GridHeader`` by `fdlFUIGridRowHeaderItem`.
public final class GridRowHeaderItem: GridRowTextItem {
  public override var type: GridRowItemType { .header }
  /// Whether users can sort the rows by clicking the title in a ``GridHeader``.
  public var isSortable = false
}
