extension ComponentParts {
  /// The part of a group of rows on a common surface, the inset grouped style of lists in UIKit.
  ///
  /// It is as wide as the list without the margins at its sides, which depend on the size class, up to a maximum width.
  /// Its line gap is the space above and below it.
  public static let insetGroup = group("InsetGroup", maximumWidth: 1000)

  /// The part of a group of fields in a form, with a maximum width for readability.
  public static let formGroup = group("FormGroup", maximumWidth: 672).specializing(insetGroup)

  private static func group(_ component: String, maximumWidth: Double) -> ComponentPart {
    PartsTable(component)(
      "", .group, .color(.separatorColor, .separator),
      metrics: [
        .cornerRadius: 12, .maximumWidth: maximumWidth, .compactColumnWidth: 16, .regularColumnWidth: 20, .lineGap: 8,
      ])
  }
}
