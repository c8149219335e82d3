public import CGTK
import FloorplanTheme
public import GTKBridge

/// What stands above the items of a section: a title, and at the trailing end a further text and a button that leads to
/// all items (seeds/000, FUICollectionSectionHeaderFooterView).
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
/// With ``onAttribute`` the further text has an arrow and can be pressed too.  Where all of it has no room beside each other,
/// the title has a line of its own, and then each part.  What stands below the items is a ``SectionFooterView``.
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
///     ╰── button.flat.fdlFUISectionHeaderFooterView_disclosureButton
///         ╰── box
///             ├── label
///             ╰── image.fdlFUISectionHeaderFooterView_disclosureImageView
///
/// ## Accessibility
///
/// A heading named by its title and described by its attribute.  Each button is named by its text and the title, for
/// several sections may have the same one.
@MainActor
open class SectionHeaderFooterView: CollectionReusableView {
  private typealias Parts = ComponentParts.SectionHeaderFooterView
  private let titleLabel = Parts.titleLabel.makeLabel()
  private var attributeLabel: Label?
  private var attributeButton: DisclosureButton?
  private var disclosure: DisclosureButton?

  /// `heading`.
  open override class var accessibleRole: GtkAccessibleRole { .heading }
  /// `sectionheader`.
  open override class var cssName: String { "sectionheader" }

  /// Makes a header that shows nothing yet.
  public required init() {
    super.init()
    become(Parts.view)
    titleLabel.setParent(self)
  }

  /// What the items of the section are.
  public final var title = "" {
    didSet {
      guard title != oldValue else { return }
      titleLabel.text = title
      setAccessibleLabel(title)
      attributeButton?.subject = title
      disclosure?.subject = title
    }
  }
  /// What else is known of the section, such as a number; nil for nothing.
  public final var attributeText: String? {
    didSet {
      guard attributeText != oldValue else { return }
      showAttribute()
      setAccessibleDescription(attributeText ?? "")
    }
  }
  /// Called when a person presses the attribute; nil for one that is only read.
  public final var onAttribute: (() -> Void)? {
    didSet { if (onAttribute == nil) != (oldValue == nil), !isDisposed { showAttribute() } }
  }
  /// The text of the button that leads to all items, such as "Show Map"; nil for that of ``itemCount``.
  public final var disclosureText: String? { didSet { if disclosureText != oldValue { showDisclosure() } } }
  /// How many items there are in all, where the section shows some of them: the button says "See All (24)".
  ///
  /// Nil, and a number below 0, for no such button.
  public final var itemCount: Int? { didSet { if itemCount != oldValue { showDisclosure() } } }
  /// Called when a person presses the button.
  public final var onDisclosure: (() -> Void)?

  /// What the button says; nil for no button.
  private var shownDisclosureText: String? {
    disclosureText
      ?? itemCount.flatMap { $0 < 0 ? nil : localized("See All (%1$@)").filled(with: LocaleNumbers.grouped($0)) }
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
    guard let text = shownDisclosureText else {
      disclosure?.hide(in: self)
      return
    }
    let button =
      disclosure
      ?? makeButton(Parts.disclosureButton, Parts.disclosureImageView, after: children.last) { $0.onDisclosure?() }
    disclosure = button
    button.show(text)
  }

  private func makeButton(
    _ part: ComponentPart, _ imagePart: ComponentPart, after sibling: Widget?,
    _ press: @escaping (SectionHeaderFooterView) -> Void
  ) -> DisclosureButton {
    let made = DisclosureButton(part, imagePart)
    made.subject = title
    made.button.onClick { [weak self] in if let self { press(self) } }
    made.button.insert(in: self, after: sibling)
    return made
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    onAttribute = nil
    onDisclosure = nil
    title = ""
    attributeText = nil
    disclosureText = nil
    itemCount = nil
  }

