extension ComponentParts {
  /// The part of a row that embeds a collection, `FUICollectionViewTableViewCell` in the SAP Fiori for iOS
  /// documentation, which doesn't list a class path for it.
  public enum CollectionRow {
    private static let part = PartsTable("CollectionRow")

    /// The row itself; its items have their own parts.
    public static let cell = part("", .cell, .plainCell)

    /// All parts.
    public static let all = [cell]
  }

  /// The part of a row that embeds item cells, `FUIItemCollectionViewTableViewCell` in the SAP Fiori for iOS
  /// documentation, which doesn't list a class path for it.
  public enum ItemCollectionRow {
    private static let part = PartsTable("ItemCollectionRow")

    /// The row itself; its items have their own parts.
    public static let cell = part("", .cell, .plainCell)

    /// All parts.
    public static let all = [cell]
  }
}
