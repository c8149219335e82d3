import FloorplanUI

/// What the window of a camera says, in English by itself.
public nonisolated struct CameraTexts: Sendable, Hashable {
  /// The button that closes the window.
  public var cancel = localized("Cancel")
  /// The button that goes on with the next camera, where there are several.
  public var nextCamera = localized("Switch Camera")
  /// What is said in place of the picture where there is none; why follows.
  public var noPicture = localized("No Camera Image")
  /// The button that tries again then.
  public var tryAgain = localized("Try Again")
  /// What the picture is called by assistive technology.
  public var picture = localized("Camera image")

  /// The English texts.
  public init() {}
}
