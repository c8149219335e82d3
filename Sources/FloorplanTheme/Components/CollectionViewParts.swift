extension ComponentParts {
  /// The marks that a collection view draws over its items; the seeds leave them to the platform.
  public enum CollectionView {
    /// The rectangle that is drawn with the pointer to select the items in it.
    public static let rubberBand = part(
      "rubberBand",
      settings: [
        StyleSetting(.backgroundColor, .color(.tintColor3)),
        StyleSetting(.borderColor, .color(.tintColor)),
      ])

    /// The line that shows where an item goes that is dragged; the measures are its thickness.
    public static let dropIndicator = part(
      "dropIndicator", settings: [StyleSetting(.backgroundColor, .color(.tintColor))],
      metrics: [.minimumHeight: 2, .minimumWidth: 2, .cornerRadius: 1])

    /// All parts.
    public static let all = [rubberBand, dropIndicator]

    private static func part(
      _ name: String, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "CollectionView", name: name, kind: .mark, classPath: "fdlFUICollectionView_" + name, origin: .ours,
        settings: settings, metrics: metrics)
    }
  }
}