  /// At least as wide as the title and as the line of the other parts, by itself as all of them in one line.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let title = titleLabel.measured(.horizontal)
      let others = trailingWidths
      return Measurement(
        minimum: max(title.minimum, others.minimum), natural: title.natural + gapBeforeOthers + others.natural)
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  /// Places the title at the leading end and the rest at the trailing one.
  open override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let (frames, needed) = frames(width: width)
    for frame in frames {
      frame.part.allocate(
        x: isMirrored ? width - frame.x - frame.width : frame.x, y: (height - needed) / 2 + frame.y,
        width: frame.width, height: frame.height)
    }
  }

  /// Lets go of the handlers.
  open override func dispose() {
    super.dispose()
    onAttribute = nil
    onDisclosure = nil
  }

  // MARK: Arrangement

  private static let gap = Int(Parts.view.metric(.controlGap))
  private static let lineGap = Int(Parts.view.metric(.lineGap))
  /// Where the parts at the trailing end need no more than this part of the width, a long title goes on beside them.
  private static let largestTrailingShare = 0.5

  /// The parts at the trailing end.
  private var trailingParts: [Widget] {
    let parts: [Widget?] = [attributeLabel, attributeButton?.button, disclosure?.button]
    return parts.compactMap(\.self).filter(\.isVisible)
  }
  /// At least as wide as the widest part, by itself as all of them in one line.
  private var trailingWidths: Measurement {
    let widths = trailingParts.map { $0.measured(.horizontal) }
    let gaps = Self.gap * max(0, widths.count - 1)
    return Measurement(
      minimum: widths.map(\.minimum).max() ?? 0, natural: widths.reduce(gaps) { $0 + $1.natural })
  }
  private var gapBeforeOthers: Int { title.isEmpty || trailingParts.isEmpty ? 0 : Self.gap }

  private struct Frame {
    let part: Widget
    let x: Int
    var y = 0
    let width: Int
    let height: Int

    func centred(in room: Int) -> Frame {
      Frame(part: part, x: x, y: (room - height) / 2, width: width, height: height)
    }
    func moved(down distance: Int) -> Frame {
      Frame(part: part, x: x, y: y + distance, width: width, height: height)
    }
  }

  private func frames(width: Int) -> (frames: [Frame], height: Int) {
    let titleWidths = titleLabel.measured(.horizontal)
    let others = trailingWidths
    let beside = width - gapBeforeOthers - others.natural
    let isLine =
      titleWidths.natural <= beside
      || titleWidths.minimum <= beside && Double(others.natural) <= Double(width) * Self.largestTrailingShare
    let trailing = trailingFrames(width: width, isLine: others.natural <= width)
    let trailingHeight = trailing.map { $0.y + $0.height }.max() ?? 0
    let heading = frame(of: titleLabel, x: 0, width: max(isLine ? beside : width, titleWidths.minimum))
    if isLine {
      let height = max(heading.height, trailingHeight)
      return ([heading.centred(in: height)] + trailing.map { $0.centred(in: height) }, height)
    }
    let top = title.isEmpty ? 0 : heading.height + Self.lineGap
    return ([heading] + trailing.map { $0.moved(down: top) }, top + trailingHeight)
  }

  /// The parts at the trailing end: in a line, or below each other where there is no room for that.
  private func trailingFrames(width: Int, isLine: Bool) -> [Frame] {
    var (end, y) = (width, 0)
    let frames = (isLine ? trailingParts.reversed() : trailingParts).map { part in
      let wanted = part.measured(.horizontal)
      let partWidth = max(wanted.minimum, min(wanted.natural, width))
      var placed = frame(of: part, x: end - partWidth, width: partWidth)
      placed.y = y
      if isLine { end -= partWidth + Self.gap } else { y += placed.height + Self.lineGap }
      return placed
    }
    let height = frames.map(\.height).max() ?? 0
    return isLine ? frames.map { $0.centred(in: height) } : frames
  }

  private func frame(of part: Widget, x: Int, width: Int) -> Frame {
    Frame(part: part, x: x, width: width, height: part.measured(.vertical, forSize: width).natural)
  }
}

/// What stands below the items of a section: the same as ``SectionHeaderFooterView``, but no heading.
///
/// Its CSS node is `sectionfooter`, with the same class paths.
///
/// ## Accessibility
///
/// A group named by its title.
@MainActor
open class SectionFooterView: SectionHeaderFooterView {
  /// `group`.
  open override class var accessibleRole: GtkAccessibleRole { .group }
  /// `sectionfooter`.
  open override class var cssName: String { "sectionfooter" }
}

/// A button with a text and an arrow in the direction of reading.
@MainActor
private final class DisclosureButton {
  let button = Button()
  private let label: PartLabel
  private let image: SourceImage
  private let content: Box
  /// What the button leads to, which follows its text in its name.
  var subject = "" { didSet { if subject != oldValue { updateName() } } }

  init(_ part: ComponentPart, _ imagePart: ComponentPart) {
    image = SourceImage(of: imagePart)
    image.show(.icon("go-next-symbolic"))
    // The button's name says what it does.
    image.widget.setAccessibleRole(.presentation)
    label = PartLabel(part, hasOwnNode: false)
    content = Box(.horizontal, spacing: Int(part.metric(.imageGap)), [label, image.widget])
    button.child = content
    button.become(part)
    button.addStyleClass("flat")
    label.connect("notify::xalign") { [weak self] in self?.alignContent() }
    alignContent()
  }

  /// Text and arrow stand together where the theme aligns the text.
  private func alignContent() {
    content.horizontalAlignment = label.alignment == 0 ? .start : label.alignment == 1 ? .end : .center
  }

  func show(_ text: String) {
    label.text = text
    button.isVisible = true
    updateName()
  }

  func hide(in host: Widget) { if button.isVisible { button.hide(givingFocusTo: host) } }

  private func updateName() { button.setAccessibleLabel(subject.isEmpty ? label.text : [label.text, subject].asList) }
}
