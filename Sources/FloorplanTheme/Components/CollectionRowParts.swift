extension ComponentParts {
  /// The part of the row that embeds a collection, as `FUICollectionViewTableViewCell` names it (seeds/000).
  public enum CollectionRow {
    /// The row itself; its items have their own parts.
    public static let cell = ComponentPart(
      component: "CollectionRow", name: "", kind: .cell, classPath: "fdlFUICollectionViewTableViewCell",
      settings: .plainCell, metrics: [.cornerRadius: 8])

    /// All parts.
    public static let all = [cell]
  }

  /// The part of the row that embeds item cells, as `FUIItemCollectionViewTableViewCell` names it (seeds/000).
  public enum ItemCollectionRow {
    /// The row itself; its items have their own parts.
    public static let cell = ComponentPart(
      component: "ItemCollectionRow", name: "", kind: .cell, classPath: "fdlFUIItemCollectionViewTableViewCell",
      settings: .plainCell, metrics: [.cornerRadius: 8])

    /// All parts.
    public static let all = [cell]
  }
}
