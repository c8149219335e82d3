/// A way to reach a person, or to know more of them: a button of a ``ContactCell`` or a ``ProfileHeader`` (FUIActivityItem).
///
///     cell.activities = [.phone { call(person) }, .email { write(person) }, Activity(.icon("map-symbolic"), name: "Map") { … }]
public struct Activity {
  /// What the button shows.
  public let image: ImageSource
  /// What the button does: for assistive technology, where the person's name follows, and as a tooltip.
  public let name: String
  /// Called when somebody presses the button.
  public let handler: () -> Void

  /// An activity of the app's own.
  ///
  /// - Parameters:
  ///   - image: What the button shows.
  ///   - name: What the button does.
  ///   - handler: Called when somebody presses the button.
  public init(_ image: ImageSource, name: String, handler: @escaping () -> Void) {
    self.image = image
    self.name = name
    self.handler = handler
  }

  /// Calls the person.
  public static func phone(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("call-start-symbolic"), name: localized("Call"), handler: handler)
  }
  /// Sends the person a short message.
  public static func message(_ handler: @escaping () -> Void) -> Self {
    Self(.indicator(.comment), name: localized("Message"), handler: handler)
  }
  /// Writes the person a letter.
  public static func email(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("mail-unread-symbolic"), name: localized("Email"), handler: handler)
  }
  /// Calls the person with picture.
  public static func video(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("camera-video-symbolic"), name: localized("Video call"), handler: handler)
  }
  /// Tells more of the person.
  public static func details(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("help-about-symbolic"), name: localized("Details"), handler: handler)
  }
}
