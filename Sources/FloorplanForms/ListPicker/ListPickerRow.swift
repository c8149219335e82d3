import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// An option that is a text, with a check mark while it is chosen.
///
/// ## CSS nodes
///
///     cell.fdlFUIListPickerRow
///     ╰── box
///         ├── label.fdlFUIListPickerRow_textLabel
///         ╰── image.fdlFUIListPickerRow_checkmark       drawn while chosen
///
/// ## Accessibility
///
/// A list item named by its text, which tells whether it is selected.
@MainActor
public final class ListPickerRow: CollectionCell {
  private typealias Parts = ComponentParts.ListPickerRow
  private let content = MarkedText(
    Parts.textLabel, mark: Parts.checkmark, gap: Parts.cell.metric(.controlGap))

  /// Makes a row that shows nothing yet.
  public required init() {
    super.init()
    become(Parts.cell)
    content.box.setParent(self)
  }

  /// The option.
  ///
  /// What is longer than anybody reads in a list is cut off.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      let shown = text.utf8.count > Self.longestText ? String(text.prefix(Self.longestText)) + "…" : text
      content.label.text = shown
      setAccessibleLabel(shown)
      content.label.emphasize(searchText)
    }
  }
  /// What was searched: it stands out where it is in the text.
  public var searchText = "" { didSet { if searchText != oldValue { content.label.emphasize(searchText) } } }
  /// Whether the option is chosen.
  public var isChosen: Bool {
    get { content.isMarked }
    set { content.isMarked = newValue }
  }

  /// More than the lines of a row have room for.
  private static let longestText = 500

  /// Clears the row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    // A row that waits for its next use is still found by assistive technology.
    text = ""
    searchText = ""
    isChosen = false
    setAccessibleSelected(nil)
  }
}
