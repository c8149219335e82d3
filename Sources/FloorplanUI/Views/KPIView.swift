public import FloorplanTheme
public import GTKBridge

/// A key figure, with a large value, its unit, a trend icon and a caption (FUIKPIView in the SAP Fiori for iOS
/// documentation).
///
///     let orders = KPIView()
///     orders.value = "24"
///     orders.unit = "%"
///     orders.image = .indicator(.trendUp)
///     orders.imageSemanticStatus = .positive
///     orders.caption = "Orders completed this week"
///     orders.didSelectHandler = { showOrders() }
///
/// The natural width is at most 216 points, multiplied by a text scale above 1. The caption wraps to a second line; if
/// space is short, the trend and the unit are truncated before the value. Parts that aren't set have no widgets.
///
/// ## CSS nodes
///
///     kpi.fdlFUIKPIView
///     ╰── button.fdlFUIKPIView_button                     with a didSelectHandler
///         ╰── figure                                      otherwise a child of kpi
///             ├── label.fdlFUIKPIView_valueLabel[.fdlFUIKPIView_largeValueLabel]
///             ├── label.fdlFUIKPIView_unitLabel
///             ├── image.fdlFUIKPIView_iconImageView[.negative …]
///             ├── label.fdlFUIKPIView_trendLabel[.negative …]
///             ╰── label.fdlFUIKPIView_captionLabel
///
/// ## Accessibility
///
/// A group labeled by the caption, the value with its unit, and the word next to the indicator or its name ("trend up").
/// With a ``didSelectHandler``, the button has that label.
public final class KPIView: CustomWidget, BuildableWidget, ValuePresenting {
  private typealias Parts = ComponentParts.KPIView
  private let content = KPIContent()
  private var button: Button?

  public override class var cssName: String { "kpi" }

  /// Creates a view without a value.
  public override init() {
    super.init()
    addStyleClasses(of: Parts.view)
    content.setParent(self)
    observe { [unowned self] in setContentMargins() }
  }

  /// Adds the content where it has the same position as in a button.
  private func addContent() {
    content.setParent(self)
    setContentMargins()
  }

  private func setContentMargins() {
    // An observer follows the density even while the content is in the button.
    let (inline, block) = (Parts.button[.paddingInline], Parts.button[.paddingBlock])
    guard content.parent === self else { return }
    content.setMargins(top: block, leading: inline, bottom: block, trailing: inline)
  }

  // MARK: Content

  /// The values of a key figure.
  public struct Values: Equatable {
    /// Creates the values of an empty view.
    public init() {}

    /// The formatted value, such as "24" or "1.2 M"; an empty string counts as nil.
    @NonemptyText public var value: String?
    /// The unit, such as "%" or "kWh"; an empty string counts as nil.
    @NonemptyText public var unit: String?
    /// The caption; an empty string counts as nil.
    @NonemptyText public var caption: String?
    /// An icon or a trend indicator after the value, or nil for none.
    public var image: ImageSource?
    /// The word next to the icon; nil for the direction of a trend indicator, and none for other icons.
    public var imageText: String?
    /// The semantic status of the icon and its word, or nil for the tint color.
    public var imageSemanticStatus: SemanticStatus?

    /// The displayed word.
    var displayedImageText: String? {
      guard let image else { return nil }
      return imageText.map(\.nonempty) ?? image.trendName
    }
  }

  /// The values of the figure.
  public var values = Values() {
    didSet {
      guard values != oldValue else { return }
      content.show(values)
      describe()
    }
  }
  /// Whether the value is large, as for a single figure.
  public var isLarge: Bool {
    get { content.isLarge }
    set { content.isLarge = newValue }
  }
  /// Called when the user clicks the figure; if nil, the figure isn't a button.
  @Callback public var didSelectHandler: (() -> Void)? {
    didSet { if (didSelectHandler == nil) != (oldValue == nil) { showButton() } }
  }

  /// The accessible label.
  private(set) var accessibleText = ""

  private func describe() {
    let figure = [values.value, values.unit].compactMap(\.self).joined(separator: " ")
    let name = [values.caption, figure.nonempty, values.imageText?.nonempty ?? values.image?.accessibleIndicatorName]
      .compactMap(\.self).localizedList
    let isPressable = didSelectHandler != nil
    // Screen readers would read both labels.
    setAccessibleLabel(isPressable ? "" : name)
    button?.setAccessibleLabel(name)
    accessibleText = name
    (parent as? KPIHeader)?.describe()
  }

  private func showButton() {
    if didSelectHandler != nil {
      let button = button ?? makeButton()
      content.unparent()
      content.setMargins()
      button.child = content
      button.isVisible = true
    } else if let button {
      button.hide(movingFocusTo: self)
      button.child = nil
      addContent()
      content.showsPress = false
    }
    describe()
    queueResize()
  }

  private func makeButton() -> Button {
    let newButton = Button()
    newButton.addStyleClasses(of: Parts.button)
    newButton.onClick { [weak self] in self?.didSelectHandler?() }
    newButton.connect("state-flags-changed") { [weak self, unowned newButton] in
      self?.content.showsPress = newButton.stateFlags.contains(.active)
    }
    newButton.setParent(self)
    button = newButton
    return newButton
  }

  // MARK: Arrangement

  /// The maximum natural width in pixels, which grows with the text scale so that the same content fits.
  static var maximumWidth: Int { Int(Parts.view.metric(.maximumWidth) * max(1, Settings.default.textScale)) }

  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let own = super.measure(.horizontal, forSize: forSize)
      return Measurement(minimum: own.minimum, natural: min(own.natural, Self.maximumWidth))
    case .vertical:
      return super.measure(.vertical, forSize: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
    }
  }
}

extension ImageSource {
  /// The direction of a trend indicator as a word, or nil for other images.
  fileprivate nonisolated var trendName: String? {
    switch self {
    case .indicator(.trendUp): localized("Rising")
    case .indicator(.trendFlat): localized("Steady")
    case .indicator(.trendDown): localized("Falling")
    default: nil
    }
  }
}
