/// Class paths of table cells for components that the SAP Fiori for iOS documentation names after collections.
///
/// On iOS, `FUIObjectTableViewCell` and `FUIObjectCollectionViewCell` are the same view under two names. Here a cell is
/// one class in any container, so rules for both names apply to it.
enum TableCellClass {
  /// Returns the class path of the corresponding collection cell, or the name itself.
  static func canonical(_ name: String) -> String { collectionClassPaths[name] ?? name }

  private static let collectionClassPaths: [String: String] = {
    var paths: [String: String] = [:]
    for path in ComponentParts.classPaths {
      let name = path.replacing("CollectionViewCell", with: "TableViewCell")
      if name != path, ComponentParts.part(at: name) == nil { paths[name] = path }
    }
    return paths
  }()
}
