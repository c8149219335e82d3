extension ComponentParts {
  /// The part of a camera view: the background before the first picture, and next to pictures.
  ///
  /// The SAP Fiori for iOS documentation doesn't list a class path for it.
  public static let cameraView = PartsTable("CameraView")(
    "", .cell, .surface(.tertiaryFill), metrics: [.minimumWidth: 160, .minimumHeight: 120, .preferredWidth: 480]
  ).with(.ignoresDensity)
}
