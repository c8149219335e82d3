public import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// An option that is a text, with a check mark while it is chosen.
///
/// ## CSS nodes
///
///     cell.fdlFUIListPickerRow
///     ├── label.fdlFUIListPickerRow_textLabel
///     ╰── image.fdlFUIListPickerRow_checkmark       while chosen
///
/// ## Accessibility
///
/// A list item named by its text, which tells whether it is selected.
@MainActor
public final class ListPickerRow: CollectionCell {
  private typealias Parts = ComponentParts.ListPickerRow
  private let label = Parts.textLabel.makeLabel()
  /// Absent until an option is chosen: most rows never show one.
  private var checkmark: Image?

  /// Makes a row that shows nothing yet.
  public required init() {
    super.init()
    become(Parts.cell)
    label.setParent(self)
  }

  /// The option.
  ///
  /// What is longer than anybody reads in a list is cut off.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      let shown = text.utf8.count > Self.longestText ? String(text.prefix(Self.longestText)) + "…" : text
      label.text = shown
      setAccessibleLabel(shown)
      label.emphasize(searchText)
    }
  }
  /// What was searched: it stands out where it is in the text.
  public var searchText = "" { didSet { if searchText != oldValue { label.emphasize(searchText) } } }
  /// Whether the option is chosen.
  public var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      if isChosen { (checkmark ?? makeCheckmark()).isVisible = true } else { checkmark?.isVisible = false }
    }
  }

  private func makeCheckmark() -> Image {
    let made = Image(iconName: "object-select-symbolic")
    made.become(Parts.checkmark)
    made.setAccessibleRole(.presentation)
    made.setParent(self)
    checkmark = made
    return made
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

  private static let gap = Int(Parts.cell.metric(.controlGap))
  /// The room of the check mark is kept free, so that no text breaks elsewhere once it is chosen.
  private static let markWidth = Int(Parts.checkmark.metric(.minimumWidth))

  /// The text, and room for the check mark.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let room = Self.gap + Self.markWidth
    let text = label.measured(.horizontal)
    switch orientation {
    case .horizontal: return Measurement(minimum: text.minimum + room, natural: text.natural + room)
    case .vertical:
      return Measurement(
        label.measured(.vertical, forSize: forSize < 0 ? -1 : max(text.minimum, forSize - room)).natural)
    }
  }

  /// Places the text at the leading end and the check mark at the trailing one.
  public override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let textWidth = max(label.measured(.horizontal).minimum, width - Self.gap - Self.markWidth)
    let textHeight = label.measured(.vertical, forSize: textWidth).natural
    label.allocate(
      x: isMirrored ? width - textWidth : 0, y: (height - textHeight) / 2, width: textWidth, height: textHeight)
    guard let checkmark, checkmark.isVisible else { return }
    let mark = max(Self.markWidth, checkmark.measured(.horizontal).minimum)
    let markHeight = checkmark.measured(.vertical, forSize: mark).natural
    checkmark.allocate(
      x: isMirrored ? 0 : width - mark, y: (height - markHeight) / 2, width: mark, height: markHeight)
  }
}
