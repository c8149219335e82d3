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
///     header.semanticStatus = .negative
///     header.descriptionText = "The temperature of the oil rises above 95 °C each time that both pumps run."
///     header.detailContentViews = [progress]
///
/// From a content width of 560 points, the parts are in columns: the object, a description of at most 312 points, and
/// status and detail content of at most 120 points; both limits grow with the text scale. A narrower header has pages:
/// the object with its status, the description, and each detail content view. Users turn pages with the dots, by
/// swiping, by scrolling horizontally, or with the arrow keys while the focus is in the header. There are no empty
/// pages, and the header is as tall as its tallest page.
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
/// A group labeled by its headline, which is a heading, and described by a summary of all other texts, including those
/// on other pages. The dots are buttons labeled "Page 2 of 3"; that of the current page is selected.
public final class ObjectHeader: PagedHeader, BuildableWidget, ValuePresenting {
  typealias Parts = ComponentParts.ObjectHeader

  let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder)
  let headline = LabelPart(Parts.headlineLabel, isHeading: true)
  let subheadline = LabelPart(Parts.subheadlineLabel)
  let body = LabelPart(Parts.bodyLabel)
  let footnote = LabelPart(Parts.footnoteLabel)
  let status = StatusPart(Parts.statusLabel, Parts.statusImageView)
  let substatus = StatusPart(Parts.substatusLabel, Parts.substatusImageView)
  let descriptionPart = LabelPart(Parts.descriptionLabel)
  private(set) var tagFlow: TagFlow?
  private(set) var separators: [Widget] = []
  /// A detail content view and the handler of its visibility.
  private typealias DetailContent = (view: Widget, handle: SignalHandle)
  private var contentViews: [DetailContent] = []

  public override class var cssName: String { "objectheader" }
  // The pages and the columns are separate arrangements.
  public override class var hasSeveralArrangements: Bool { true }

  /// Creates an empty header.
  public init() {
    super.init(
      Parts.view,
      dots: PageDots.Parts(button: Parts.pageButton, dot: Parts.pageDot, currentDot: Parts.currentPageDot))
  }

  // MARK: Values

  /// The values of a header.
  public struct Values: Equatable {
    /// Creates the default values.
    public init() {}

    /// The name of the object; an empty string counts as nil.
    @NonemptyText public var headlineText: String?
    /// The type of the object; an empty string counts as nil.
    @NonemptyText public var subheadlineText: String?
    /// The tags below the subheadline.
    public var tags: [Tag] = []
    /// A sentence about the object below the tags; an empty string counts as nil.
    @NonemptyText public var bodyText: String?
    /// An additional text; an empty string counts as nil.
    @NonemptyText public var footnoteText: String?
    /// A longer text in its own column or page; an empty string counts as nil.
    @NonemptyText public var descriptionText: String?
    /// The status of the object in one or two words; an empty string counts as nil.
    @NonemptyText public var statusText: String?
    /// An additional text below the status; an empty string counts as nil.
    @NonemptyText public var substatusText: String?
    /// The status icon before the status text, or nil for none.
    public var statusImage: ImageSource?
    /// The second status icon, or nil for none.
    public var substatusImage: ImageSource?
    /// The displayed parts of a status with text and icon.
    public var statusDisplayMode = StatusDisplayMode.both
    /// The displayed parts of a substatus with text and icon.
    public var substatusDisplayMode = StatusDisplayMode.both
    /// The semantic status, which determines its color, or nil for the part's color.
    public var semanticStatus: SemanticStatus?
    /// The semantic status of the substatus, which determines its color, or nil for the part's color.
    public var semanticSubstatus: SemanticStatus?
  }

  /// The values of the header.
  public var values = Values() { didSet { if values != oldValue { show(insteadOf: oldValue) } } }

  private func show(insteadOf old: Values) {
    headline.setText(values.headlineText, in: self)
    subheadline.setText(values.subheadlineText, in: self)
    body.setText(values.bodyText, in: self)
    footnote.setText(values.footnoteText, in: self)
    descriptionPart.setText(values.descriptionText, in: self)
    status.show(values.statusText, values.statusImage, values.statusDisplayMode, values.semanticStatus, in: self)
    substatus.show(
      values.substatusText, values.substatusImage, values.substatusDisplayMode, values.semanticSubstatus, in: self)
    if values.tags != old.tags {
      let flow = tagFlow ?? TagFlow(Parts.tag)
      if tagFlow == nil { flow.setParent(self) }
      tagFlow = flow
      flow.show(values.tags)
    }
    contentDidChange()
  }

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
    let view = detail.view(in: self)
    // The image view is visible if it has content, which also determines whether there is a first page.
    view.connect("notify::visible") { [weak self] in self?.contentDidChange() }
    sortChildren()
    return view
  }
  // MARK: Detail content

  /// Custom views, such as a key figure or a chart, in the trailing column or on their own pages.
  ///
  /// Duplicates are ignored, and a view that already has another parent isn't displayed. A hidden view has no page.
  public var detailContentViews: [Widget] {
    get { contentViews.map(\.view) }
    set {
      let requested = newValue.uniqued()
      for content in contentViews where !requested.contains(content.view) { remove(content) }
      contentViews = requested.map { view in contentViews.first { $0.view === view } ?? add(view) }
      contentDidChange()
    }
  }
  private func add(_ view: Widget) -> DetailContent {
    if view.parent == nil { view.setParent(self) }
    return (view, view.connect("notify::visible") { [weak self] in self?.contentDidChange() })
  }

  private func remove(_ content: DetailContent) {
    content.handle.disconnect()
    guard content.view.parent === self else { return }
    if content.view.containsFocus { window?.clearFocus() }
    content.view.isChildVisible = true
    content.view.unparent()
  }

  /// The visible detail content views.
  var visibleContentViews: [Widget] { contentViews.map(\.view).filter { $0.parent === self && $0.isVisible } }

  // MARK: Pages

  /// The number of pages of a narrow header; 0 if it is empty.
  public override var pageCount: Int { pages.count }
  override var showsPages: Bool { hasPages(width: width) }

  private func contentDidChange() {
    let count = pages.count
    showDots(count)
    makeSeparators()
    sortChildren()
    if turner.page >= count { turn(to: count - 1, animated: false) }
    describe()
    queueResize()
  }

  /// Creates a separator before each column except the first.
  private func makeSeparators() {
    let count = max(0, columnCount - 1)
    while separators.count < count {
      let newSeparator = HeaderSeparator()
      newSeparator.addStyleClasses(of: Parts.separator)
      newSeparator.setParent(self)
      separators.append(newSeparator)
    }
    for (index, separator) in separators.enumerated() { separator.isVisible = index < count }
  }

  /// Sorts the children in reading order, which is also the focus order, independent of their creation.
  private func sortChildren() {
    let texts: [Widget?] = [
      detail.widget, headline.widget, subheadline.widget, tagFlow, body.widget, footnote.widget, status.icon.widget,
      status.label.widget, substatus.icon.widget, substatus.label.widget, descriptionPart.widget,
    ]
    let contents: [Widget?] = contentViews.map(\.view).filter { $0.parent === self } + separators
    insertChildren(texts + contents + [dots])
  }

  private func describe() {
    let texts = [
      headline.text, subheadline.text, values.tags.isEmpty ? nil : values.tags.map(\.text).localizedList, body.text,
      footnote.text, status.accessibleText, substatus.accessibleText, descriptionPart.text,
    ]
    let spoken = texts.compactMap(\.self)
    setAccessibleLabel(spoken.first ?? "")
    setAccessibleDescription(spoken.dropFirst().accessibleSummary())
  }

  // MARK: Arrangement

  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    measureContent(orientation, forSize: forSize)
  }
  public override func sizeAllocate(width: Int, height: Int) { allocateContent(width: width, height: height) }

  // The page that contains the focus becomes current, so it stays visible when the header becomes narrow.
  public override func focusChildWillChange(to child: Widget?) {
    guard let child, let index = visibleContentViews.firstIndex(where: { $0 === child }),
      let page = pages.firstIndex(of: .content(index)), page != turner.page
    else { return }
    turn(to: page, animated: false, movingFocus: false)
  }
}

extension ObjectHeader {
  /// The label of the headline, created on demand.
  public var headlineLabel: PartLabel { headline.label(in: self) }
  /// The label of the subheadline, created on demand.
  public var subheadlineLabel: PartLabel { subheadline.label(in: self) }
  /// The label of the body text, created on demand.
  public var bodyLabel: PartLabel { body.label(in: self) }
  /// The label of the footnote, created on demand.
  public var footnoteLabel: PartLabel { footnote.label(in: self) }
  /// The label of the description, created on demand.
  public var descriptionLabel: PartLabel { descriptionPart.label(in: self) }
  /// The label of the status, created on demand.
  public var statusLabel: PartLabel { status.label.label(in: self) }
  /// The label of the substatus, created on demand.
  public var substatusLabel: PartLabel { substatus.label.label(in: self) }
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
    case .icons: [status, substatus].map { $0.icon.attributedNode(in: self) }
    case .valueText: []
    }
  }
}

/// The line between two columns of an object header.
private final class HeaderSeparator: CustomWidget {
  override class var cssName: String { "separator" }
  override class var accessibleRole: AccessibleRole { .presentation }
}
