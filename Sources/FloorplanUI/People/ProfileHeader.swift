public import CGTK
import FloorplanTheme
public import GTKBridge

/// A header with the profile of a person for the top of a page (FUIProfileHeader in the SAP Fiori for iOS
/// documentation).
///
///     let header = ProfileHeader()
///     header.detailImage = .file("profile.png")
///     header.detailImageView.placeholderText = "Rouja Pakiman"
///     header.headlineText = "Rouja Pakiman"
///     header.subheadlineText = "Turbine technician"
///     header.descriptionText = "Looks after the turbines of the northern park."
///     header.activities = [.phone { call() }, .message { chat() }, .email { write() }]
///
/// The parts are stacked and centered; the texts have a limited width for readability, and the activities wrap. Parts
/// that aren't set have no widgets.
///
/// ## CSS nodes
///
///     profileheader.fdlFUIProfileHeader
///     ├── detailimage.fdlFUIProfileHeader_detailImageView
///     │   ╰── label.fdlFUIProfileHeader_placeholder
///     ├── label.fdlFUIProfileHeader_headlineLabel
///     ├── label.fdlFUIProfileHeader_subheadlineLabel
///     ├── label.fdlFUIProfileHeader_descriptionLabel
///     ╰── activities
///         ╰── button.fdlFUIActionButton.fdlFUIProfileHeader_activityButton    for each activity
///
/// ## Accessibility
///
/// A group labeled by its headline, which is a heading, and described by its other texts. The label of each button
/// consists of its action and the headline.
@MainActor
public final class ProfileHeader: CustomWidget, ContentPresenting, BuildableWidget {
  private typealias Parts = ComponentParts.ProfileHeader
  private static let parts = PersonParts(
    detailImageView: Parts.detailImageView, placeholder: Parts.placeholder, headlineLabel: Parts.headlineLabel,
    subheadlineLabel: Parts.subheadlineLabel, descriptionLabel: Parts.descriptionLabel,
    activityButton: Parts.activityButton, activityGap: Int(Parts.view.metric(.controlGap)), isHeader: true)

  /// The content object with the parts.
  public private(set) lazy var content = PersonContent(in: self, Self.parts)

  public override class var cssName: String { "profileheader" }

  /// Creates an empty header.
  public override init() {
    super.init()
    become(Parts.view)
  }

  public override func dispose() {
    content.releaseHandlers()
    super.dispose()
  }

  // MARK: Arrangement

  private static let widest = Int(Parts.view.metric(.maximumWidth))
  private static let imageGap = Int(Parts.view.metric(.imageGap))
  private static let lineGap = Int(Parts.view.metric(.lineGap))
  private static let controlGap = Int(Parts.view.metric(.controlGap))

  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let texts = content.visibleLabels.map { $0.measured(.horizontal) }
      let row = content.visibleRow?.measured(.horizontal) ?? Measurement(0)
      let image = content.detail.visibleView?.measured(.horizontal).natural ?? 0
      let natural = max(texts.map(\.natural).max() ?? 0, row.natural, image)
      return Measurement(
        minimum: max(texts.map(\.minimum).max() ?? 0, row.minimum, image), natural: min(natural, Self.widest))
    case .vertical:
      return Measurement(arrange(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  public override func sizeAllocate(width: Int, height: Int) {
    arrange(width: width).place(width: width, isMirrored: direction == .rtl)
  }

  private func arrange(width: Int) -> ObjectArrangement {
    var arrangement = ObjectArrangement()
    var y = 0
    func add(_ part: Widget, width wide: Int, gap: Int) {
      if y > 0 { y += gap }
      let high = part.measured(.vertical, forSize: wide).natural
      arrangement.add(part, x: (width - wide) / 2, y: y, width: wide, height: high)
      y += high
    }
    if let image = content.detail.visibleView {
      add(image, width: image.measured(.horizontal).natural, gap: 0)
    }
    var gap = Self.imageGap
    for label in content.visibleLabels {
      add(label, width: max(min(width, Self.widest), label.measured(.horizontal).minimum), gap: gap)
      gap = Self.lineGap
    }
    if let row = content.visibleRow {
      add(row, width: max(width, row.measured(.horizontal).minimum), gap: Self.controlGap)
    }
    return arrangement
  }
}
