/// A resolved picture of a surface, for CSS.
package struct SurfacePicture: Sendable, Hashable {
  /// The URL of the whole picture.
  package let url: String
  /// The URLs of the center parts between fixed edges, by edges.
  ///
  /// There is none for an empty center.
  package let centers: [EdgeLengths: String]

  package init(url: String, centers: [EdgeLengths: String] = [:]) {
    self.url = url
    self.centers = centers
  }
}

extension Theme {
  /// The fixed edges for each picture of a surface, from the settings of the same part.
  ///
  /// - Complexity: O(*n*) in the settings of the sheet if it contains such a picture.
  package var pictureEdges: [SheetImage: Set<EdgeLengths>] {
    guard sheetImages.contains(where: \.isSurface) else { return [:] }
    var found: [SheetImage: Set<EdgeLengths>] = [:]
    for part in ComponentParts.all {
      for part in [part] + part.withCompanions where hasCustomSettings(for: part) {
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
  /// The edges of a surface's picture that keep their size, or nil if there are none.
  var pictureEdges: EdgeLengths? {
    guard property == .backgroundImageInsets, case .box(let box) = value, box.edges.contains(where: { $0 > 0 }) else {
      return nil
    }
    return box
  }
}
