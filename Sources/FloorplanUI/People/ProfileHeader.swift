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
///     header.descriptionText = "Maintains the turbines of the northern wind farm."
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
/// A group labeled by its headline, which is a heading, and described by a summary of its other texts. The label of
/// each button consists of its action and the headline.
public final class ProfileHeader: CustomWidget, ContentPresenting, BuildableWidget {
  private typealias Parts = ComponentParts.ProfileHeader

  /// The content object with the parts.
  public private(set) lazy var content = PersonContent(
    in: self, Parts.self, on: Parts.view, isHeader: true)

  public override class var cssName: String { "profileheader" }

  /// Creates an empty header.
  public override init() {
    super.init()
    addStyleClasses(of: Parts.view)
  }

  // MARK: Arrangement

  public override var requestedWidth: Measurement? {
    let texts = content.visibleLabels.map { $0.measured(.horizontal) }
    let row = content.visibleRow?.measured(.horizontal) ?? Measurement(0)
    let image = Measurement(content.detail.visibleView?.measured(.horizontal).natural ?? 0)
    let widest = Measurement.maximum(of: texts + [row, image])
    return Measurement(minimum: widest.minimum, natural: min(widest.natural, Parts.view[.maximumWidth]))
  }

  public override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    if let image = content.detail.visibleView {
      arrangement.addCentered(image, y: 0, width: image.measured(.horizontal).natural, in: width)
    }
    let textWidth = min(width, Parts.view[.maximumWidth])
    var gap = Parts.view[.imageGap]
    for label in content.visibleLabels {
      arrangement.addCentered(label, y: arrangement.top(after: gap), width: textWidth, in: width)
      gap = Parts.view[.lineGap]
    }
    if let row = content.visibleRow {
      arrangement.addCentered(row, y: arrangement.top(after: Parts.view[.controlGap]), width: width, in: width)
    }
    return arrangement
  }
}
