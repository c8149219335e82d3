public import CGTK
public import FloorplanTheme
public import GTKBridge

/// What a business object is, at the top of its page (FUIObjectHeader).
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
/// From 560 points of width within the padding on, all of it stands in columns: what the object is, a description of at most 312
/// points, and status and detail content of at most 120; both grow with the text scale.  Below, the header has pages: the
/// object with its status, then the description, then each detail content view.  They are turned by their dots, by a swipe, by scrolling
/// sideways, and by the arrow keys while the focus is in the header.  There is no page where there is nothing to show, and the
/// header is as high as its highest page, whichever is shown.
///
/// A part that is not set costs nothing: its widget does not exist.
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
/// A group named by its headline, which is a heading, and described by all other texts, on whichever page they stand.  The dots
/// are buttons named "Page 2 of 3", of which that of the page in sight is selected.
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

  /// `objectheader`.
  public override class var cssName: String { "objectheader" }
  /// Pages, or columns.
  public override class var arrangesByWidth: Bool { true }

  /// Makes a header that shows nothing yet.
  public override init() {
    super.init()
    become(Parts.view)
    // While a page gives way to another, both reach beyond the header.
    overflow = .hidden
    paging.begin(in: self)
  }

  // MARK: Texts

  /// The name of the object; nil and an empty text for none.
  public var headlineText: String? {
    get { headline.text }
    set {
      if newValue?.isEmpty == false { _ = headlineLabel }
      setText(newValue, of: headline)
    }
  }
  /// What the object is; nil and an empty text for nothing.
  public var subheadlineText: String? {
    get { subheadline.text }
    set { setText(newValue, of: subheadline) }
  }
  /// A sentence about the object, below the tags; nil and an empty text for none.
  public var bodyText: String? {
    get { body.text }
    set { setText(newValue, of: body) }
  }
  /// What else is known; nil and an empty text for nothing.
  public var footnoteText: String? {
    get { footnote.text }
    set { setText(newValue, of: footnote) }
  }
  /// A longer text, in a column or on a page of its own; nil and an empty text for none.
  public var descriptionText: String? {
    get { descriptionPart.text }
    set { setText(newValue, of: descriptionPart) }
  }
  /// A word or two about the object's state; nil and an empty text for none.
  public var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// What else is to be said of the state; nil and an empty text for nothing.
  public var substatusText: String? {
    get { substatus.text }
    set { setText(newValue, of: substatus) }
  }

  private func setText(_ given: String?, of part: LabelPart) {
    // An empty text would take a line's room.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: self)
    if part === status || part === substatus { showStatus() }
    contentDidChange()
  }

  /// A few words about the object, each on a surface of its own, below the subheadline.
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

  /// A picture of the object at the leading end; nil for none.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { if newValue != nil { detailImageView.image = newValue } else { detail.widget?.image = nil } }
  }
  /// The view of the picture with its placeholder, size and shape, made if need be.
  ///
  /// It is 70 by 70 points by itself and at most, and drawn with 60 at most where the header has pages.
  public var detailImageView: DetailImageView {
    if let view = detail.widget { return view }
    let made = detail.view(in: self)
    // Shown and hidden with what it shows, and the first page may come and go with it.
    made.connect("notify::visible") { [weak self] in self?.contentDidChange() }
    arrangeOrder()
    return made
  }
  /// An icon for the object's state, before the text where there is one; nil for none.
  public var statusImage: ImageSource? {
    didSet {
      guard statusImage != oldValue else { return }
      statusIcon.setImage(statusImage, in: self)
      showStatus()
      contentDidChange()
    }
  }
  /// A second icon for the object's state; nil for none.
  public var substatusImage: ImageSource? {
    didSet {
      guard substatusImage != oldValue else { return }
      substatusIcon.setImage(substatusImage, in: self)
      showStatus()
      contentDidChange()
    }
  }
  /// What is shown of a status with text and icon.
  public var statusDisplayMode = StatusDisplayMode.both { didSet { if statusDisplayMode != oldValue { showStatus() } } }
  /// What is shown of a substatus with text and icon.
  public var substatusDisplayMode = StatusDisplayMode.both {
    didSet { if substatusDisplayMode != oldValue { showStatus() } }
  }
  /// The colour that the status is shown in; nil for the part's own.
  public var statusMeaning: StatusMeaning? { didSet { if statusMeaning != oldValue { showStatus() } } }
  /// The colour that the substatus is shown in; nil for the part's own.
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

  /// Views of the app's own, such as a key figure or a chart: in the trailing column, or each on a page of its own.
  ///
  /// One that is given twice stands once, and one that already stands elsewhere is not shown.  A hidden one has no page.
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
  /// A detail content view, and what tells when it is hidden.
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

  /// The detail content that is there to be seen.
  var shownContentViews: [Widget] { contentViews.map(\.view).filter { $0.parent === self && $0.isVisible } }

  // MARK: Pages

  /// How many pages the header has where it is narrow; 0 while there is nothing to show.
  public var pageCount: Int { pages.count }
  /// The page that is shown where the header is narrow, counted from 0.
  ///
  /// A number beyond the pages that there are counts as the nearest one.
  public var currentPage: Int {
    get { turner.page }
    set { paging.turn(to: newValue) }
  }
  /// Called with the number of the page when another one is shown.
  public var onPageChange: ((Int) -> Void)?

  private func contentDidChange() {
    let count = pages.count
    paging.showDots(count)
    makeSeparators()
    arrangeOrder()
    if turner.page >= count { paging.turn(to: count - 1, animated: false) }
    describe()
    queueResize()
  }

  func didTurn(to page: Int) { onPageChange?(page) }
  func cancelSwipe() { paging.cancelSwipe() }

  /// One before each column but the first.
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

  /// The children in the order of reading, which is that of the focus, whichever was made first.
  private func arrangeOrder() {
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

  /// At least the widest part, by itself all columns that there are, and as high as the highest page or column.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    measureContent(orientation, forSize: forSize)
  }
  /// Places what is in sight.
  public override func sizeAllocate(width: Int, height: Int) { allocateContent(width: width, height: height) }

  /// The page of what gets the focus is the one that is in sight when the header becomes narrow.
  public override func focusChildWillChange(to child: Widget?) {
    guard let child, let index = shownContentViews.firstIndex(where: { $0 === child }),
      let page = pages.firstIndex(of: .content(index)), page != turner.page
    else { return }
    paging.turn(to: page, animated: false, movingFocus: false)
  }

  /// Lets go of the handler.
  public override func dispose() {
    onPageChange = nil
    super.dispose()
  }
}

extension ObjectHeader {
  /// The label of the name, made if need be.
  public var headlineLabel: PartLabel {
    if let label = headline.widget { return label }
    let made = headline.label(in: self)
    // Fixed once the label has been shown.
    made.setAccessibleRole(.heading)
    return made
  }
  /// The label of what the object is, made if need be.
  public var subheadlineLabel: PartLabel { subheadline.label(in: self) }
  /// The label of the sentence, made if need be.
  public var bodyLabel: PartLabel { body.label(in: self) }
  /// The label of what else is known, made if need be.
  public var footnoteLabel: PartLabel { footnote.label(in: self) }
  /// The label of the longer text, made if need be.
  public var descriptionLabel: PartLabel { descriptionPart.label(in: self) }
  /// The label of the status, made if need be.
  public var statusLabel: PartLabel { status.label(in: self) }
  /// The label of the substatus, made if need be.
  public var substatusLabel: PartLabel { substatus.label(in: self) }
}

extension ObjectHeader: TintAttributesProvider {
  /// The labels of the texts, and the icons of status and substatus.
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
