extension ComponentParts {
  /// The parts of a list picker's list, `FUIListPicker` in the SAP Fiori for iOS documentation, which doesn't list
  /// class paths for it.
  public enum ListPicker: Component {
    /// The list and its surroundings.
    ///
    /// The column gap is the space at both sides of the fixed content.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground),
      metrics: [.columnGap: 16, .lineGap: 8, .preferredWidth: 480, .regularWidth: 600])

    /// The search field for the options.
    public static let searchField = part(
      "searchField", .textField, .searchField, unsupported: [.textAlign, .textLineClamp], padding: (4, 10),
      metrics: [.minimumHeight: 36, .cornerRadius: 10])

    /// The progress of a search.
    public static let searchProgress = part(
      // The tint color would only apply to a spinner, which this part never is.
      "searchProgress", .progress, .color(.trackTintColor, .secondaryFill), .color(.trackSelectionColor, .tintColor),
      unsupported: [.tintColor], metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// The header of the selected options, and that of all options.
    public static let header = part(
      // The padding of its button extends to the edge, so that the text ends where the options do.
      "header", .mark, .surface(.cellBackground),
      metrics: [.paddingBlock: 4, .minimumHeight: 44, .columnGap: 16, .controlGap: 12, .lineGap: 3])

    /// The text of the header.
    public static let headerLabel = part.text("headerLabel", .subheadline, .secondaryLabel, lines: 0, .semibold)

    /// The prompt below the list.
    public static let promptLabel = part.text("promptLabel", .footnote, .secondaryLabel, lines: 0)

    /// All parts, the view first.
    public static let all = [view, searchField, searchProgress, header, headerLabel, promptLabel]
  }

  /// The parts of a text option.
  public enum ListPickerRow: Component {
    /// The row itself.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (8, 16), metrics: [.minimumHeight: 44, .controlGap: 12])

    /// The option.
    public static let textLabel = part.text("textLabel", .body, .primaryLabel, lines: 3)

    /// The explanation below the option.
    public static let descriptionLabel = part.text("descriptionLabel", .footnote, .secondaryLabel, lines: 2)

    /// The checkmark of a selected option.
    public static let checkmark = part.indicator("checkmark", .tintColor2, minimumWidth: 16)

    /// All parts, the row first.
    public static let all = [cell, textLabel, descriptionLabel, checkmark]
  }
}
