extension ComponentParts {
  /// The parts of the segmented control form cell, `FUISegmentedControlFormCell` in the SAP Fiori for iOS
  /// documentation, which doesn't list class paths for it.
  public enum SegmentedControlFormCell: Component {
    /// The cell itself.
    ///
    /// Its control gap is the space between a title and segments on the same line, its line gap the space below a title
    /// above the segments.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 6])

    /// The title of the choice.
    public static let title = part("title", .text, .formTitle)

    /// The surface below the segments; its gaps are those between the segments.
    ///
    /// Its border is visible if the value is invalid.
    public static let segmentedControl = part(
      "segmentedControl", .mark, .surface(.tertiaryFill), .errorOutline, padding: (0, 0),
      metrics: [.cornerRadius: 10, .columnGap: 2, .lineGap: 2])

    /// A segment; the selected one is raised.
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
      [StyleSetting(.shadowOffset, .offset(x: 0, y: 1)), StyleSetting(.shadowRadius, .length(1))], padding: (4, 12),
      metrics: [.minimumHeight: 40, .minimumWidth: 44, .cornerRadius: 8])

    /// The selected value as text, if the cell is read-only.
    public static let valueLabel = part.text("valueLabel", .body, .secondaryLabel, lines: 0)

    /// All parts, the cell first.
    public static let all = [cell, title, segmentedControl, segment, valueLabel]
  }
}
