/// The class paths of one component under all the names that it has, for finding what was meant by one that no part
/// has.
///
/// On iOS one component is a cell of a table, of a collection and of a form, each with a name of its own; here it is
/// one, under the name that it has in the seeds.
struct ClassPathFamily {
  /// A class path, and what stands behind its underscore: nothing for the cell itself.
  struct Member {
    let part: String
    let classPath: String
  }

  let members: [Member]

  /// The class paths of the component that a name is of.
  ///
  /// - Parameter name: A class path that no part has. The result is nil where no component has its first half.
  init?(of name: String) {
    guard let (component, part) = Self.halves(of: name), let members = Self.membersByComponent[component] else {
      return nil
    }
    self.members = members
    typedPart = part
  }

  private let typedPart: String

  /// The class path that was most likely meant.
  ///
  /// - Parameter search: Finds the nearest of some names.
  /// - Returns: The class path, or nil where none is near.
  func nearest(search: (String, [String]) -> String?) -> String? {
    let part = members.contains { $0.part == typedPart } ? typedPart : search(typedPart, members.map(\.part))
    return members.first { $0.part == part }?.classPath
  }

  /// The component that a class path is of, without what the name says of its kind of view, and the part.
  private static func halves(of classPath: String) -> (component: String, part: String)? {
    guard classPath.hasPrefix("fdl") else { return nil }
    let names = classPath.dropFirst(3).split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    var component = names[0]
    if component.hasPrefix("FUI") { component = component.dropFirst(3) }
    while let kind = kinds.first(where: { component.hasSuffix($0) && component.utf8.count > $0.utf8.count }) {
      component = component.dropLast(kind.count)
    }
    return component.isEmpty ? nil : (String(component), names.count > 1 ? String(names[1]) : "")
  }

  private static let kinds = ["Cell", "View", "Form", "Table", "Collection"]

  private static let membersByComponent: [String: [Member]] = ComponentParts.classPaths.reduce(into: [:]) {
    families, path in
    guard let (component, part) = halves(of: path) else { return }
    families[component, default: []].append(Member(part: part, classPath: path))
  }
}
