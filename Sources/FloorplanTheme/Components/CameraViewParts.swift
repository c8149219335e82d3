extension ComponentParts {
  /// The part of what shows a camera's pictures, for which the seeds list no class path.
  public enum CameraView {
    private static let part = PartsTable("CameraView")

    /// What is seen where there is no picture: until the first one comes, and beside it.
    public static let view = part(
      "", .cell, .surface(.tertiaryFill), metrics: [.minimumWidth: 160, .minimumHeight: 120, .preferredWidth: 480])

    /// All parts.
    public static let all = [view]
  }
}
