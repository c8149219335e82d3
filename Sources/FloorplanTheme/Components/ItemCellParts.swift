extension ComponentParts {
  /// What an item view is by itself, `FUICollectionItemView` (seeds/000); what it shows are parts of ``ItemCell``.
  ///
  /// Its class path stands on the cell too, before the cell's.
  public enum ItemView {
    /// The view, which paints no surface.
    public static let view = ComponentPart(
      component: "ItemView", name: "", kind: .cell, classPath: "fdlFUICollectionItemView",
      settings: [StyleSetting(.backgroundColor, .color(.cellBackground))])

    /// All parts: the view.
    public static let all = [view]
  }

  /// The parts of the item cell, as `FUIItemCollectionViewCell` names them (seeds/000).
  ///
  /// Each has the class path of `FUICollectionItemView` as well.
  public enum ItemCell {
    /// The cell itself, as wide as its picture where it is small.
    public static let cell = ComponentPart(
      component: "ItemCell", name: "", kind: .cell, classPath: "fdlFUIItemCollectionViewCell",
      refinedClassPath: ItemView.view.classPath, settings: .interactiveCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 0, .minimumHeight: 44, .cornerRadius: 8, .imageGap: 8, .lineGap: 2,
        .controlGap: 8, .itemWidth: 120, .smallItemWidth: 110,
      ])

    /// The picture, 110 by 90 unless the cell is told otherwise.
    public static let detailImageView = part(
      "detailImageView", .image, settings: .image(.tintColor) + .placeholderSurface,
      metrics: [.imageWidth: 110, .imageHeight: 90, .cornerRadius: 4])

    /// The initials in place of the picture.
    public static let placeholder = part("placeholder", .text, settings: .placeholderText)

    /// The name of the item.
    public static let title = part(
      "title", .text,
      settings: .text(.subheadline, .primaryLabel, lines: 2) + [StyleSetting(.fontWeight, .weight(600))] + centred)

    /// What the item is, below its name.
    public static let subtitle = part(
      "subtitle", .text, settings: .text(.footnote, .secondaryLabel, lines: 2) + centred)

    /// The state of the item, below the other texts.
    public static let status = part(
      "status", .text, settings: .text(.footnote, .tertiaryLabel, lines: 1) + .meanings(.fontColor) + centred)

    /// The first button, as small as a button may be; the seeds list no class paths for the two.
    public static let primaryButton = button("primaryButton")

    /// The second button.
    public static let secondaryButton = button("secondaryButton")

    /// All parts, the cell first.
    public static let all = [
      cell, detailImageView, placeholder, title, subtitle, status, primaryButton, secondaryButton,
    ]

    private static let centred = [StyleSetting(.textAlign, .alignment(.center))]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "ItemCell", name: name, kind: kind, classPath: "fdlFUIItemCollectionViewCell_" + name,
        alternateClassPaths: ["fdlFUICollectionItemView_" + name], settings: settings, metrics: metrics)
    }

    private static func button(_ name: String) -> ComponentPart {
      ComponentPart(
        component: "ItemCell", name: name, kind: .button, classPath: "fdlFUIItemCollectionViewCell_" + name,
        alternateClassPaths: ["fdlFUICollectionItemView_" + name], origin: .ours,
        metrics: [.paddingBlock: 6, .paddingInline: 8, .minimumHeight: 38, .minimumWidth: 44]
      ).asActionButton
    }
  }
}
