extension ComponentParts {
  /// The part of what shows a camera's pictures, for which the seeds list no class path.
  public enum CameraView {
    /// What is seen where there is no picture: until the first one comes, and beside it.
    public static let view = ComponentPart(
      component: "CameraView", name: "", kind: .cell, classPath: "fdlFUICameraView", origin: .ours,
      settings: [StyleSetting(.backgroundColor, .color(.tertiaryFill))],
      metrics: [.minimumWidth: 160, .minimumHeight: 120, .preferredWidth: 480])

    /// All parts.
    public static let all = [view]
  }
}
