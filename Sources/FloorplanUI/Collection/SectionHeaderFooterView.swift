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
///       header.disclosureText = "See All (24)"
///       header.onDisclosure = { showAttachments() }
///       return header
///     }
///
/// What stands below the items is a ``SectionFooterView``.
///
/// ## CSS nodes
///
///     sectionheader.fdlFUISectionHeaderFooterView
///     ├── label.fdlFUISectionHeaderFooterView_titleLabel
///     ├── label.fdlFUISectionHeaderFooterView_attributeLabel
///     ╰── button.flat.fdlFUISectionHeaderFooterView_disclosureButton
///         ╰── box
///             ├── label
///             ╰── image.fdlFUISectionHeaderFooterView_disclosureImageView
///
/// ## Accessibility
///
/// A heading named by its title and described by its attribute.  The button is named by its text and the title, for
/// several sections may have one.
@MainActor
open class SectionHeaderFooterView: CollectionReusableView {
  private typealias Parts = ComponentParts.SectionHeaderFooterView
  private let titleLabel = Parts.titleLabel.makeLabel()
  private var attributeLabel: Label?
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
      updateDisclosureName()
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
  /// The text of the button that leads to all items, such as "See All (24)"; nil for no button.
  public final var disclosureText: String? {
    didSet {
      guard disclosureText != oldValue else { return }
      showDisclosure()
      updateDisclosureName()
    }
  }
  /// Called when a person presses the button.
  public final var onDisclosure: (() -> Void)?

  private func showAttribute() {
    if let attributeText {
      let label = attributeLabel ?? Parts.attributeLabel.makeLabel()
      if label.parent == nil { label.insert(in: self, after: titleLabel) }
      label.text = attributeText
      attributeLabel = label
    }
    attributeLabel?.isVisible = attributeText != nil
  }

  private func showDisclosure() {
    if let disclosureText {
      let button = disclosure ?? makeDisclosure()
      button.label.text = disclosureText
      disclosure = button
    }
    disclosure?.button.isVisible = disclosureText != nil
  }

  private func makeDisclosure() -> DisclosureButton {
    let made = DisclosureButton()
    made.button.onClick { [weak self] in self?.onDisclosure?() }
    made.button.setParent(self)
    return made
  }

  private func updateDisclosureName() {
    guard let disclosure, let disclosureText else { return }
    disclosure.button.setAccessibleLabel(title.isEmpty ? disclosureText : "\(disclosureText), \(title)")
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
    attributeText = nil
    disclosureText = nil
    onDisclosure = nil
  }

  /// The parts beside each other, as high as the highest.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = parts.map { $0.measured(.horizontal) }
      let gaps = Self.gap * (widths.count - 1)
      return Measurement(
        minimum: widths.reduce(gaps) { $0 + $1.minimum }, natural: widths.reduce(gaps) { $0 + $1.natural })
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      return Measurement(frames(width: width).map(\.height).max() ?? 0)
    }
  }

  /// Places the title at the leading end and the rest at the trailing one.
  open override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    for frame in frames(width: width) {
      frame.part.allocate(
        x: isMirrored ? width - frame.x - frame.width : frame.x, y: (height - frame.height) / 2, width: frame.width,
        height: frame.height)
    }
  }

  /// Lets go of the handler.
  open override func dispose() {
    onDisclosure = nil
    super.dispose()
  }

  // MARK: Arrangement

  private static let gap = Int(Parts.view.metric(.controlGap))
  /// Each part at the trailing end leaves at least this part of the room to what stands before it.
  private static let largestTrailingShare = 0.5

  private var parts: [Widget] {
    [titleLabel, attributeText == nil ? nil : attributeLabel, disclosureText == nil ? nil : disclosure?.button]
      .compactMap(\.self)
  }

  private struct Frame {
    let part: Widget
    let x: Int
    let width: Int
    let height: Int
  }

  private func frames(width: Int) -> [Frame] {
    var frames: [Frame] = []
    var room = width
    for part in parts.dropFirst().reversed() {
      let wanted = part.measured(.horizontal)
      let partWidth = min(wanted.natural, max(wanted.minimum, Int(Double(room) * Self.largestTrailingShare)))
      frames.append(frame(of: part, x: room - partWidth, width: partWidth))
      room -= partWidth + Self.gap
    }
    frames.append(frame(of: titleLabel, x: 0, width: max(room, titleLabel.measured(.horizontal).minimum)))
    return frames
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
  private typealias Parts = ComponentParts.SectionHeaderFooterView
  let button = Button()
  let label = Label()

  init() {
    let image = Image(iconName: "go-next-symbolic")
    image.become(Parts.disclosureImageView)
    // The button's name says what it does.
    image.setAccessibleRole(.presentation)
    label.numberOfLines = 1
    button.child = Box(.horizontal, spacing: Int(Parts.disclosureButton.metric(.imageGap)), [label, image])
    button.become(Parts.disclosureButton)
    button.addStyleClass("flat")
  }
}
