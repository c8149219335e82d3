public import CGTK
public import FloorplanTheme
public import GTKBridge

/// A key figure: what is counted in large type, with its unit, its trend and a caption (FUIKPIView).
///
///     let orders = KPIView()
///     orders.value = "24"
///     orders.unit = "%"
///     orders.image = .indicator(.trendUp)
///     orders.imageMeaning = .positive
///     orders.caption = "Orders completed this week"
///     orders.didSelectHandler = { showOrders() }
///
/// It is at most 216 points wide, and as much more as the text scale is above 1; the caption goes on in a second line, and of
/// a figure that has less room than it needs, the unit ends in an ellipsis before the figure does.  A part that is not set costs nothing: its widget does not exist.
///
/// ## CSS nodes
///
///     kpi.fdlFUIKPIView
///     ╰── button.fdlFUIKPIView_button                     where it can be pressed
///         ╰── figure                                      else in the view itself
///             ├── image.fdlFUIKPIView_iconImageView[.negative …]
///             ├── label.fdlFUIKPIView_valueLabel[.fdlFUIKPIView_largeValueLabel]
///             ├── label.fdlFUIKPIView_unitLabel
///             ╰── label.fdlFUIKPIView_captionLabel
///
/// ## Accessibility
///
/// A group named by the caption, the figure with its unit, and what an indicator says ("trend up").  Where it can be
/// pressed, the button has that name.
@MainActor
public final class KPIView: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.KPIView
  private let content = KPIContent()
  private var button: Button?

  /// `kpi`.
  public override class var cssName: String { "kpi" }

  /// Makes a view without a figure.
  public override init() {
    super.init()
    become(Parts.view)
    content.setParent(self)
  }

  // MARK: What it shows

  /// The figure as it is to be read, such as "24" or "1.2 M"; nil and an empty text for none.
  public var value: String? { didSet { if value != oldValue { show() } } }
  /// What the figure counts, such as "%" or "kWh"; nil and an empty text for nothing.
  public var unit: String? { didSet { if unit != oldValue { show() } } }
  /// What the figure is; nil and an empty text for nothing.
  public var caption: String? { didSet { if caption != oldValue { show() } } }
  /// An icon or an indicator of the trend before the figure; nil for none.
  public var image: ImageSource? { didSet { if image != oldValue { show() } } }
  /// What the icon says of the figure; nil for the tint.
  public var imageMeaning: StatusMeaning? { didSet { if imageMeaning != oldValue { show() } } }
  /// Whether the figure is larger, as one that stands alone.
  public var isLarge: Bool {
    get { content.isLarge }
    set { content.isLarge = newValue }
  }
  /// Called when a person presses the figure; nil for one that is only read.
  public var didSelectHandler: (() -> Void)? {
    didSet { if (didSelectHandler == nil) != (oldValue == nil), !isDisposed { showButton() } }
  }

  private func show() {
    content.show(value: value, unit: unit, caption: caption, image: image, meaning: imageMeaning)
    describe()
  }

  /// What a screen reader says of it.
  private(set) var spokenText = ""

  private func describe() {
    func given(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
    let figure = [given(value), given(unit)].compactMap(\.self).joined(separator: " ")
    var trend: String?
    if case .indicator = image { trend = image?.spokenName }
    let name = [given(caption), given(figure), trend].compactMap(\.self).asList
    let isPressable = didSelectHandler != nil
    // Both would be read one after the other.
    setAccessibleLabel(isPressable ? "" : name)
    button?.setAccessibleLabel(name)
    spokenText = name
    (parent as? KPIHeader)?.describe()
  }

  private func showButton() {
    if didSelectHandler != nil {
      let button = button ?? makeButton()
      content.unparent()
      button.child = content
      button.isVisible = true
    } else if let button {
      button.hide(givingFocusTo: self)
      button.child = nil
      content.setParent(self)
      content.showsPress = false
    }
    describe()
    queueResize()
  }

  private func makeButton() -> Button {
    let made = Button()
    made.become(Parts.button)
    made.onClick { [weak self] in self?.didSelectHandler?() }
    made.connect("state-flags-changed") { [weak self, unowned made] in
      self?.content.showsPress = made.stateFlags.contains(.active)
    }
    made.setParent(self)
    button = made
    return made
  }

  /// Lets go of the handler.
  public override func dispose() {
    super.dispose()
    didSelectHandler = nil
  }

  // MARK: Arrangement

  /// The most width of a figure in pixels: what fits at a text scale of 1 fits at every larger one.
  static var widest: Int { Int(Parts.view.metric(.maximumWidth) * max(1, Settings.default.textScale)) }
  private static let paddingInline = Int(Parts.button.metric(.paddingInline))
  private static let paddingBlock = Int(Parts.button.metric(.paddingBlock))

  private var shownButton: Button? { didSelectHandler == nil ? nil : button }

  /// As wide as the figure with its padding, and never wider than it may be.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if let shownButton {
      let own = shownButton.measured(orientation, forSize: forSize)
      return orientation == .horizontal ? Self.limited(own) : own
    }
    switch orientation {
    case .horizontal:
      let own = content.measured(.horizontal)
      let padding = 2 * Self.paddingInline
      return Self.limited(Measurement(minimum: own.minimum + padding, natural: own.natural + padding))
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      let own = content.measured(.vertical, forSize: max(0, width - 2 * Self.paddingInline))
      return Measurement(own.natural + 2 * Self.paddingBlock)
    }
  }

  private static func limited(_ own: Measurement) -> Measurement {
    Measurement(minimum: own.minimum, natural: min(own.natural, widest))
  }

  /// Places the figure, in its button where it can be pressed, and else at the same place.
  public override func sizeAllocate(width: Int, height: Int) {
    guard let shownButton else {
      return content.allocate(
        x: Self.paddingInline, y: Self.paddingBlock, width: width - 2 * Self.paddingInline,
        height: height - 2 * Self.paddingBlock)
    }
    shownButton.allocate(width: width, height: height)
  }
}
