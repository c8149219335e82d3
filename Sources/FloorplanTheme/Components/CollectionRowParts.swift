extension ComponentParts {
  /// The part of the row that embeds a collection, which is `FUICollectionViewTableViewCell` in seeds/000;
  /// they list no class path for it.
  public enum CollectionRow {
    private static let part = PartsTable("CollectionRow")

    /// The row itself; its items have their own parts.
    public static let cell = part("", .cell, .plainCell)

    /// All parts.
    public static let all = [cell]
  }

  /// The part of the row that embeds item cells, named after
  /// `FUIItemCollectionViewTableViewCell` (seeds/000), for which the seeds list no class path.
  public enum ItemCollectionRow {
    private static let part = PartsTable("ItemCollectionRow")

    /// The row itself; its items have their own parts.
    public static let cell = part("", .cell, .plainCell)

    /// All parts.
    public static let all = [cell]
  }
}
