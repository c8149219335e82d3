/// What the window of a camera says, in English by itself.
public nonisolated struct CameraTexts: Sendable, Hashable {
  /// The button that closes the window.
  public var cancel = "Cancel"
  /// The button that goes on with the next camera, where there are several.
  public var nextCamera = "Other Camera"
  /// What is said in place of the picture where there is none; why follows.
  public var noPicture = "No Picture"
  /// The button that tries again then.
  public var tryAgain = "Try Again"
  /// What the picture is called by assistive technology.
  public var picture = "What the camera sees"

  /// The English texts.
  public init() {}
}
