/// A button of a ``ContactCell`` or a ``ProfileHeader`` that contacts a person or displays details (FUIActivityItem in
/// the SAP Fiori for iOS documentation).
///
///     cell.activities = [
///       .phone { call(person) }, .email { write(person) }, Activity(.icon("map-symbolic"), name: "Map") { … },
///     ]
public struct Activity {
  /// The image of the button.
  public let image: ImageSource
  /// The tooltip of the button; its accessible label consists of this name and the name of the person.
  public let name: String
  /// Called when the user clicks the button.
  public let handler: () -> Void

  /// Creates a custom activity.
  ///
  /// - Parameters:
  ///   - image: The image of the button.
  ///   - name: The name of the action.
  ///   - handler: Called when the user clicks the button.
  public init(_ image: ImageSource, name: String, handler: @escaping () -> Void) {
    self.image = image
    self.name = name
    self.handler = handler
  }

  /// Creates an activity that calls the person.
  public static func phone(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("call-start-symbolic"), name: localized("Call"), handler: handler)
  }
  /// Creates an activity that sends the person a message.
  public static func message(_ handler: @escaping () -> Void) -> Self {
    Self(.indicator(.comment), name: localized("Message"), handler: handler)
  }
  /// Creates an activity that sends the person an email.
  public static func email(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("mail-unread-symbolic"), name: localized("Email"), handler: handler)
  }
  /// Creates an activity that starts a video call with the person.
  public static func video(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("camera-video-symbolic"), name: localized("Video Call"), handler: handler)
  }
  /// Creates an activity that displays details of the person.
  public static func details(_ handler: @escaping () -> Void) -> Self {
    Self(.icon("help-about-symbolic"), name: localized("Details"), handler: handler)
  }
}
