extension ComponentParts {
  /// The parts of the placeholder for a list that is loading.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum SkeletonView: Component {
    /// The view itself.
    public static let view = part("", .cell, .surface(.cellBackground), metrics: [.paddingBlock: 4])

    /// The space of a row, which is repeated; it is as large as an object cell.
    ///
    /// Its image gap is the space next to the picture, its column gap the space before the shape at the end, and its
    /// line gap the space between the two lines.
    public static let row = part(
      "row", .mark, .surface(.cellBackground), padding: (14, 16), metrics: [.imageGap: 12, .columnGap: 16, .lineGap: 8])

    /// The placeholder for a picture.
    public static let picture = part(
      "picture", .mark, .surface(.secondaryFill), metrics: [.minimumWidth: 45, .minimumHeight: 45, .cornerRadius: 4])

    /// The placeholder for the first line.
    public static let headline = part("headline", .mark, .surface(.secondaryFill), metrics: line(height: 16))

    /// The placeholder for the second line, which is shorter.
    public static let subheadline = part("subheadline", .mark, .surface(.secondaryFill), metrics: line(height: 12))

    /// The placeholder for a status at the end.
    public static let status = part("status", .mark, .surface(.secondaryFill), metrics: line(height: 12))

    /// All parts, the view first.
    public static let all = [view, row, picture, headline, subheadline, status]

    private static func line(height: Double) -> [PartMetric: Double] {
      [.minimumWidth: 48, .minimumHeight: height, .cornerRadius: 4]
    }
  }
}
