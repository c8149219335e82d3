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
      guard let start = path.firstIndex(of: kind) else { continue }
      let name = path[..<start] + "TableViewCell" + path[start...].dropFirst(kind.count)
      if ComponentParts.part(at: String(name)) == nil { paths[String(name)] = path }
    }
    return paths
  }()

  private static let kind = "CollectionViewCell"
}

extension String {
  fileprivate func firstIndex(of text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
