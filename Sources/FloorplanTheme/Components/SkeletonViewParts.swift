extension ComponentParts {
  /// The parts of what stands in place of a list while it loads, for which the seeds list no class paths.
  public enum SkeletonView {
    private static let part = PartsTable("SkeletonView")

    /// The view itself.
    public static let view = part("", .cell, .surface(.cellBackground), metrics: [.paddingBlock: 4])

    /// The room of one row, which the others repeat: as much as an object cell has.
    ///
    /// Its image gap is the room beside the picture, its column gap that before the shape at the end, and its line gap that
    /// between the two lines.
    public static let row = part(
      "row", .mark, .surface(.cellBackground),
      metrics: [.paddingBlock: 14, .paddingInline: 16, .imageGap: 12, .columnGap: 16, .lineGap: 8])

    /// What stands for a picture.
    public static let picture = part(
      "picture", .mark, .surface(.secondaryFill), metrics: [.minimumWidth: 45, .minimumHeight: 45, .cornerRadius: 4])

    /// What stands for the first line.
    public static let headline = part("headline", .mark, .surface(.secondaryFill), metrics: line(height: 16))

    /// What stands for the second line, which is shorter.
    public static let subheadline = part("subheadline", .mark, .surface(.secondaryFill), metrics: line(height: 12))

    /// What stands for a status at the end.
    public static let status = part("status", .mark, .surface(.secondaryFill), metrics: line(height: 12))

    /// All parts, the view first.
    public static let all = [view, row, picture, headline, subheadline, status]

    private static func line(height: Double) -> [PartMetric: Double] {
      [.minimumWidth: 48, .minimumHeight: height, .cornerRadius: 4]
    }
  }
}
