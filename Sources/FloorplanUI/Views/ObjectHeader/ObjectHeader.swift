public import CGTK
public import FloorplanTheme
public import GTKBridge

/// A header with the main properties of a business object for the top of its page (FUIObjectHeader in the SAP Fiori for
/// iOS documentation).
///
///     let header = ObjectHeader()
///     header.detailImage = .file("transformer.png")
///     header.headlineText = "Transformer overheats"
///     header.subheadlineText = "Three-phase transformer"
///     header.tags = ["Urgent"]
///     header.bodyText = "1000-Hamburg, MECHANIK"
///     header.footnoteText = "Due on March 23"
///     header.statusText = "High"
///     header.statusMeaning = .negative
///     header.descriptionText = "The temperature of the oil rises above 95 °C each time that both pumps run."
///     header.detailContentViews = [progress]
///
/// From a content width of 560 points, the parts are in columns: the object, a description of at most 312 points, and
/// status and detail content of at most 120 points; both limits grow with the text scale. A narrower header has pages:
/// the object with its status, the description, and each detail content view. Users turn pages with the dots, by
/// swiping, by scrolling horizontally, or with the arrow keys while the focus is in the header. There are no empty
/// pages, and the header is as high as its highest page.
///
/// Parts that aren't set have no widgets.
///
/// ## CSS nodes
///
///     objectheader.fdlFUIObjectHeader
///     ├── detailimage.fdlFUIObjectHeader_detailImageView
///     │   ╰── label.fdlFUIObjectHeader_placeholder
///     ├── label.fdlFUIObjectHeader_headlineLabel
///     ├── label.fdlFUIObjectHeader_subheadlineLabel
///     ├── tags
///     │   ╰── label.fdlFUIObjectHeader_tag.fdlFUIObjectCollectionViewCell_tag       see ``ObjectCell``
///     ├── label.fdlFUIObjectHeader_bodyLabel
///     ├── label.fdlFUIObjectHeader_footnoteLabel
///     ├── image.fdlFUIObjectHeader_statusImageView[.negative …]
///     ├── label.fdlFUIObjectHeader_statusLabel[.negative …]
///     ├── image.fdlFUIObjectHeader_substatusImageView[.negative …]
///     ├── label.fdlFUIObjectHeader_substatusLabel[.negative …]
///     ├── separator.fdlFUIObjectHeader_separator                                      before each further column
///     ├── label.fdlFUIObjectHeader_descriptionLabel
///     ├── …                                                                           ``detailContentViews``
///     ╰── pagedots
///         ╰── button.fdlFUIObjectHeader_pageButton                                    for each page
///             ╰── pagedot.fdlFUIObjectHeader_pageDot[.fdlFUIObjectHeader_currentPageDot]
///
/// ## Accessibility
///
/// A group labeled by its headline, which is a heading, and described by all other texts, including those on other
/// pages. The dots are buttons labeled "Page 2 of 3"; that of the current page is selected.
@MainActor
public final class ObjectHeader: CustomWidget, BuildableWidget, PagedView {
  typealias Parts = ComponentParts.ObjectHeader

