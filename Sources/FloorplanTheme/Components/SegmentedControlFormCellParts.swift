extension ComponentParts {
  /// The parts of the segmented control form cell, `FUISegmentedControlFormCell` in seeds/004, which lists no class paths
  /// of it.
  public enum SegmentedControlFormCell {
    /// The cell itself.
    ///
    /// Its control gap is the room between title and segments beside each other, its line gap that between them one below
    /// the other.
    public static let cell = part(
      "", .cell, settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 6])

    /// What is chosen.
    public static let title = part("title", .text, settings: .formTitle)

    /// What the segments stand on; its gaps are those between them.
    ///
    /// The line around it is seen where the value can't be taken.
    public static let segmentedControl = part(
      "segmentedControl", .mark,
      settings: [StyleSetting(.backgroundColor, .color(.tertiaryFill))] + .errorOutline,
      metrics: [.paddingBlock: 0, .paddingInline: 0, .cornerRadius: 10, .columnGap: 2, .lineGap: 2])

    /// A value that one can choose: the chosen one is raised.
    public static let segment = part(
      "segment", .button,
      settings: [
        StyleSetting(.fontStyle, .textStyle(.footnote)),
        StyleSetting(.textAlign, .alignment(.center)),
        StyleSetting(.textLineClamp, .lineLimit(0)),
        StyleSetting(.fontColor, .color(.primaryLabel)),
        StyleSetting(.fontColor, .color(.tintColor2), in: .selected),
        StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
        StyleSetting(.tintColor, .color(.tintColor)),
        StyleSetting(.backgroundColor, .color(.cellBackground)),
        StyleSetting(.backgroundColor, .color(.quaternaryFill), in: .hover),
        StyleSetting(.backgroundColor, .color(.tertiaryFill), in: .highlighted),
        StyleSetting(.backgroundColor, .color(.secondaryGroupedBackground), in: .selected),
        StyleSetting(.borderColor, .color(.cellBackground)),
        StyleSetting(.borderColor, .color(.tintColor2), in: .selected),
        StyleSetting(.borderColor, .color(.cellBackground), in: .disabled),
        StyleSetting(.shadowColor, .color(.sectionShadow), in: .selected),
        StyleSetting(.shadowOffset, .offset(x: 0, y: 1)),
        StyleSetting(.shadowRadius, .length(1)),
      ],
      metrics: [
        .paddingBlock: 4, .paddingInline: 12, .minimumHeight: 40, .minimumWidth: 44, .cornerRadius: 8,
      ])

    /// The chosen value as text, where it may not be changed.
    public static let valueLabel = part("valueLabel", .text, settings: .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, segmentedControl, segment, valueLabel]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "SegmentedControlFormCell", name: name, kind: kind,
        classPath: "fdlFUISegmentedControlFormCell" + (name.isEmpty ? "" : "_" + name), origin: .ours,
        settings: settings, metrics: metrics)
    }
  }
}
