import Floorplan

/// The surface under a sample, whose width the user can limit to that of a device.
///
/// The width is the value of the knob ``knob``.
final class Stage: CustomWidget {
  override class var hasSeveralArrangements: Bool { true }

  /// The width of the sample.
  nonisolated static let knob = KnobDefinition.choice("stage", "Width", "full", of: ["360", "600", "full"]).grouped(
    in: .page)

  private let handles: Widget
  private let surface: Surface
  private static let gap = 12

  /// - Parameters:
  ///   - sample: The sample.
  ///   - context: The context of the page, which has the knob.
  ///   - naturalWidth: Returns the width of a sample that doesn't fill the surface, or nil for one that does.
  init(_ sample: Widget, _ context: PageContext, naturalWidth: @escaping () -> Int? = { nil }) {
    surface = Surface(sample, naturalWidth)
    guard case .choice(let widths) = Self.knob.kind else { preconditionFailure("the widths are a choice") }
    let bar = ChoiceBar(widths.dropLast() + [localized("Full")], name: localized("Sample Width")) {
      widths.firstIndex(of: context.value(ofKnob: Self.knob.name))
    } choose: {
      context.setValue(widths[$0], ofKnob: Self.knob.name)
    }
    handles = context.chrome.part(bar)
    super.init()
    for part in [handles, surface] { part.setParent(self) }
    observe { [surface] in surface.maximumWidth = Int(context.value(ofKnob: Self.knob.name)) }
  }

  /// Lays out the sample again, after its natural width may have changed.
  func sampleDidChange() { surface.queueResize() }

  override var requestedWidth: Measurement? { surface.measured(.horizontal) }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    // A narrow page has only one width.
    let handlesWidth = handles.measured(.horizontal).natural
    if surface.canLimitWidth(in: width), handlesWidth <= width {
      arrangement.add(handles, x: width - handlesWidth, y: 0, width: handlesWidth)
      arrangement.index = 1
    }
    arrangement.add(surface, y: arrangement.top(after: Self.gap), width: width)
    return arrangement
  }

  override func sizeAllocate(width: Int, height: Int) {
    handles.isChildVisible = arrangement(width: width)?.index == 1
    super.sizeAllocate(width: width, height: height)
  }
}

/// The surface with the centered sample.
private final class Surface: CustomWidget {
  private let sample: Widget
  private let naturalWidth: () -> Int?
  private static let padding = 12
  private static let minimumHeight = 200
  private static let minimumLimit = 360

  /// The maximum width of the sample in pixels; nil for that of the surface.
  var maximumWidth: Int? { didSet { if maximumWidth != oldValue { queueResize() } } }

  init(_ sample: Widget, _ naturalWidth: @escaping () -> Int?) {
    self.sample = sample
    self.naturalWidth = naturalWidth
    super.init()
    addStyleClass(UtilityClass.stage.rawValue)
    sample.setParent(self)
  }

  /// Returns whether the smallest limit has an effect.
  func canLimitWidth(in width: Int) -> Bool { width - 2 * Self.padding > Self.minimumLimit }

  override var requestedWidth: Measurement? {
    let inner = sample.measured(.horizontal)
    return Measurement(minimum: inner.minimum + 2 * Self.padding, natural: inner.natural + 2 * Self.padding)
  }

  override func arrangement(width: Int) -> Arrangement? {
    let limit = min(width - 2 * Self.padding, maximumWidth ?? .max)
    let sampleWidth = max(min(limit, naturalWidth() ?? limit), sample.measured(.horizontal).minimum)
    let height = sample.measured(.vertical, forSize: sampleWidth).natural
    var arrangement = Arrangement()
    arrangement.height = max(Self.minimumHeight, height + 2 * Self.padding)
    arrangement.overlay(
      sample, x: (width - sampleWidth) / 2, y: (arrangement.height - height) / 2, width: sampleWidth, height: height)
    return arrangement
  }
}