  let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder)
  let headline = LabelPart(Parts.headlineLabel)
  let subheadline = LabelPart(Parts.subheadlineLabel)
  let body = LabelPart(Parts.bodyLabel)
  let footnote = LabelPart(Parts.footnoteLabel)
  let status = LabelPart(Parts.statusLabel)
  let substatus = LabelPart(Parts.substatusLabel)
  let statusIcon = ImagePart(Parts.statusImageView)
  let substatusIcon = ImagePart(Parts.substatusImageView)
  let descriptionPart = LabelPart(Parts.descriptionLabel)
  private(set) var tagFlow: TagFlow?
  private(set) var separators: [Widget] = []
  private var contentViews: [DetailContent] = []
  private let paging = Paging(
    PageDots.Parts(button: Parts.pageButton, dot: Parts.pageDot, currentDot: Parts.currentPageDot))
  var turner: PageTurner { paging.turner }
  var dots: PageDots? { paging.dots }

  public override class var cssName: String { "objectheader" }
  // The pages and the columns are separate arrangements.
  public override class var arrangesByWidth: Bool { true }

  /// Creates an empty header.
  public override init() {
    super.init()
    become(Parts.view)
    // Both pages extend beyond the header during a transition.
    overflow = .hidden
    paging.begin(in: self)
  }

  // MARK: Texts

  /// The name of the object; an empty string counts as nil.
  public var headlineText: String? {
    get { headline.text }
    set {
      if newValue?.isEmpty == false { _ = headlineLabel }
      setText(newValue, of: headline)
    }
  }
  /// The type of the object; an empty string counts as nil.
  public var subheadlineText: String? {
    get { subheadline.text }
    set { setText(newValue, of: subheadline) }
  }
  /// A sentence about the object below the tags; an empty string counts as nil.
  public var bodyText: String? {
    get { body.text }
    set { setText(newValue, of: body) }
  }
  /// An additional text; an empty string counts as nil.
  public var footnoteText: String? {
    get { footnote.text }
    set { setText(newValue, of: footnote) }
  }
  /// A longer text in its own column or page; an empty string counts as nil.
  public var descriptionText: String? {
    get { descriptionPart.text }
    set { setText(newValue, of: descriptionPart) }
  }
  /// The status of the object in one or two words; an empty string counts as nil.
  public var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// An additional text below the status; an empty string counts as nil.
  public var substatusText: String? {
    get { substatus.text }
    set { setText(newValue, of: substatus) }
  }

  private func setText(_ given: String?, of part: LabelPart) {
    // An empty label would take the space of a line.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: self)
    if part === status || part === substatus { showStatus() }
    contentDidChange()
  }

  /// The tags below the subheadline.
  public var tags: [Tag] = [] {
    didSet {
      guard tags != oldValue else { return }
      if tagFlow == nil {
        let made = TagFlow(Parts.tag)
        made.setParent(self)
        tagFlow = made
      }
      tagFlow?.show(tags)
      contentDidChange()
    }
  }

  // MARK: Images and status

  /// The image of the object at the leading edge, or nil for none.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { if newValue != nil { detailImageView.image = newValue } else { detail.widget?.image = nil } }
  }
  /// The image view with its placeholder, size and shape, created on demand.
  ///
  /// The default and maximum size is 70 by 70 points; on a page the image is scaled to at most 60.
  public var detailImageView: DetailImageView {
    if let view = detail.widget { return view }
    let made = detail.view(in: self)
    // The image view is visible if it has content, which also determines whether there is a first page.
    made.connect("notify::visible") { [weak self] in self?.contentDidChange() }
    sortChildren()
    return made
  }
  /// The status icon before the status text, or nil for none.
  public var statusImage: ImageSource? {
    didSet {
      guard statusImage != oldValue else { return }
      statusIcon.setImage(statusImage, in: self)
      showStatus()
      contentDidChange()
    }
  }
  /// The second status icon, or nil for none.
  public var substatusImage: ImageSource? {
    didSet {
      guard substatusImage != oldValue else { return }
      substatusIcon.setImage(substatusImage, in: self)
      showStatus()
      contentDidChange()
    }
  }
  /// The displayed parts of a status with text and icon.
  public var statusDisplayMode = StatusDisplayMode.both { didSet { if statusDisplayMode != oldValue { showStatus() } } }
  /// The displayed parts of a substatus with text and icon.
  public var substatusDisplayMode = StatusDisplayMode.both {
    didSet { if substatusDisplayMode != oldValue { showStatus() } }
  }
  /// The semantic of the status, which determines its color, or nil for the part's color.
  public var statusMeaning: StatusMeaning? { didSet { if statusMeaning != oldValue { showStatus() } } }
  /// The semantic of the substatus, which determines its color, or nil for the part's color.
  public var substatusMeaning: StatusMeaning? { didSet { if substatusMeaning != oldValue { showStatus() } } }

  private func showStatus() {
    statusDisplayMode.show(status, statusIcon, hasImage: statusImage != nil)
    substatusDisplayMode.show(substatus, substatusIcon, hasImage: substatusImage != nil)
    status.meaning = statusMeaning
    statusIcon.meaning = statusMeaning
    substatus.meaning = substatusMeaning
    substatusIcon.meaning = substatusMeaning
  }

  // MARK: Detail content

  /// Custom views, such as a key figure or a chart, in the trailing column or on their own pages.
  ///
  /// Duplicates are ignored, and a view that already has another parent isn't displayed. A hidden view has no page.
  public var detailContentViews: [Widget] {
    get { contentViews.map(\.view) }
    set {
      var wanted: [Widget] = []
      for view in newValue where !wanted.contains(where: { $0 === view }) { wanted.append(view) }
      for content in contentViews where !wanted.contains(where: { $0 === content.view }) { remove(content) }
      contentViews = wanted.map { view in contentViews.first { $0.view === view } ?? add(view) }
      contentDidChange()
    }
  }
  /// A detail content view and the handler of its visibility.
  private struct DetailContent {
    let view: Widget
    let handle: SignalHandle
  }

  private func add(_ view: Widget) -> DetailContent {
    if view.parent == nil { view.setParent(self) }
    return DetailContent(
      view: view, handle: view.connect("notify::visible") { [weak self] in self?.contentDidChange() })
  }

  private func remove(_ content: DetailContent) {
    content.handle.disconnect()
    guard content.view.parent === self else { return }
    if content.view.containsFocus { window?.clearFocus() }
    content.view.isChildVisible = true
    content.view.unparent()
  }

  /// The visible detail content views.
  var shownContentViews: [Widget] { contentViews.map(\.view).filter { $0.parent === self && $0.isVisible } }

  // MARK: Pages

  /// The number of pages of a narrow header; 0 if it is empty.
  public var pageCount: Int { pages.count }
  /// The index of the current page of a narrow header.
  ///
  /// A new value is clamped to the existing pages.
  public var currentPage: Int {
    get { turner.page }
    set { paging.turn(to: newValue) }
  }
  /// Called with the index of the current page when it changes.
  public var onPageChange: ((Int) -> Void)?

  private func contentDidChange() {
    let count = pages.count
    paging.showDots(count)
    makeSeparators()
    sortChildren()
    if turner.page >= count { paging.turn(to: count - 1, animated: false) }
    describe()
    queueResize()
  }

  func didTurn(to page: Int) { onPageChange?(page) }
  func cancelSwipe() { paging.cancelSwipe() }

  /// Creates a separator before each column except the first.
  private func makeSeparators() {
    let count = max(0, columnCount - 1)
    while separators.count < count {
      let made = HeaderSeparator()
      made.become(Parts.separator)
      made.setParent(self)
      separators.append(made)
    }
    for (index, separator) in separators.enumerated() { separator.isVisible = index < count }
  }

  /// Sorts the children in reading order, which is also the focus order, independent of their creation.
  private func sortChildren() {
    let texts: [Widget?] = [
      detail.widget, headline.widget, subheadline.widget, tagFlow, body.widget, footnote.widget, statusIcon.widget,
      status.widget, substatusIcon.widget, substatus.widget, descriptionPart.widget,
    ]
    let contents = contentViews.map(\.view).filter { $0.parent === self }
    var previous: Widget?
    for part in texts.compactMap(\.self) + contents + separators + [dots].compactMap(\.self) {
      part.insert(in: self, after: previous)
      previous = part
    }
  }

  private func describe() {
    let texts =
      [headline.text, subheadline.text, tags.isEmpty ? nil : tags.map(\.text).asList]
      + [body.text, footnote.text, status.text ?? statusImage?.spokenIndicator]
      + [substatus.text ?? substatusImage?.spokenIndicator, descriptionPart.text]
    let spoken = texts.compactMap(\.self)
    setAccessibleLabel(spoken.first ?? "")
    setAccessibleDescription(spoken.dropFirst().asList)
  }

  // MARK: Arrangement

  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    measureContent(orientation, forSize: forSize)
  }
  public override func sizeAllocate(width: Int, height: Int) { allocateContent(width: width, height: height) }

  // The page that contains the focus becomes current, so that it stays visible when the header becomes narrow.
  public override func focusChildWillChange(to child: Widget?) {
    guard let child, let index = shownContentViews.firstIndex(where: { $0 === child }),
      let page = pages.firstIndex(of: .content(index)), page != turner.page
    else { return }
    paging.turn(to: page, animated: false, movingFocus: false)
  }

  public override func dispose() {
    onPageChange = nil
    super.dispose()
  }
}

