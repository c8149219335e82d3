extension ComponentParts {
  /// The parts of the segmented control form cell, `FUISegmentedControlFormCell` in seeds/004, which lists no class paths
  /// of it.
  public enum SegmentedControlFormCell {
    private static let part = PartsTable("SegmentedControlFormCell")

    /// The cell itself.
    ///
    /// Its control gap is the room between title and segments beside each other, its line gap that between them one below
    /// the other.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 6])

    /// What is chosen.
    public static let title = part("title", .text, .formTitle)

    /// What the segments stand on; its gaps are those between them.
    ///
    /// The line around it is seen where the value can't be taken.
    public static let segmentedControl = part(
      "segmentedControl", .mark, .surface(.tertiaryFill), .errorOutline,
      metrics: [.paddingBlock: 0, .paddingInline: 0, .cornerRadius: 10, .columnGap: 2, .lineGap: 2])

    /// A value that one can choose: the chosen one is raised.
    public static let segment = part(
      "segment", .button, [StyleSetting(.fontStyle, .textStyle(.footnote))], .aligned(.center),
      [StyleSetting(.textLineClamp, .lineLimit(0))],
      .color(.fontColor, .primaryLabel, selected: .tintColor2, disabled: .quaternaryLabel),
      .color(.tintColor, .tintColor),
      .color(
        .backgroundColor, .cellBackground, hover: .quaternaryFill, highlighted: .tertiaryFill,
        selected: .secondaryGroupedBackground),
      .color(.borderColor, .cellBackground, selected: .tintColor2, disabled: .cellBackground),
      .color(.shadowColor, selected: .sectionShadow),
      [StyleSetting(.shadowOffset, .offset(x: 0, y: 1)), StyleSetting(.shadowRadius, .length(1))],
      metrics: [.paddingBlock: 4, .paddingInline: 12, .minimumHeight: 40, .minimumWidth: 44, .cornerRadius: 8])

    /// The chosen value as text, where it may not be changed.
    public static let valueLabel = part("valueLabel", .text, .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, segmentedControl, segment, valueLabel]
  }
}
