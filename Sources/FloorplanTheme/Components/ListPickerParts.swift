extension ComponentParts {
  /// The parts of the list that a list picker shows, `FUIListPicker` in the seeds, which list no class paths of it.
  public enum ListPicker {
    private static let part = PartsTable("ListPicker")

    /// The list with what is around it; the column gap is the room at both sides of what doesn't scroll.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground),
      metrics: [.columnGap: 16, .lineGap: 8, .preferredWidth: 480, .regularWidth: 600])

    /// What one searches the options by.
    public static let searchField = part(
      "searchField", .textField, .searchField, refusing: [.textAlign, .textLineClamp],
      metrics: [.paddingBlock: 4, .paddingInline: 10, .minimumHeight: 36, .cornerRadius: 10])

    /// How far a search has come.
    public static let searchProgress = part(
      // Its tint would be that of a spinner, which this one has not.
      "searchProgress", .progress, .color(.trackTintColor, .secondaryFill), .color(.trackSelectionColor, .tintColor),
      refusing: [.tintColor], metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// What heads the chosen options, and all of them.
    public static let header = part(
      // The button's own room reaches to the edge, so that its words end where the options do.
      "header", .mark, .surface(.cellBackground),
      metrics: [.paddingBlock: 4, .minimumHeight: 44, .columnGap: 16, .controlGap: 12, .lineGap: 3])

    /// The heading's text.
    public static let headerLabel = part(
      "headerLabel", .text, .text(.subheadline, .secondaryLabel, lines: 0), .semibold)

    /// What people are asked to choose, below the list.
    public static let promptLabel = part("promptLabel", .text, .text(.footnote, .secondaryLabel, lines: 0))

    /// All parts, the view first.
    public static let all = [view, searchField, searchProgress, header, headerLabel, promptLabel]
  }

  /// The parts of an option that is a text.
  public enum ListPickerRow {
    private static let part = PartsTable("ListPickerRow")

    /// The row itself.
    public static let cell = part(
      "", .cell, .interactiveCell, metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12])

    /// The option.
    public static let textLabel = part("textLabel", .text, .text(.body, .primaryLabel, lines: 3))

    /// The sign of a chosen option.
    public static let checkmark = part(
      "checkmark", .image, .image(.tintColor2), refusing: [.imageName], metrics: [.iconSize: 16, .minimumWidth: 16]
    ).with(.takesTintOfCell)

    /// All parts, the row first.
    public static let all = [cell, textLabel, checkmark]
  }
}