extension ObjectHeader {
  /// The label of the headline, created on demand.
  public var headlineLabel: PartLabel {
    if let label = headline.widget { return label }
    let made = headline.label(in: self)
    // GTK doesn't allow changing the role of a displayed label.
    made.setAccessibleRole(.heading)
    return made
  }
  /// The label of the subheadline, created on demand.
  public var subheadlineLabel: PartLabel { subheadline.label(in: self) }
  /// The label of the body text, created on demand.
  public var bodyLabel: PartLabel { body.label(in: self) }
  /// The label of the footnote, created on demand.
  public var footnoteLabel: PartLabel { footnote.label(in: self) }
  /// The label of the description, created on demand.
  public var descriptionLabel: PartLabel { descriptionPart.label(in: self) }
  /// The label of the status, created on demand.
  public var statusLabel: PartLabel { status.label(in: self) }
  /// The label of the substatus, created on demand.
  public var substatusLabel: PartLabel { substatus.label(in: self) }
}

extension ObjectHeader: TintAttributesProvider {
  /// Returns the labels of the texts, and the icons of status and substatus.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [headlineLabel.attributedNode]
    case .subtitle: [subheadlineLabel.attributedNode]
    case .footnote: [footnoteLabel.attributedNode]
    case .description: [descriptionLabel.attributedNode]
    case .status: [statusLabel.attributedNode]
    case .substatus: [substatusLabel.attributedNode]
    case .icons: [statusIcon, substatusIcon].map { $0.attributedNode(in: self) }
    case .valueText: []
    }
  }
}

/// The line between two columns of an object header.
@MainActor
private final class HeaderSeparator: CustomWidget {
  override class var cssName: String { "separator" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }
}
