import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// An option as a text with an optional explanation, and a checkmark while it is selected.
///
/// ## CSS nodes
///
///     cell.fdlFUIListPickerRow
///     ╰── box                                                   in a vertical box if there is an explanation
///         ├── image.fdlFUIPickerOption_image                    if the option has an image
///         ├── label.fdlFUIListPickerRow_textLabel
///         ├── image.fdlFUIListPickerRow_checkmark               drawn while selected
///         ╰── label.fdlFUIListPickerRow_descriptionLabel        below the text
///
/// ## Accessibility
///
/// A list item named after its text and described by its explanation, with its selection state.
public final class ListPickerRow: CollectionCell {
  private typealias Parts = ComponentParts.ListPickerRow
  private let content = CheckmarkText(
    Parts.textLabel, mark: Parts.checkmark, gap: .controlGap, of: Parts.cell)

  /// Creates an empty row.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
    content.box.setParent(self)
  }

  /// The text of the option.
  ///
  /// A text that is too long for a list is shortened. The text is reset for reuse, because assistive technology still
  /// finds a recycled row.
  @Setting public var text = "" {
    didSet {
      guard text != oldValue else { return }
      let clipped = text.utf8.count > Self.maximumTextLength ? String(text.prefix(Self.maximumTextLength)) + "…" : text
      content.label.text = clipped
      setAccessibleLabel(clipped)
      content.label.highlightMatches(of: searchText)
    }
  }
  private var descriptionLabel: PartLabel?

  /// The explanation below the text; nil for none.
  @Setting public var descriptionText: String? {
    didSet {
      guard descriptionText != oldValue else { return }
      let label = descriptionLabel ?? makeDescriptionLabel()
      label.text = descriptionText ?? ""
      label.isVisible = descriptionText != nil
      label.highlightMatches(of: searchText)
      setAccessibleDescription(label.text)
    }
  }

  private func makeDescriptionLabel() -> PartLabel {
    let label = Parts.descriptionLabel.makeLabel()
    // The row has the description.
    label.setAccessibleRole(.presentation)
    content.box.unparent()
    let box = Box(.vertical, [content.box, label])
    box.verticalAlignment = .center
    box.setAccessibleRole(.presentation)
    box.setParent(self)
    propagateDirection()
    descriptionLabel = label
    return label
  }

  /// The image of the option; nil for none.
  @Setting public var image: ImageSource? { didSet { content.image = image } }
  /// The search text, whose matches are highlighted.
  @Setting public var searchText = "" {
    didSet {
      guard searchText != oldValue else { return }
      for label in [content.label, descriptionLabel] { label?.highlightMatches(of: searchText) }
    }
  }
  /// Whether the option is selected.
  public var isOptionSelected: Bool {
    get { content.isMarked }
    set { content.isMarked = newValue }
  }

  /// The maximum length of a text, which is more than a row can display.
  private static let maximumTextLength = 500

  public override func prepareForReuse() {
    super.prepareForReuse()
    isOptionSelected = false
    setAccessibleSelected(nil)
  }
}
