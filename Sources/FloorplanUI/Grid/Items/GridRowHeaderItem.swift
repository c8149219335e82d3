/// The title of a column (seeds/003, FUIGridRowHeaderItem).
///
/// Font and colour come from the theme: `fdlFUIGridRowHeaderItem_label`, and in a ``GridHeader`` `fdlFUIGridRowHeaderItem`
/// for the field around it.
@MainActor
public final class GridRowHeaderItem: GridRowTextItem {
  /// `.header`.
  public override var type: GridRowItemType { .header }
  /// Whether pressing the title in a ``GridHeader`` asks for the rows in the order of the column.
  public var isSortable = false
}
