extension ComponentParts {
  /// The part of a camera view.
  ///
  /// The SAP Fiori for iOS documentation doesn't list a class path for it.
  public enum CameraView {
    private static let part = PartsTable("CameraView")

    /// The background before the first picture, and next to pictures.
    public static let view = part(
      "", .cell, .surface(.tertiaryFill), metrics: [.minimumWidth: 160, .minimumHeight: 120, .preferredWidth: 480])

    /// All parts.
    public static let all = [view]
  }
}
