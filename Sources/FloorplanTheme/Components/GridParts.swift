extension ComponentParts {
  /// The parts of a row of a grid, as `FUIGridTableViewCell` and its row items name them (seeds/003).
  ///
  /// A text item and its label are one node here, which therefore has both class paths.
  public enum GridRow {
    /// The row itself, with the line that parts it from the next one.
    public static let cell = part(
      // Columns would not stand below their titles.
      "", .cell, "fdlFUIGridTableViewCell", refusing: [.padding],
      settings: .interactiveCell.filter { $0.state != .selected } + [
        StyleSetting(.separatorColor, .color(.separator))
      ],
      metrics: [.paddingBlock: 12, .paddingInline: 16, .minimumHeight: 48, .columnGap: 8])

    /// The row while it is selected.
    public static let selected = part(
      "selected", .selection, "fdlFUIGridTableViewCell_selected",
      settings: [StyleSetting(.backgroundColor, .layer(.tintColor3, over: .secondaryGroupedBackground))])

    /// A text or a number.
    public static let textItemLabel = part(
      "textItemLabel", .text, "fdlFUIGridRowTextItem_label", alternate: "fdlFUIGridRowTextItem",
      settings: .text(.subheadline, .primaryLabel, lines: 0))

    /// What the first text of a row has instead: it names the row.
    public static let firstTextItem = part(
      "firstTextItem", .text, "fdlFUIGridRowTextItem_font_firstTextItem",
      settings: [StyleSetting(.fontWeight, .weight(600))]
    ).refining(textItemLabel)

    /// A picture.
    public static let imageItem = part(
      "imageItem", .image, "fdlFUIGridRowImageItem", settings: .image(.tintColor),
      metrics: [.imageWidth: 32, .imageHeight: 32])

    /// The sign at the trailing edge: that there is more behind the row, or a check mark.
    public static let accessory = ours(
      // The name of one image would be that of both signs.
      "accessory", .image, refusing: [.imageName], settings: .image(.tertiaryLabel),
      metrics: [.iconSize: 16, .minimumWidth: 16]
    ).with(.takesTintOfCell)

    /// The button at the trailing edge.
    public static let accessoryButton = ours(
      "accessoryButton", .image, settings: .image(.tintColor),
      metrics: [.iconSize: 16, .minimumWidth: 36, .minimumHeight: 36, .paddingBlock: 0, .paddingInline: 0]
    ).with(.takesTintOfCell)

    /// All parts, the row first.
    public static let all = [cell, selected, textItemLabel, firstTextItem, imageItem, accessory, accessoryButton]

    private static func part(
      _ name: String, _ kind: PartKind, _ classPath: String, alternate: String? = nil,
      refusing refused: Set<StyleProperty> = [], settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "GridRow", name: name, kind: kind, classPath: classPath,
        alternateClassPaths: alternate.map { [$0] } ?? [], refusedProperties: refused, settings: settings,
        metrics: metrics)
    }

    private static func ours(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting],
      metrics: [PartMetric: Double]
    ) -> ComponentPart {
      ComponentPart(
        component: "GridRow", name: name, kind: kind, classPath: "fdlFUIGridTableViewCell_" + name,
        refusedProperties: refused, origin: .ours, settings: settings, metrics: metrics)
    }
  }

  /// The parts of the header of a grid (seeds/003, FUIGridTableViewHeader), whose own class path is not in the seeds.
  public enum GridHeader {
    /// The header itself, with the line that parts it from the rows.
    ///
    /// Its surface is opaque, because rows scroll away under it.
    public static let cell = ours(
      "", .cell, refusing: [.padding],
      settings: .plainCell + [StyleSetting(.separatorColor, .color(.separatorOpaque))],
      metrics: [.paddingBlock: 4, .paddingInline: 16, .minimumHeight: 44])

    /// The title of a column as a field that one can press to sort.
    public static let headerItem = seed(
      "headerItem", .item, "fdlFUIGridRowHeaderItem",
      settings: [
        StyleSetting(.tintColor, .color(.tintColor)),
        StyleSetting(.backgroundColor, .color(.tertiaryFill), in: .hover),
        StyleSetting(.backgroundColor, .color(.primaryFill), in: .highlighted),
      ],
      metrics: [.paddingBlock: 4, .paddingInline: 0, .cornerRadius: 4, .imageGap: 2])

    /// The text of the title.
    public static let headerItemLabel = seed(
      "headerItemLabel", .text, "fdlFUIGridRowHeaderItem_label",
      settings: .text(.footnote, .secondaryLabel, lines: 2) + [StyleSetting(.fontWeight, .weight(600))])

    /// The arrow beside the title of the column that rows are sorted by; 12 because its drawing fills half of its grid.
    public static let sortIndicator = ours(
      // An image says nothing of the direction.
      "sortIndicator", .image, refusing: [.imageName], settings: .image(.secondaryLabel), metrics: [.iconSize: 12])

    /// The line between two titles, which one can drag.
    public static let columnSeparator = ours(
      "columnSeparator", .separator, settings: [StyleSetting(.separatorColor, .color(.separator))],
      metrics: [.paddingBlock: 10, .paddingInline: 5, .minimumWidth: 11])

    /// All parts, the header first.
    public static let all = [cell, headerItem, headerItemLabel, sortIndicator, columnSeparator]

    private static func ours(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting],
      metrics: [PartMetric: Double]
    ) -> ComponentPart {
      ComponentPart(
        component: "GridHeader", name: name, kind: kind,
        classPath: "fdlFUIGridHeader" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused, origin: .ours,
        settings: settings,
        metrics: metrics)
    }

    private static func seed(
      _ name: String, _ kind: PartKind, _ classPath: String, settings: [StyleSetting],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "GridHeader", name: name, kind: kind, classPath: classPath, settings: settings, metrics: metrics)
    }
  }
}
