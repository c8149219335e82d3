import GTKBridge

/// A widget that shows a person: a picture, texts and ways to reach them.
///
/// ``ContactCell`` and ``ProfileHeader`` have these properties from here.
@MainActor
public protocol PersonPresenting: TintAttributesProvider {
  /// The parts, which the widget owns.
  var personContent: PersonContent { get }
}

extension PersonPresenting {
  /// The name of the person; nil and an empty text for none.
  public var headlineText: String? {
    get { personContent.headline.text }
    set { personContent.setText(newValue, of: personContent.headline) }
  }
  /// What the person does; nil and an empty text for nothing.
  public var subheadlineText: String? {
    get { personContent.subheadline.text }
    set { personContent.setText(newValue, of: personContent.subheadline) }
  }
  /// What else is known of the person; nil and an empty text for nothing.
  public var descriptionText: String? {
    get { personContent.descriptionPart.text }
    set { personContent.setText(newValue, of: personContent.descriptionPart) }
  }
  /// The picture of the person; nil for none.
  public var detailImage: ImageSource? {
    get { personContent.detailImage }
    set { personContent.detailImage = newValue }
  }
  /// The ways to reach the person, of which the first five are shown.
  public var activities: [Activity] {
    get { personContent.activities }
    set { personContent.activities = newValue }
  }

  /// The view of the picture with its placeholder and size, made if need be; a circle by itself.
  public var detailImageView: DetailImageView { personContent.detailImageView }
  /// The label of the name, made if need be.
  public var headlineLabel: PartLabel { personContent.label(personContent.headline) }
  /// The label of what the person does, made if need be.
  public var subheadlineLabel: PartLabel { personContent.label(personContent.subheadline) }
  /// The label of what else is known, made if need be.
  public var descriptionLabel: PartLabel { personContent.label(personContent.descriptionPart) }

  /// The labels of the texts.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [headlineLabel.attributedNode]
    case .subtitle: [subheadlineLabel.attributedNode]
    case .description: [descriptionLabel.attributedNode]
    default: []
    }
  }
}
