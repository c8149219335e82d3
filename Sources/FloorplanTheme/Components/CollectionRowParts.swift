extension ComponentParts {
  /// The part of a row that embeds a collection, `FUICollectionViewTableViewCell` in the SAP Fiori for iOS
  /// documentation, which doesn't list a class path for it.
  ///
  /// Its items have their own parts.
  public static let collectionRow = PartsTable("CollectionRow")("", .cell, .plainCell)

  /// The part of a row that embeds item cells, `FUIItemCollectionViewTableViewCell` in the SAP Fiori for iOS
  /// documentation, which doesn't list a class path for it.
  ///
  /// Its items have their own parts.
  public static let itemCollectionRow = PartsTable("ItemCollectionRow")("", .cell, .plainCell)
}
