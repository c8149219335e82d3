public import CGTK
public import FloorplanTheme
public import GTKBridge

/// A key figure, with a large value, its unit, a trend icon and a caption (FUIKPIView in the SAP Fiori for iOS
/// documentation).
///
///     let orders = KPIView()
///     orders.value = "24"
///     orders.unit = "%"
///     orders.image = .indicator(.trendUp)
///     orders.imageMeaning = .positive
///     orders.caption = "Orders completed this week"
///     orders.didSelectHandler = { showOrders() }
///
/// The natural width is at most 216 points, multiplied by a text scale above 1. The caption wraps to a second line; if
/// space is short, the unit is truncated before the value. Parts that aren't set have no widgets.
///
/// ## CSS nodes
///
///     kpi.fdlFUIKPIView
///     ╰── button.fdlFUIKPIView_button                     with a didSelectHandler
///         ╰── figure                                      otherwise a child of kpi
///             ├── image.fdlFUIKPIView_iconImageView[.negative …]
///             ├── label.fdlFUIKPIView_valueLabel[.fdlFUIKPIView_largeValueLabel]
///             ├── label.fdlFUIKPIView_unitLabel
///             ╰── label.fdlFUIKPIView_captionLabel
///
/// ## Accessibility
///
/// A group labeled by the caption, the value with its unit, and the name of an indicator ("trend up"). With a
/// ``didSelectHandler``, the button has that label.
@MainActor
public final class KPIView: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.KPIView
  private let content = KPIContent()
  private var button: Button?

  public override class var cssName: String { "kpi" }

  /// Creates a view without a value.
  public override init() {
    super.init()
    become(Parts.view)
    content.setParent(self)
  }

  // MARK: Content

  /// The formatted value, such as "24" or "1.2 M"; an empty string counts as nil.
  public var value: String? { didSet { if value != oldValue { show() } } }
  /// The unit, such as "%" or "kWh"; an empty string counts as nil.
  public var unit: String? { didSet { if unit != oldValue { show() } } }
  /// The caption; an empty string counts as nil.
  public var caption: String? { didSet { if caption != oldValue { show() } } }
  /// An icon or a trend indicator before the value, or nil for none.
  public var image: ImageSource? { didSet { if image != oldValue { show() } } }
  /// The semantic of the icon, or nil for the tint color.
  public var imageMeaning: StatusMeaning? { didSet { if imageMeaning != oldValue { show() } } }
  /// Whether the value is large, as for a single figure.
  public var isLarge: Bool {
    get { content.isLarge }
    set { content.isLarge = newValue }
  }
  /// Called when the user clicks the figure; if nil, the figure isn't a button.
  public var didSelectHandler: (() -> Void)? {
    didSet { if (didSelectHandler == nil) != (oldValue == nil), !isDisposed { showButton() } }
  }

  private func show() {
    content.show(value: value, unit: unit, caption: caption, image: image, meaning: imageMeaning)
    describe()
  }

  /// The accessible label.
  private(set) var spokenText = ""

  private func describe() {
    func given(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
    let figure = [given(value), given(unit)].compactMap(\.self).joined(separator: " ")
    var trend: String?
    if case .indicator = image { trend = image?.spokenName }
    let name = [given(caption), given(figure), trend].compactMap(\.self).asList
    let isPressable = didSelectHandler != nil
    // Screen readers would read both labels.
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

  public override func dispose() {
    super.dispose()
    didSelectHandler = nil
  }

  // MARK: Arrangement

  /// The maximum natural width in pixels, which grows with the text scale so that the same content fits.
  static var widest: Int { Int(Parts.view.metric(.maximumWidth) * max(1, Settings.default.textScale)) }
  private static let paddingInline = Int(Parts.button.metric(.paddingInline))
  private static let paddingBlock = Int(Parts.button.metric(.paddingBlock))

  private var visibleButton: Button? { didSelectHandler == nil ? nil : button }

  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if let visibleButton {
      let own = visibleButton.measured(orientation, forSize: forSize)
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

  public override func sizeAllocate(width: Int, height: Int) {
    guard let visibleButton else {
      return content.allocate(
        x: Self.paddingInline, y: Self.paddingBlock, width: width - 2 * Self.paddingInline,
        height: height - 2 * Self.paddingBlock)
    }
    visibleButton.allocate(width: width, height: height)
  }
}
