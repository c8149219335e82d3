public import GTKBridge

/// A widget that shows a business object: an image, texts and a status (seeds/001).
///
/// ``ObjectCell`` and ``ObjectView`` have these properties from here.
@MainActor
public protocol ObjectPresenting: CustomWidget {
  /// The parts, which the widget owns.
  var objectContent: ObjectContent { get }
}

extension ObjectPresenting {
  /// The title of the object.
  public var headlineText: String? {
    get { objectContent.headline.text }
    set { objectContent.setText(newValue, of: objectContent.headline) }
  }
  /// The second line.
  public var subheadlineText: String? {
    get { objectContent.subheadline.text }
    set { objectContent.setText(newValue, of: objectContent.subheadline) }
  }
  /// The third line.
  public var footnoteText: String? {
    get { objectContent.footnote.text }
    set { objectContent.setText(newValue, of: objectContent.footnote) }
  }
  /// A longer text, below the other lines.
  public var descriptionText: String? {
    get { objectContent.descriptionPart.text }
    set { objectContent.setText(newValue, of: objectContent.descriptionPart) }
  }
  /// A word or two about the object's state, at the trailing end.
  ///
  /// Where both are set, the text takes the place of ``statusImage``.
  public var statusText: String? {
    get { objectContent.status.text }
    set { objectContent.setText(newValue, of: objectContent.status) }
  }
  /// What else is to be said of the state, below the status.
  ///
  /// Where both are set, the text takes the place of ``substatusImage``.
  public var substatusText: String? {
    get { objectContent.substatus.text }
    set { objectContent.setText(newValue, of: objectContent.substatus) }
  }
  /// An icon for the object's state, at the trailing end.
  public var statusImage: ImageSource? {
    get { objectContent.statusImage }
    set { objectContent.statusImage = newValue }
  }
  /// A second icon for the object's state, below the status.
  public var substatusImage: ImageSource? {
    get { objectContent.substatusImage }
    set { objectContent.substatusImage = newValue }
  }
  /// The colour that the status is shown in.
  public var statusMeaning: StatusMeaning? {
    get { objectContent.statusMeaning }
    set { objectContent.statusMeaning = newValue }
  }
  /// The colour that the substatus is shown in.
  public var substatusMeaning: StatusMeaning? {
    get { objectContent.substatusMeaning }
    set { objectContent.substatusMeaning = newValue }
  }
  /// A picture of the object, at the leading end.
  public var detailImage: ImageSource? {
    get { objectContent.detailImage }
    set { objectContent.detailImage = newValue }
  }

  /// The view of the picture with its placeholder, size and shape, made if need be.
  public var detailImageView: DetailImageView { objectContent.detail.view(in: self) }
  /// The label of the headline, made if need be.
  public var headlineLabel: Label { objectContent.headline.label(in: self) }
  /// The label of the second line, made if need be.
  public var subheadlineLabel: Label { objectContent.subheadline.label(in: self) }
  /// The label of the third line, made if need be.
  public var footnoteLabel: Label { objectContent.footnote.label(in: self) }
  /// The label of the longer text, made if need be.
  public var descriptionLabel: Label { objectContent.descriptionPart.label(in: self) }
  /// The label of the status, made if need be.
  public var statusLabel: Label { objectContent.status.label(in: self) }
  /// The label of the substatus, made if need be.
  public var substatusLabel: Label { objectContent.substatus.label(in: self) }
}
