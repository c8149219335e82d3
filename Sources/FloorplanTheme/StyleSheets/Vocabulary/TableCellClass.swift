/// Class paths of cells of tables, for components whose cells the seeds name after collections.
///
/// On iOS `FUIObjectTableViewCell` and `FUIObjectCollectionViewCell` show the same view under two names. Here a cell is
/// one class, wherever it stands, so that a rule for either is about it.
enum TableCellClass {
  /// The class path that a name in a style sheet is read as: the one of the collection's cell, or the name itself.
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
  /// Where a text begins in this one.
  fileprivate func firstIndex(of text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
