extension ComponentParts {
  /// The part of the row that embeds a collection, which is `FUICollectionViewTableViewCell` in seeds/000;
  /// they list no class path for it.
  public enum CollectionRow {
    /// The row itself; its items have their own parts.
    public static let cell = ComponentPart(
      component: "CollectionRow", name: "", kind: .cell, classPath: "fdlFUICollectionRow",
      origin: .ours, settings: .plainCell)

    /// All parts.
    public static let all = [cell]
  }

  /// The part of the row that embeds item cells, named after
  /// `FUIItemCollectionViewTableViewCell` (seeds/000), for which the seeds list no class path.
  public enum ItemCollectionRow {
    /// The row itself; its items have their own parts.
    public static let cell = ComponentPart(
      component: "ItemCollectionRow", name: "", kind: .cell, classPath: "fdlFUIItemCollectionRow",
      origin: .ours, settings: .plainCell)

    /// All parts.
    public static let all = [cell]
  }
}
