public import FloorplanLayout
import GTKBridge

/// A widget that shows an item: a picture, texts and up to two buttons (seeds/000).
///
/// ``ItemCell`` and ``ItemView`` have these properties from here.
@MainActor
public protocol ItemPresenting: TintAttributesProvider {
  /// The parts, which the widget owns.
  var itemContent: ItemContent { get }
}

extension ItemPresenting {
  /// The name of the item.
  public var titleText: String? {
    get { itemContent.title.text }
    set { itemContent.setText(newValue, of: itemContent.title) }
  }
  /// What the item is, below its name.
  public var subtitleText: String? {
    get { itemContent.subtitle.text }
    set { itemContent.setText(newValue, of: itemContent.subtitle) }
  }
  /// A word or two about the item's state, below the other texts.
  public var statusText: String? {
    get { itemContent.status.text }
    set { itemContent.setText(newValue, of: itemContent.status) }
  }
  /// The colour that the status is shown in.
  public var statusMeaning: StatusMeaning? {
    get { itemContent.statusMeaning }
    set { itemContent.statusMeaning = newValue }
  }
  /// The picture.
  public var detailImage: ImageSource? {
    get { itemContent.detail.image }
    set { itemContent.detail.setImage(newValue, in: self) }
  }
  /// How large the picture is, in points; 110 by 90 by itself.
  public var detailImageViewSize: Size {
    get { detailImageView.imageSize }
    set { detailImageView.imageSize = newValue }
  }
  /// How wide the item is where nothing else decides it.
  public var itemSize: ItemSize {
    get { itemContent.itemSize }
    set { itemContent.itemSize = newValue }
  }
  /// Which of the buttons there are; one without a title and an icon is not shown.
  public var actionLayout: ActionLayout {
    get { itemContent.actionLayout }
    set { itemContent.actionLayout = newValue }
  }
  /// What the item is, for assistive technology; empty for the first of its texts.
  public var accessibilityLabel: String {
    get { itemContent.accessibilityLabel }
    set { itemContent.accessibilityLabel = newValue }
  }

  /// The view of the picture with its placeholder and shape, made if need be.
  public var detailImageView: DetailImageView { itemContent.detail.view(in: self) }
  /// The first button, made if need be.
  public var primaryButton: ActionButton { itemContent.button(0) }
  /// The second button, made if need be.
  public var secondaryButton: ActionButton { itemContent.button(1) }
  /// The label of the name, made if need be.
  public var titleLabel: PartLabel { itemContent.title.label(in: self) }
  /// The label of what the item is, made if need be.
  public var subtitleLabel: PartLabel { itemContent.subtitle.label(in: self) }
  /// The label of the status, made if need be.
  public var statusLabel: PartLabel { itemContent.status.label(in: self) }

  /// The labels of title, subtitle and status.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [titleLabel.attributedNode]
    case .subtitle: [subtitleLabel.attributedNode]
    case .status: [statusLabel.attributedNode]
    default: []
    }
  }
}
