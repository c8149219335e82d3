/// A picture of a surface that has been found, as CSS reads it.
package struct SurfacePicture: Sendable, Hashable {
  /// The address of all of it.
  package let address: String
  /// The addresses of what is between edges that keep their size, by these edges; none where nothing is between them.
  package let centers: [EdgeLengths: String]

  package init(address: String, centers: [EdgeLengths: String] = [:]) {
    self.address = address
    self.centers = centers
  }
}

extension Theme {
  /// The edges that keep their size of each picture of a surface, as far as the style sheet says some of the same part.
  ///
  /// - Complexity: O(*n*) in what the sheet sets, where it names such a picture.
  package var pictureEdges: [SheetImage: Set<EdgeLengths>] {
    guard sheetImages.contains(where: \.isSurface) else { return [:] }
    var found: [SheetImage: Set<EdgeLengths>] = [:]
    for part in ComponentParts.all {
      for part in [part] + part.withCompanions where setsAnything(for: part) {
        for index in part.cssClasses.indices {
          let settings = settings(of: part, at: part.cssClasses[index...])
          let edges = settings.compactMap(\.pictureEdges)
          guard !edges.isEmpty else { continue }
          for image in settings.compactMap(surfaceImage) { found[image, default: []].formUnion(edges) }
        }
      }
    }
    return found
  }
}

extension StyleSetting {
  fileprivate var pictureEdges: EdgeLengths? {
    guard property == .backgroundImageInsets, case .box(let edges) = value, edges.keepsAny else { return nil }
    return edges
  }
}

extension EdgeLengths {
  /// Whether anything of a picture with these edges keeps its size.
  var keepsAny: Bool { edges.contains { $0 > 0 } }
}
