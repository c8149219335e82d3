import FloorplanTheme
public import GTKBridge

/// A section header with a title, an attribute, and a button that leads to all items
/// (FUICollectionSectionHeaderFooterView in the SAP Fiori for iOS documentation).
///
///     collection.headerHeight = { _ in .measured }
///     collection.supplementaryViewProvider = { collection, kind, section in
///       guard kind == .header else { return nil }
///       let header = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
///       header.title = "Attachments"
///       header.itemCount = 24
///       header.onDisclosure = { showAttachments() }
///       return header
///     }
///
/// If ``onAttribute`` is set, the attribute is a button with an arrow. If ``isExpanded`` is set, a button with a chevron
/// expands and collapses the section, as does a click on the title. If the parts don't fit next to each other, the
/// title moves to its own line, and then each part. For a footer, use ``SectionFooterView``.
///
/// ## CSS nodes
///
///     sectionheader.fdlFUISectionHeaderFooterView
///     ├── label.fdlFUISectionHeaderFooterView_titleLabel
///     ├── label.fdlFUISectionHeaderFooterView_attributeLabel              or
///     ├── button.flat.fdlFUISectionHeaderFooterView_attributeButton
///     │   ╰── box
///     │       ├── label
///     │       ╰── image.fdlFUISectionHeaderFooterView_attributeImageView
///     ├── button.flat.fdlFUISectionHeaderFooterView_disclosureButton
///     │   ╰── box
///     │       ├── label
///     │       ╰── image.fdlFUISectionHeaderFooterView_disclosureImageView
///     ╰── button.flat.fdlFUISectionHeaderFooterView_expansionButton       if the section is collapsible
///         ╰── image.fdlFUISectionHeaderFooterView_expansionImageView
///
/// ## Accessibility
///
/// A heading labeled by its title and described by its attribute. The label of each button consists of its text and the
/// title, because several sections may have the same button. The button that expands the section is labeled by the
/// title, and reports whether the section is expanded.
open class SectionHeaderFooterView: CollectionReusableView {
  private typealias Parts = ComponentParts.SectionHeaderFooterView
  private let titleLabel = Parts.titleLabel.makeLabel()
  private var attributeLabel: Label?
  private var attributeButton: DisclosureButton?
  private var disclosure: DisclosureButton?
  private var expansion: ExpansionButton?

  open override class var accessibleRole: AccessibleRole { .heading }
  open override class var cssName: String { "sectionheader" }

  /// Creates an empty header.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.view)
    titleLabel.setParent(self)
  }

  /// The title of the section.
  @Setting public final var title = "" {
    didSet {
      guard title != oldValue else { return }
      titleLabel.text = title
      setAccessibleLabel(title)
      attributeButton?.subject = title
      disclosure?.subject = title
      expansion?.button.setAccessibleLabel(title)
    }
  }
  /// An additional text about the section, such as a number, or nil for none.
  @Setting public final var attributeText: String? {
    didSet {
      guard attributeText != oldValue else { return }
      showAttribute()
      setAccessibleDescription(attributeText ?? "")
    }
  }
  /// Called when the user clicks the attribute; if nil, the attribute isn't a button.
  @Setting public final var onAttribute: (() -> Void)? {
    didSet { if (onAttribute == nil) != (oldValue == nil) { showAttribute() } }
  }
  /// The text of the disclosure button, such as "Show Map", or nil for the text of ``itemCount``.
  @Setting public final var disclosureText: String? { didSet { if disclosureText != oldValue { showDisclosure() } } }
  /// The total number of items, for a section that displays only some of them: the button's text is "See All (24)".
  ///
  /// There is no such button if the number is nil or negative.
  @Setting public final var itemCount: Int? { didSet { if itemCount != oldValue { showDisclosure() } } }
  /// Called when the user clicks the disclosure button.
  @Setting public final var onDisclosure: (() -> Void)?
  /// Whether the section is expanded; nil, the default, if it isn't collapsible.
  @Setting public final var isExpanded: Bool? { didSet { if isExpanded != oldValue { showExpansion() } } }
  /// Called when the user expands or collapses the section, to change ``isExpanded``.
  @Setting public final var onExpansion: (() -> Void)?

  /// The displayed text of the disclosure button, or nil for no button.
  private var displayedDisclosureText: String? {
    disclosureText
      ?? itemCount.flatMap { $0 < 0 ? nil : localized("See All (%1$@)").filled(with: NumberFormat.integer.text($0)) }
  }

  private func showAttribute() {
    let isPressable = onAttribute != nil
    if let attributeText {
      if isPressable {
        let button =
          attributeButton
          ?? makeButton(Parts.attributeButton, Parts.attributeImageView, after: attributeLabel ?? titleLabel) {
            $0.onAttribute?()
          }
        attributeButton = button
        button.show(attributeText)
      } else {
        let label = attributeLabel ?? Parts.attributeLabel.makeLabel()
        if label.parent == nil { label.insert(in: self, after: titleLabel) }
        label.text = attributeText
        attributeLabel = label
      }
    }
    attributeLabel?.isVisible = attributeText != nil && !isPressable
    if attributeText == nil || !isPressable { attributeButton?.hide(in: self) }
  }

  private func showDisclosure() {
    guard let text = displayedDisclosureText else {
      disclosure?.hide(in: self)
      return
    }
    let button =
      disclosure
      ?? makeButton(
        Parts.disclosureButton, Parts.disclosureImageView,
        after: children.last { $0 !== expansion?.button }
      ) { $0.onDisclosure?() }
    disclosure = button
    button.show(text)
  }

  private func showExpansion() {
    guard let isExpanded else {
      expansion?.button.hide(movingFocusTo: self)
      return
    }
    let chevron = expansion ?? makeExpansionButton()
    expansion = chevron
    chevron.show(isExpanded)
  }

  private func makeExpansionButton() -> ExpansionButton {
    let chevron = ExpansionButton(Parts.expansionButton, Parts.expansionImageView)
    chevron.button.setAccessibleLabel(title)
    chevron.button.onClick { [weak self] in self?.onExpansion?() }
    chevron.button.setParent(self)
    // The other buttons claim their clicks.
    addController(ClickGesture()).onRelease { [weak self] _, x, y in
      if let self, isExpanded != nil, contains(x, y, in: self) { onExpansion?() }
    }
    return chevron
  }

  private func makeButton(
    _ part: ComponentPart, _ imagePart: ComponentPart, after sibling: Widget?,
    _ press: @escaping (SectionHeaderFooterView) -> Void
  ) -> DisclosureButton {
    let newButton = DisclosureButton(part, imagePart)
    newButton.subject = title
    newButton.button.onClick { [weak self] in if let self { press(self) } }
    newButton.button.insert(in: self, after: sibling)
    return newButton
  }

  // MARK: Arrangement

  private static var controlGap: Int { Parts.view[.controlGap] }
  private static var lineGap: Int { Parts.view[.lineGap] }
  /// The maximum fraction of the width for the trailing parts next to a wrapped title.
  private static let maximumTrailingFraction = 0.5

  /// The parts at the trailing edge.
  private var trailingParts: [Widget] {
    let parts: [Widget?] = [attributeLabel, attributeButton?.button, disclosure?.button, expansion?.button]
    return parts.compactMap(\.self).filter(\.isVisible)
  }

  // The minimum is the wider of the title and the other parts; the natural width is that of a single line.
  open override var requestedWidth: Measurement? {
    let title = titleLabel.measured(.horizontal)
    let parts = trailingParts.map { $0.measured(.horizontal) }
    return Measurement(
      minimum: max(title.minimum, Measurement.maximum(of: parts).minimum),
      natural: title.natural + leadingGap(of: parts) + Measurement.sum(of: parts, gap: Self.controlGap).natural)
  }

  private func leadingGap(of parts: [Measurement]) -> Int { title.isEmpty || parts.isEmpty ? 0 : Self.controlGap }

  open override func arrangement(width: Int) -> Arrangement? {
    let parts = trailingParts
    let widths = parts.map { $0.measured(.horizontal) }
    let trailingWidth = Measurement.sum(of: widths, gap: Self.controlGap).natural
    let titleWidth = titleLabel.measured(.horizontal)
    let titleSpace = width - trailingWidth - leadingGap(of: widths)
    let isLine =
      titleWidth.natural <= titleSpace
      || titleWidth.minimum <= titleSpace && Double(trailingWidth) <= Double(width) * Self.maximumTrailingFraction
    var arrangement = Arrangement()
    arrangement.isCentered = true
    let isStacked = !isLine && !title.isEmpty
    if isStacked { arrangement.add(titleLabel, width: width) }
    arrangement.wrap(parts, width: width, gap: Self.controlGap, lineGap: Self.lineGap, alignment: .trailing)
    if !isStacked { arrangement.add(titleLabel, width: titleSpace) }
    if isLine { arrangement.centerInLine() }
    return arrangement
  }
}

/// The footer of a section, like ``SectionHeaderFooterView`` but not a heading.
///
/// Its CSS node is `sectionfooter`, with the same class paths.
///
/// ## Accessibility
///
/// A group labeled by its title.
open class SectionFooterView: SectionHeaderFooterView {
  open override class var accessibleRole: AccessibleRole { .group }
  open override class var cssName: String { "sectionfooter" }
}

/// A button with a chevron that points down while a section is expanded.
private final class ExpansionButton {
  let button = Button()
  private let image: SourceImage

  init(_ part: ComponentPart, _ imagePart: ComponentPart) {
    image = SourceImage(of: imagePart)
    image.widget.setAccessibleRole(.presentation)
    button.child = image.widget
    button.addStyleClasses(of: part)
    button.addStyleClass("flat")
    // Its parent is taller.
    button.verticalAlignment = .center
  }

  func show(_ isExpanded: Bool) {
    image.show(.icon(isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"))
    button.isVisible = true
    button.setAccessibleExpanded(isExpanded)
  }
}

/// A button with a text and an arrow in reading direction.
private final class DisclosureButton {
  let button = Button()
  private let label: PartLabel
  private let image: SourceImage
  private let content: Box
  /// The title of the section, appended to the accessible label.
  var subject = "" { didSet { if subject != oldValue { updateName() } } }

  init(_ part: ComponentPart, _ imagePart: ComponentPart) {
    image = SourceImage(of: imagePart)
    image.show(.icon("go-next-symbolic"))
    // The button's label is sufficient.
    image.widget.setAccessibleRole(.presentation)
    label = PartLabel(part, hasOwnNode: false)
    content = Box(.horizontal, spacing: .imageGap, of: part, [label, image.widget])
    button.child = content
    button.addStyleClasses(of: part)
    button.addStyleClass("flat")
    label.connect("notify::xalign") { [weak self] in self?.alignContent() }
    alignContent()
  }

  /// Aligns text and arrow together, as the theme aligns the text.
  private func alignContent() {
    content.horizontalAlignment = label.alignment == 0 ? .start : label.alignment == 1 ? .end : .center
  }

  func show(_ text: String) {
    label.text = text
    button.isVisible = true
    updateName()
  }

  func hide(in host: Widget) { if button.isVisible { button.hide(movingFocusTo: host) } }

  private func updateName() {
    button.setAccessibleLabel(subject.isEmpty ? label.text : [label.text, subject].localizedList)
  }
}
